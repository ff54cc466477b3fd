import type { InterestKind } from './interest-kinds.ts'

/** The kind of action of a link; null for links that contact nobody. */
export function kindOfLink(address: string, name: string): InterestKind | null {
  if (address.startsWith('tel:')) return 'phone'
  // A mail or chat link without recipient is for sharing, not for contacting the firm.
  if (address.startsWith('mailto:')) return address.startsWith('mailto:?') ? null : 'mail'
  if (!address.startsWith('https://wa.me/')) return null
  return name.startsWith('Cotizar') ? 'quote' : 'whatsapp'
}
