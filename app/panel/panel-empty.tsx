import type { ReactNode } from 'react'
import { EmptyLine } from '#app/agency/empty-line.tsx'
import { BOX } from '#app/ui/panel/box.tsx'

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

/** A box with a few centred lines, for an empty list or an error. */
export function EmptyBox({ children }: { children: ReactNode }) {
  return (
    <div
      className={`${BOX} grid justify-items-center gap-3 px-5 py-[clamp(2.5rem,2rem+4vw,5rem)] text-center wrap-anywhere [&_p]:max-w-[44ch] [&_p]:text-ink-2`}
    >
      {children}
    </div>
  )
}
