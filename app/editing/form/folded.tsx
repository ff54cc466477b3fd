import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  /** Whether something in it is filled in when the form opens. */
  startsOpen: boolean
  /** Whether something in it is wrong: then it stays in sight. */
  isWrong: boolean
  summary: ReactNode
  children: ReactNode
}

/** The part of a section that is folded until something is known or wrong, then as the person leaves it. */
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
