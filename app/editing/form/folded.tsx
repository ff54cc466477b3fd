import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'

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
    <Disclosure open={isOpen} onToggle={onToggle} summary={<span>{summary}</span>}>
      <div className="mt-3 grid gap-[1.1rem]">{children}</div>
    </Disclosure>
  )
}
