import { stringify } from 'csv-stringify/sync'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { zonedFormat } from '#app/calendar/zoned-format.ts'
import type { ColumnKind, ExportColumn } from './export-columns.ts'

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const OPTIONS = {
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_string: false,
  // Programs read both CR and LF as the end of a row, so fields with either are quoted.
  quoted_match: /[\r\n]/,
} as const

/** A phone's country code. Its '+' would start a formula, so it is put in brackets. */
const COUNTRY_CODE = /^(\+\d+)(?=$|[ \d])/

const moment = zonedFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** The rows as CSV (RFC 4180). No value runs as a formula when a spreadsheet opens it. */
export async function* csvFile<Row>(
  chunks: AsyncIterable<Row[]>,
  timeZone: TimeZone,
  columns: readonly ExportColumn<Row>[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + stringify([columns.map(({ header }) => header)], OPTIONS))
  for await (const rows of chunks)
    yield encoder.encode(
      stringify(
        rows.map((row) => cells(row, columns, timeZone)),
        OPTIONS,
      ),
    )
}

function cells<Row>(row: Row, columns: readonly ExportColumn<Row>[], timeZone: TimeZone): (string | number | null)[] {
  return columns.map(({ kind, value }) => cellValue(kind, value(row), timeZone))
}

function cellValue(kind: ColumnKind, value: string | number | null, timeZone: TimeZone) {
  if (kind === 'phone' && typeof value === 'string') return value.replace(COUNTRY_CODE, '($1)')
  if (kind === 'moment' && typeof value === 'string') return moment(timeZone).format(new Date(value))
  return kind === 'money' && typeof value === 'number' ? value.toFixed(2) : value
}
