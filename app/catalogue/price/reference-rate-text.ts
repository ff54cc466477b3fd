import { formatDay } from '#app/calendar/calendar-day.ts'
import type { ReferenceRate } from './price.ts'

/** '18.35 pesos por dólar del 21 nov 2026'. */
export function referenceRateText({ pesosPerDollar, day }: ReferenceRate): string {
  return `${pesosPerDollar} pesos por dólar del ${formatDay(day)}`
}
