import { isSlug } from '#app/seo/slug-shape.ts'
import { textOf } from '#app/forms/form-text.ts'
import { INTEREST_KINDS, type InterestKind } from './interest-kinds.ts'

/** One action of a visitor on a property (by slug). */
export type Act = { kind: InterestKind; slug: string }

/** Counts of the recent days and in total. */
export type Interest = Record<InterestKind, { recent: number; total: number }>

/** Days that 'recent' covers, today among them. */
export const RECENT_DAYS = 30

/** The action in a beacon; null when the body is not valid. */
export function parseAct(body: FormData): Act | null {
  const kind = INTEREST_KINDS.find((known) => known === body.get('kind'))
  const slug = textOf(body, 'slug')
  return kind && isSlug(slug) ? { kind, slug } : null
}

/** The kind of action of a link; null for links that contact nobody. */
export function kindOfLink(address: string, name: string): InterestKind | null {
  if (address.startsWith('tel:')) return 'phone'
  // A mail or chat link without recipient is for sharing, not for contacting the firm.
  if (address.startsWith('mailto:')) return address.startsWith('mailto:?') ? null : 'mail'
  if (!address.startsWith('https://wa.me/')) return null
  return name.startsWith('Cotizar') ? 'quote' : 'whatsapp'
}

/** User agents that are not visitors: search engines, chat previews, monitors. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || /bot\b|crawl|spider|preview|facebookexternalhit|monitor|curl|wget/i.test(userAgent)
}
