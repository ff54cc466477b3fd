import type { ComponentProps } from 'react'
import { DetailBody } from '#app/property/page/property-detail.tsx'
import './panel-detail.css'

type Props = Pick<ComponentProps<typeof DetailBody>, 'view' | 'quoteUrl' | 'drawn'>

/** A property as visitors see it, in the column of the panel below a head with its name. */
export function PanelDetail(props: Props) {
  return (
    <div className="panel-detail">
      <DetailBody {...props} isNamed tools={null} />
    </div>
  )
}
