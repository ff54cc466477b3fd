import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  /** Whether a control in it has a value when the form opens. */
  startsOpen: boolean
  /** Whether a control in it has an error: then it stays open. */
  isWrong: boolean
  summary: ReactNode
  children: ReactNode
}

/** The foldable part of a section. It opens by itself for values and errors. */
export function Folded({ startsOpen, isWrong, summary, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  if (isWrong && !isOpen) setOpen(true)

  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (isWrong) currentTarget.open = true
    setOpen(currentTarget.open)
  }

  return (
    <details open={isOpen} onToggle={onToggle} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" className="text-[.8rem] text-ink-3 transition-[rotate] group-open:rotate-180" />
        {summary}
      </summary>
      <div className="mt-3 grid gap-[1.1rem]">{children}</div>
    </details>
  )
}
