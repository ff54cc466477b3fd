import type { MouseEvent } from 'react'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'

/**
 * The same where a page may ask before it is left: it moves the focus by itself, for the router can't stop at an address
 * that it did not make. What it leads to takes the focus (`tabIndex`).
 */
export function PanelSkipLink({ to }: { to?: string }) {
  return <SkipLink to={to} onClick={skip} />
}

function skip(event: MouseEvent<HTMLAnchorElement>) {
  const content = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!content || !isPlainClick(event)) return
  event.preventDefault()
  content.focus()
}
