import { dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { streamOf } from '#app/http/stream-of.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { PanelSelection } from '#app/inventory/panel-search.ts'
import { csvFile } from './csv-file.server.ts'
import { excelFile } from './excel-file.server.ts'
import { type ExportColumn, columnsFor } from './export-columns.ts'
import { exportRows } from './export-rows.server.ts'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** The properties of a list as a download, streamed while it is written; null for an unknown format. */
export function exportFile(
  store: Store,
  request: { format: string; selection: PanelSelection; now: Date; timeZone: TimeZone; seesContacts?: boolean },
): Response | null {
  const { format, selection, now, timeZone, seesContacts = true } = request
  const today = dayIn(timeZone, now)
  const rows = exportRows(store, selection, today)
  return tableFile(format, {
    rows,
    columns: columnsFor(seesContacts),
    timeZone,
    name: `propiedades-${today}`,
    sheet: 'Propiedades',
  })
}

type Table<Row> = {
  rows: AsyncIterable<Row[]>
  columns: readonly ExportColumn<Row>[]
  timeZone: TimeZone
  /** The name of the file, without its ending, and of the sheet of a workbook. */
  name: string
  sheet: string
}

/** Rows as a download, streamed while they are read; null for an unknown format. */
export function tableFile<Row>(format: string, { rows, columns, timeZone, name, sheet }: Table<Row>): Response | null {
  if (format !== 'xlsx' && format !== 'csv') return null
  const file = format === 'xlsx' ? excelFile(rows, timeZone, columns, sheet) : csvFile(rows, timeZone, columns)
  return new Response(streamOf(file), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'no-store',
    },
  })
}
