/** What a visitor does about a property: sees its page, asks for a quote, writes by WhatsApp or mail, calls. */
export const INTEREST_KINDS = ['view', 'quote', 'whatsapp', 'phone', 'mail'] as const
export type InterestKind = (typeof INTEREST_KINDS)[number]

export const INTEREST_LABELS: Record<InterestKind, string> = {
  view: 'Visitas',
  quote: 'Cotizaciones',
  whatsapp: 'WhatsApp',
  phone: 'Llamadas',
  mail: 'Correos',
}
