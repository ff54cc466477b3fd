import { isSlug } from '#app/seo/slug-shape.ts'
import { type ChatReference, postedReference } from './chat-reference.ts'
import { textOf } from '#app/forms/form-text.ts'

/** Actions of a visitor on a property that pages report: view, quote, WhatsApp, call, mail. */
const REPORTED_KINDS = ['view', 'quote', 'whatsapp', 'phone', 'mail'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** Those, and a message of the contact form, which counts when it is saved. */
export const INTEREST_KINDS = [...REPORTED_KINDS, 'message'] as const
export type InterestKind = (typeof INTEREST_KINDS)[number]

/** One reported action of a visitor on a property (by slug), or a chat that a page without property began. */
export type VisitorAction = { kind: ReportedKind; slug: string | null; reference: ChatReference | null }

/** Counts of the recent days and in total. */
export type Interest = Record<InterestKind, { recent: number; total: number }>

/** Days that 'recent' covers, today among them. */
export const RECENT_DAYS = 30

/** The action in a beacon; null when the body is not valid. */
export function parseVisitorAction(body: FormData): VisitorAction | null {
  const kind = REPORTED_KINDS.find((each) => each === body.get('kind'))
  const slug = textOf(body, 'slug')
  const reference = kind === 'quote' || kind === 'whatsapp' ? postedReference(body) : null
  if (!kind || (slug === '' ? reference === null : !isSlug(slug))) return null
  return { kind, slug: slug || null, reference }
}

/** User agents that are not visitors: search engines, chat previews, monitors. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || /bot\b|crawl|spider|preview|facebookexternalhit|monitor|curl|wget/i.test(userAgent)
}
