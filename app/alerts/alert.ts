import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { type Criticality, HIGH_DAYS } from './criticality.ts'

/** A property whose contract runs out (spec, section 3). */
export type ContractAlert = PropertyCard & {
  /** 'Huinalá, Apodaca'. */
  place: string
  /** Calendar day in Monterrey. */
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
export function expiryText(daysUntilExpiry: number): string {
  if (daysUntilExpiry === 0) return 'Vence hoy'
  return daysUntilExpiry === 1 ? 'Vence en 1 día' : `Vence en ${daysUntilExpiry} días`
}

/** Text of the ring for screen readers: '21 % del plazo, 19 días'. */
export function ringText({ daysUntilExpiry, percentageRemaining }: ContractAlert): string {
  return `${percentageRemaining}\u00A0% del plazo, ${daysUntilExpiry === 1 ? '1 día' : `${daysUntilExpiry} días`}`
}
