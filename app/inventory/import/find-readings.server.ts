import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { dayIn, formatDayIn } from '#app/calendar/calendar-day.ts'
import type { FactName } from '#app/catalogue/facts/facts.ts'
import { type PropertyFacts, formatFact } from '#app/catalogue/property/format-fact.ts'
import type { Store } from '#app/db/store.server.ts'
import { readableFacts } from '#app/editing/form/read-controls.ts'
import { findNewValues } from '#app/editing/form/open-form.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { counted } from '#app/panel/counted.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { CELLS_JSON } from './file/import-json.ts'
import type { TableRow } from './file/table.ts'
import { rivalColumns } from './mapping/guess-columns.ts'
import type { ImportPayload } from './mapping/import-payload.ts'
import { readRow } from './mapping/read-row.ts'
import type { RowReading, RowValues } from './mapping/row-values.ts'
import { type Target, factOfTarget, pictureSetOf } from './mapping/targets.ts'
import type { NamedOptions } from './mapping/worded-codes.ts'
import type { ColumnReading, ShownReadings } from './shown-import.ts'

/** Rows among which samples are searched, samples of a column, and rows that show the table. */
const SAMPLE_ROWS = 60
const SAMPLES = 3
const FIRST_ROWS = 5
const LONGEST = 60

export const NO_READINGS: ShownReadings = { readings: [], firstRows: [] }

type Reading = { stored: ImportPayload; named: NamedOptions; now: Date }

/** The first rows of an import, and how samples of each column are read. */
export async function findReadings(
  store: Store,
  id: string,
  { stored: { columns, mapping, chosen }, named, now }: Reading,
): Promise<ShownReadings> {
  const { db } = store
  const found = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .orderBy('position')
    .limit(SAMPLE_ROWS)
    .select(['position', 'cells'])
    .execute()
  const rows = found.map(({ position, cells }) => ({ line: position, cells: readJsonOr(CELLS_JSON, cells, []) }))
  const timeZone = await findTimeZone(store)
  const headers = columns.map(({ header }) => header)
  const reading = { headers, mapping, chosen, options: named, timeZone }
  const rivals = rivalColumns(headers, mapping)
  const start = await findNewValues(db)
  const read = new Map<TableRow, ReadSample>()
  const readOnce = (row: TableRow): ReadSample => {
    const before = read.get(row)
    if (before) return before
    const values = readRow(row, reading)
    const typed = { ...start, ...values.texts, amenities: values.amenities ?? [] }
    const facts = {
      ...readableFacts(typed, dayIn(timeZone, now)),
      photos: values.addresses.photos,
      plans: values.addresses.plans,
    }
    const once = { values, facts: facts as PropertyFacts }
    read.set(row, once)
    return once
  }
  return {
    firstRows: rows
      .slice(0, FIRST_ROWS)
      .map(({ line, cells }) => ({ line, cells: headers.map((_header, at) => short(cells[at])) })),
    readings: columns.map(({ samples }, at): ColumnReading => {
      const target = mapping[at] ?? null
      const seen = new Map<string, TableRow>()
      for (const row of rows) {
        const text = short(row.cells[at])
        if (text !== '' && seen.size < SAMPLES && !seen.has(text)) seen.set(text, row)
      }
      const shown = [...seen].map(([text, row]) => ({
        text,
        read: target ? readingOf(target, text, readOnce(row), reading) : null,
      }))
      return {
        samples: shown.length > 0 ? shown : samples.map((text) => ({ text, read: null })),
        rival: rivalOf(at, rivals, headers),
      }
    }),
  }
}

type ReadSample = { values: RowValues; facts: PropertyFacts }

/** What a sample says as the target of its column; null where that is what stands there already. */
function readingOf(
  target: Target,
  text: string,
  { values, facts }: ReadSample,
  { timeZone }: RowReading,
): string | null {
  const set = pictureSetOf(target)
  if (set) return counted(values.addresses[set].length, 'foto por traer', 'fotos por traer')
  const fact = factOfTarget(target)
  if (target === 'teamNotes') return 'Nota del equipo'
  if (target === 'createdAt' || target === 'updatedAt') {
    const moment = values[target]
    return moment ? formatDayIn(timeZone, moment.toISOString()) : NOT_READ
  }
  if (target === 'currency') return formatFact('price', facts)
  // People and conjuntos are named by others of the page.
  if (!fact || fact.kind === 'complex' || fact.kind === 'asesor' || fact.kind === 'owner') return null
  const read = formatFact(target as FactName, facts)
  if (read === null) return NOT_READ
  return oneLine(read) === text ? null : oneLine(read).slice(0, LONGEST)
}

const NOT_READ = 'no se lee'

/** What the name of a column that is not imported says or begins like, and the column that has that meaning. */
function rivalOf(
  at: number,
  rivals: ReturnType<typeof rivalColumns>,
  headers: readonly string[],
): ColumnReading['rival'] {
  const rival = rivals.find(({ column }) => column === at)
  return rival ? { target: rival.target, header: rival.winner === null ? null : (headers[rival.winner] ?? null) } : null
}

function short(cell: TableRow['cells'][number] | undefined): string {
  return oneLine(String(cell ?? '')).slice(0, LONGEST)
}
