import type { ReactNode } from 'react'
import { EmptyLine } from '#app/agency/empty-line.tsx'
import { EmptyBox } from './empty-box.tsx'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** Empty state of a list: the reason in one sentence, and one action (design, section 5, Empty). */
export function PanelEmpty({ title, children, action }: Props) {
  return (
    <EmptyBox>
      <EmptyLine />
      <h2 className="text-xl/snug">{title}</h2>
      <p>{children}</p>
      {action}
    </EmptyBox>
  )
}
