import type { MouseEvent } from 'react'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'

/** The form that a page is for: the skip link leads to it, past the head of the page. */
export const SKIP_TARGET = { 'data-skip-target': true, tabIndex: -1 } as const

/**
 * Skip link for pages that ask before they are left: it moves the focus itself, because the router can't block a change
 * of the hash.
 */
export function PanelSkipLink() {
  return <SkipLink onClick={skip} />
}

function skip(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget
  const content =
    document.querySelector<HTMLElement>(`${hash} [data-skip-target]`) ?? document.querySelector<HTMLElement>(hash)
  if (!content || !isPlainClick(event)) return
  event.preventDefault()
  content.focus()
}
