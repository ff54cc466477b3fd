import { textOf } from '#app/forms/form-text.ts'
import { INTEREST_KINDS, type InterestKind } from './vocabulary.ts'

/** One act, of a property by its slug. */
export type Act = { kind: InterestKind; slug: string }

/** How often, in the days that staff look back and altogether. */
export type Interest = Record<InterestKind, { recent: number; total: number }>

/** Days that 'recent' covers, today among them. */
export const RECENT_DAYS = 30

/** Slugs have at most 100 characters (spec, section 9), and a folded ID behind them. */
const SLUG = /^[a-z0-9-]{1,160}$/

/** The act that a beacon tells of; null for anything else that was posted. */
export function parseAct(body: FormData): Act | null {
  const kind = INTEREST_KINDS.find((known) => known === body.get('kind'))
  const slug = textOf(body, 'slug')
  return kind && SLUG.test(slug) ? { kind, slug } : null
}

/** What following a link means; null for one that reaches nobody. */
export function kindOfLink(address: string, name: string): InterestKind | null {
  if (address.startsWith('tel:')) return 'phone'
  // Without an address it is the visitor's own message to whomever: sharing.
  if (address.startsWith('mailto:')) return address.startsWith('mailto:?') ? null : 'mail'
  if (!address.startsWith('https://wa.me/')) return null
  return name.startsWith('Cotizar') ? 'quote' : 'whatsapp'
}

/** Programs that read pages without being interested: search engines, previews of chats, monitors. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || /bot\b|crawl|spider|preview|facebookexternalhit|monitor|curl|wget/i.test(userAgent)
}
