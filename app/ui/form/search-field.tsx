import type { ComponentProps, ReactNode } from 'react'
import { INPUT } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props = ComponentProps<'input'> & {
  /** Classes of the frame: its place and width. */
  frame?: string
  /** Content at the end, instead of the browser's clear button; `className` must leave space for it. */
  children?: ReactNode
}

/** A search input with a magnifier and optional content at its end. */
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
