import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { type Criticality, HIGH_DAYS } from './criticality.ts'

/** The kinds of alert, each with the verb of its text. */
const ALERT_KINDS = {
  contract: { endsText: 'Vence' },
  exclusive: { endsText: 'La exclusiva vence' },
} as const
export type AlertKind = keyof typeof ALERT_KINDS

/** A property with a deadline, usually that of its contract (spec, section 3). */
export type ContractAlert = PropertyCard & {
  kind: AlertKind
  /** 'Huinalá, Apodaca'. */
  place: string
  /** Calendar day of the agency. */
  timeAlert: string
  daysUntilExpiry: number
  percentageRemaining: number
  criticality: Criticality
}

/** On the first page an alert is urgent at 30 days or fewer, the limit of a high one (spec, section 2, Home). */
export function isUrgent(daysUntilExpiry: number): boolean {
  return daysUntilExpiry <= HIGH_DAYS
}

/** 'Vence en 4 días' (spec, section 2, Home). */
export function expiryText({ kind, daysUntilExpiry }: Pick<ContractAlert, 'kind' | 'daysUntilExpiry'>): string {
  const { endsText } = ALERT_KINDS[kind]
  if (daysUntilExpiry === 0) return `${endsText} hoy`
  return daysUntilExpiry === 1 ? `${endsText} en 1 día` : `${endsText} en ${daysUntilExpiry} días`
}

/** Key of an alert in a list: a property has at most one of each kind. */
export function alertKey({ id, kind }: Pick<ContractAlert, 'id' | 'kind'>): string {
  return `${kind} ${id}`
}

/** Text of the ring for screen readers: '21 % del plazo, 19 días'. */
export function ringText({ daysUntilExpiry, percentageRemaining }: ContractAlert): string {
  return `${percentageRemaining}\u00A0% del plazo, ${daysUntilExpiry === 1 ? '1 día' : `${daysUntilExpiry} días`}`
}
