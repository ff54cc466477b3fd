import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { RowValues } from '#app/inventory/import/mapping/row-values.ts'

const MINUTE_MS = 60_000

/** The beginning of a sentence about a property that somebody changed after its file was exported; null where nobody did. */
export function changedSince({ updatedAt }: PropertyRecord, values: RowValues, timeZone: TimeZone): string | null {
  if (updatedAt === null || values.updatedAt === null) return null
  // The export has minutes.
  const [stored, exported] = [new Date(updatedAt), values.updatedAt].map((moment) =>
    Math.floor(moment.getTime() / MINUTE_MS),
  )
  if (stored === undefined || exported === undefined || stored <= exported) return null
  return `Alguien la cambió en el panel el ${formatDayIn(timeZone, updatedAt)}, después de exportar este archivo`
}
