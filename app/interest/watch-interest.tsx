import { useEffect } from 'react'
import { href } from 'react-router'
import type { InterestKind } from './interest-kinds.ts'
import { kindOfLink } from './kind-of-link.ts'

const DETAIL = /^\/propiedad\/([a-z0-9-]+)$/

/** Reports quotes, calls and messages started from any public page. No cookies, no personal data. */
export function WatchInterest() {
  useEffect(() => {
    document.addEventListener('click', tellOfLink)
    document.addEventListener('auxclick', tellOfLink)
    return () => {
      document.removeEventListener('click', tellOfLink)
      document.removeEventListener('auxclick', tellOfLink)
    }
  }, [])
  return null
}

/** Reports a view of a property page; done in the browser, so that pages from a cache count too. */
export function WatchView({ slug }: { slug: string }) {
  useEffect(() => tell('view', slug), [slug])
  return null
}

function tellOfLink({ target }: MouseEvent) {
  // Links of the drawn map lead to pages; theirs is no address of text.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(svg *)') : null
  const kind = link && kindOfLink(link.href, link.ariaLabel ?? link.innerText.trim())
  const slug = link && slugAround(link)
  if (kind && slug) tell(kind, slug)
}

/** The property of the card around the link, else the property of the page. */
function slugAround(link: HTMLAnchorElement): string | null {
  const card = link.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/propiedad/"]')
  return DETAIL.exec(card ? card.pathname : location.pathname)?.[1] ?? null
}

function tell(kind: InterestKind, slug: string) {
  navigator.sendBeacon(href('/interes'), new URLSearchParams({ kind, slug }))
}
