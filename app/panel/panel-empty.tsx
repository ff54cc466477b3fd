import type { ReactNode } from 'react'
import { EmptyLine } from '#app/agency/empty-line.tsx'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** A list that holds nothing: why, in one sentence, and one way out (design, section 5). */
export function PanelEmpty({ title, children, action }: Props) {
  return (
    <div className="box empty-box">
      <EmptyLine />
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}
