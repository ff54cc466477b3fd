import { useEffect } from 'react'
import { href } from 'react-router'
import { codeFrom, withReference } from './chat-reference.ts'
import type { ReportedKind } from './interest.ts'

/** The campaign of the first page of this visit ('google / naves-apodaca'). It stays in memory: nothing is stored in the browser. */
const campaign = typeof location === 'undefined' ? '' : campaignIn(location.search)

const DETAIL = /^\/propiedad\/([a-z0-9-]+)$/

/** Reports quotes, calls and messages started from any public page. No cookies, no personal data. */
export function WatchInterest() {
  useEffect(() => {
    document.addEventListener('click', reportLink)
    document.addEventListener('auxclick', reportLink)
    return () => {
      document.removeEventListener('click', reportLink)
      document.removeEventListener('auxclick', reportLink)
    }
  }, [])
  return null
}

/** Reports a view of a property page; done in the browser, so that pages from a cache count too. */
export function WatchView({ slug }: { slug: string }) {
  useEffect(() => report('view', { slug }), [slug])
  return null
}

function reportLink({ target }: MouseEvent) {
  // Links inside the SVG map lead to pages, and their `href` is not a string.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(svg *)') : null
  const kind = link && kindOfLink(link.href, link.ariaLabel ?? link.innerText.trim())
  if (!kind) return
  const slug = slugAround(link)
  if (kind === 'quote' || kind === 'whatsapp') reportChat(kind, link, slug)
  else if (slug) report(kind, { slug })
}

/** The browser opens the link after this, so its text ends with the code that is reported. */
function reportChat(kind: ReportedKind, link: HTMLAnchorElement, slug: string | null) {
  const code = codeFrom(crypto.getRandomValues(new Uint8Array(4)))
  link.href = withReference(link.href, code)
  report(kind, { ...(slug && { slug }), code, page: location.pathname, ...(campaign && { campaign }) })
}

/** The property of the card around the link, else the property of the page. */
function slugAround(link: HTMLAnchorElement): string | null {
  const card = link.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/propiedad/"]')
  return DETAIL.exec(card ? card.pathname : location.pathname)?.[1] ?? null
}

function report(kind: ReportedKind, fields: Record<string, string>) {
  navigator.sendBeacon(href('/interes'), new URLSearchParams({ kind, ...fields }))
}

/** The kind of action of a link; null for links that contact nobody. */
export function kindOfLink(address: string, name: string): ReportedKind | null {
  if (address.startsWith('tel:')) return 'phone'
  // A mail or chat link without recipient is for sharing, not for contacting the agency.
  if (address.startsWith('mailto:')) return address.startsWith('mailto:?') ? null : 'mail'
  if (!/^https:\/\/wa\.me\/\d/.test(address)) return null
  return name.startsWith('Cotizar') ? 'quote' : 'whatsapp'
}

/** The source and name of a campaign in the query of an address; '' without any. */
export function campaignIn(query: string): string {
  const params = new URLSearchParams(query)
  return ['utm_source', 'utm_campaign'].flatMap((name) => params.get(name) ?? []).join(' / ')
}
