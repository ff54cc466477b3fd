import { daysBetween } from '#app/calendar/calendar-day.ts'

export const CRITICALITIES = ['critical', 'high', 'medium', 'low'] as const
export type Criticality = (typeof CRITICALITIES)[number]
export const CRITICALITY_LABELS: Record<Criticality, string> = {
  critical: 'CRÍTICA',
  high: 'ALTA',
  medium: 'MEDIA',
  low: 'BAJA',
}

/** Days to expiry up to which an alert is critical, high, medium (spec, section 9). */
export const CRITICAL_DAYS = 7
export const HIGH_DAYS = 30
export const MEDIUM_DAYS = 60
/** The window of alerts and of their percentage, in days: 3 months (spec, section 9). */
export const ALERT_WINDOW_DAYS = 90

/** How urgent a deadline is, from its days to expiry. */
export function criticalityOf(daysUntilExpiry: number): Criticality {
  if (daysUntilExpiry <= CRITICAL_DAYS) return 'critical'
  if (daysUntilExpiry <= HIGH_DAYS) return 'high'
  if (daysUntilExpiry <= MEDIUM_DAYS) return 'medium'
  return 'low'
}

/** Share of the 90-day window that is left, 0 to 100, rounded. */
export function percentageRemaining(daysUntilExpiry: number): number {
  return Math.round(Math.min(100, Math.max(0, (daysUntilExpiry / ALERT_WINDOW_DAYS) * 100)))
}

/**
 * The alert of a deadline today; null without a deadline, or with one past or beyond the window (decision 10).
 * @param today calendar day of the agency
 */
export function deadlineAlert(timeAlert: string | null, today: string) {
  if (!timeAlert) return null
  const daysUntilExpiry = daysBetween(today, timeAlert)
  if (daysUntilExpiry < 0 || daysUntilExpiry > ALERT_WINDOW_DAYS) return null
  return {
    daysUntilExpiry,
    percentageRemaining: percentageRemaining(daysUntilExpiry),
    criticality: criticalityOf(daysUntilExpiry),
  }
}
