import type { MouseEvent } from 'react'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'

/**
 * Skip link for pages that ask before they are left: it moves the focus itself, because the router can't block a change
 * of the hash. Its target needs `tabIndex`.
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
