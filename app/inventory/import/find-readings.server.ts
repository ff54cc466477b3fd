import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { dayIn, formatDayIn } from '#app/calendar/calendar-day.ts'
import type { FactName } from '#app/catalogue/facts/facts.ts'
import { type PropertyFacts, formatFact } from '#app/catalogue/property/format-fact.ts'
import type { Store } from '#app/db/store.server.ts'
import { readableFacts } from '#app/editing/form/read-controls.ts'
import { findNewValues } from '#app/editing/form/open-form.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { counted } from '#app/panel/counted.ts'
import type { TableRow } from './file/table.ts'
import { isEmptyWord } from './mapping/empty-words.ts'
import { rivalColumns } from './mapping/guess-columns.ts'
import { hintsOfHeaders } from './mapping/heading-hints.ts'
import type { ImportPayload } from './mapping/import-payload.ts'
import { readRow } from './mapping/read-row.ts'
import { pairOfHeading, readTwo } from './mapping/read-surfaces.ts'
import type { RowReading, RowValues } from './mapping/row-values.ts'
import { type Target, factOfTarget, pictureSetOf, targetLabel } from './mapping/targets.ts'
import type { NamedOptions } from './mapping/worded-codes.ts'
import { shortCell } from './short-cell.ts'
import type { ColumnReading } from './kind/shown-import.ts'

/** Samples of a column. */
const SAMPLES = 3

type Reading = { payload: ImportPayload; first: readonly TableRow[]; named: NamedOptions; now: Date }

/** How samples of each column of an import of properties are read. @param first its first rows */
export async function findReadings(
  store: Store,
  { payload: { columns, mapping, chosen }, first: rows, named, now }: Reading,
): Promise<ColumnReading[]> {
  const { db } = store
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
  return columns.map(({ samples }, at): ColumnReading => {
    const target = mapping[at] ?? null
    const seen = new Map<string, TableRow>()
    for (const row of rows) {
      const text = shortCell(row.cells[at])
      if (text !== '' && seen.size < SAMPLES && !seen.has(text)) seen.set(text, row)
    }
    const shown = [...seen].map(([text, row]) => ({
      text,
      read: target ? readingOf({ target, at }, text, readOnce(row), reading) : null,
    }))
    return {
      samples: shown.length > 0 ? shown : samples.map((text) => ({ text, read: null })),
      rival: rivalOf(at, rivals, headers),
    }
  })
}

type ReadSample = { values: RowValues; facts: PropertyFacts }

/** What a sample says as the target of its column; null where that is what stands there already. */
function readingOf(
  { target, at }: { target: Target; at: number },
  text: string,
  { values, facts }: ReadSample,
  { headers, timeZone }: RowReading,
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
  const pair = readPair(target, text, at, headers)
  if (pair)
    return pair.map((name) => `${targetLabel(name)}: ${oneLine(formatFact(name, facts) ?? NOT_READ)}`).join(' · ')
  const read = formatFact(target as FactName, facts)
  if (read === null || read === '') return isEmptyWord(text) ? LEFT_EMPTY : NOT_READ
  const shown = shortCell(read)
  return shown === text ? null : shown
}

/** The facts that a cell under a heading of two fills: 'Terreno / Construcción' with one surface is the whole. */
function readPair(target: Target, text: string, at: number, headers: readonly string[]): FactName[] | null {
  const header = headers[at] ?? ''
  const read = pairOfHeading(header) && readTwo(target, text, header, hintsOfHeaders(headers)[at]?.unit ?? null)
  const names = read && 'texts' in read ? (Object.keys(read.texts) as FactName[]) : []
  return names.length > 0 ? names : null
}

const NOT_READ = 'no se lee'
const LEFT_EMPTY = 'queda vacío'

/** What the name of a column that is not imported says or begins like, and the column that has that meaning. */
function rivalOf(
  at: number,
  rivals: ReturnType<typeof rivalColumns>,
  headers: readonly string[],
): ColumnReading['rival'] {
  const rival = rivals.find(({ column }) => column === at)
  return rival ? { target: rival.target, header: rival.winner === null ? null : (headers[rival.winner] ?? null) } : null
}
