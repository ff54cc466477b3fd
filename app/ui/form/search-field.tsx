import type { ComponentProps, ReactNode } from 'react'
import { INPUT } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props = ComponentProps<'input'> & {
  /** Of the frame around it: its place and width. */
  frame?: string
  /** What stands at its end instead of the browser's own cross, over the room that `className` leaves there. */
  children?: ReactNode
}

/** Where one types what to look for: a magnifier before it, and at its end what the page needs there. */
export function SearchField({ frame = '', className = 'pr-3', children, ...input }: Props) {
  return (
    <span className={`relative block min-w-0 ${frame}`}>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-[.9rem] -translate-y-1/2 text-ink-3" />
      <input
        type="search"
        enterKeyHint="search"
        {...input}
        className={`${INPUT} pl-[2.7rem] ${className} ${children ? 'search-input' : ''}`}
      />
      {children}
    </span>
  )
}
