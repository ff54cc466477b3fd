import { dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { streamOf } from '#app/http/stream-of.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { PanelSelection } from '#app/inventory/panel-search.ts'
import { csvFile } from './csv-file.server.ts'
import { excelFile } from './excel-file.server.ts'
import { exportRows } from './export-rows.server.ts'

const FORMATS = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: excelFile },
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
} as const

/** The properties of a list as a download, streamed while it is written; null for an unknown format. */
export function exportFile(
  store: Store,
  request: { format: string; selection: PanelSelection; now: Date; timeZone: TimeZone },
): Response | null {
  const { format, selection, now, timeZone } = request
  if (!isFormat(format)) return null
  const { type, write } = FORMATS[format]
  const today = dayIn(timeZone, now)
  return new Response(streamOf(write(exportRows(store, selection, today), timeZone)), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="propiedades-${today}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}

function isFormat(format: string): format is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, format)
}
