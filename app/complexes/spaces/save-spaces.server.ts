import { v7 as uuidv7 } from 'uuid'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type Actor, createProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import { SPACE_TYPES } from '#app/catalogue/facts/complex-link.ts'
import { findChosenComplexes } from '#app/catalogue/complex/complexes.server.ts'
import { type PropertyFormValues, newValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { findNewValues } from '#app/editing/form/new-form-values.server.ts'
import { checkProperty } from '#app/editing/form/check-property.ts'
import { findDefaultPrecision } from '#app/catalogue/place/default-precision.server.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import { quoteOf, quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { compareNames } from '#app/text/name-order.ts'
import { mergeRow } from './merge-row.ts'
import { OPTIONAL_CELLS, type OptionalCell, optionalCellsOf } from './optional-cells.ts'
import { errorsOf } from './row-errors.ts'
import { spaceTexts, valuesIn } from './space-cells.ts'
import { type OpenSpaces, type SpaceRow, isBlank, isUntouched } from './space-rows.ts'

/** Empty rows that the table ends with. */
const EMPTY_ROWS = 3

type Stored = Pick<Parts, 'store' | 'now'>

/** The table of a conjunto's spaces as they are stored, and empty rows for more; null when there is no such conjunto. */
export async function openSpaces(
  { store, now }: Stored,
  id: string,
  columns: readonly string[],
): Promise<OpenSpaces | null> {
  const [chosen] = await findChosenComplexes(store.db, [id])
  if (!chosen) return null
  const complex = await store.db
    .selectFrom('complexes')
    .where('id', '=', id)
    .select(['id', 'name', 'kind', 'slug'])
    .executeTakeFirstOrThrow()
  const spaces = await store.db
    .selectFrom('properties')
    .where('complexId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'propertyId'])
    .execute()
  const records = await findRecords(
    store.db,
    spaces.toSorted(byCode).map((space) => space.id),
  )
  const offered = optionalCellsOf([SPACE_TYPES[complex.kind], ...records.map(({ input }) => input.type)])
  const rows = records.map((record) => storedRow(record, offered))
  const empty = (rowId: string) => emptyRow(rowId, offered, records.at(-1)?.input ?? beginning(complex.kind))
  for (let at = 0; at < EMPTY_ROWS; at += 1) rows.push(empty(uuidv7({ msecs: now().getTime() })))
  const asked = offered.filter((cell) => columns.includes(cell))
  const precision = await findDefaultPrecision(store.db)
  return { ...complex, rows, empty: empty('').texts, precision, offered, asked }
}

/** By their IDs, 'L-2' before 'L-10'; without one last, in the order in which they were added. */
function byCode(one: { propertyId: string | null }, other: { propertyId: string | null }): number {
  if (one.propertyId === null || other.propertyId === null)
    return Number(one.propertyId === null) - Number(other.propertyId === null)
  return compareNames(one.propertyId, other.propertyId)
}

type Beginning = Pick<PropertyInput, 'type' | 'category' | 'currency'>

function beginning(kind: ComplexKind): Beginning {
  return { type: SPACE_TYPES[kind], category: 'renta', currency: 'MXN' }
}

/** @param like the space above it */
function emptyRow(id: string, more: readonly OptionalCell[], { type, category, currency }: Beginning): SpaceRow {
  const texts = spaceTexts({ ...newValues(null), type, category, currency }, more)
  return { id, version: 0, texts, base: texts, errors: {}, message: null, quoted: null }
}

/** @param more the columns that may be opened: those that the row was sent with, or all */
function storedRow({ id, version, input }: PropertyRecord, more: readonly OptionalCell[] = OPTIONAL_CELLS): SpaceRow {
  const texts = spaceTexts(valuesOf(input), more)
  const quoted = quoteOf(input) && quotedPrice(input)
  return { id, version, texts, base: texts, errors: {}, message: null, quoted }
}

type Work = { parts: Stored; actor: Actor; complex: ComplexOption; today: string }
/** A row after its turn: saved as the property of this id, or as it was typed with what is wrong. */
type Done = { saved: string } | { row: SpaceRow }

/**
 * Saves the rows that were filled in or changed, each by itself as its form would: what is wrong with one keeps no other
 * from being saved.
 * @returns the rows as they are now, those that were not saved as they were typed; null when there is no such conjunto
 */
export async function saveSpaces(
  { parts, actor, id }: { parts: Stored; actor: Actor; id: string },
  sent: readonly SpaceRow[],
): Promise<{ rows: SpaceRow[]; saved: number } | null> {
  const [complex] = await findChosenComplexes(parts.store.db, [id])
  if (!complex) return null
  const { store, now } = parts
  const work: Work = { parts, actor, complex, today: dayInMonterrey(now()) }
  const start = { ...(await findNewValues(store.db)), complexId: complex.id }
  const filled = sent.filter((row) => !isBlank(row) && !isUntouched(row))
  const known = await recordsById(
    store,
    filled.filter(({ version }) => version > 0).map((row) => row.id),
  )
  const done = new Map<SpaceRow, Done>()
  for (const row of filled)
    done.set(row, await (row.version === 0 ? addRow(work, start, row) : editRow(work, known.get(row.id), row)))
  const saved = [...done.values()].flatMap((each) => ('saved' in each ? each.saved : []))
  const stored = await recordsById(store, saved)
  return { rows: sent.map((row) => rowAfter(row, done.get(row), stored)), saved: saved.length }
}

async function recordsById({ db }: Store, ids: readonly string[]): Promise<Map<string, PropertyRecord>> {
  const records = await findRecords(db, [...new Set(ids)].filter(isId))
  return new Map(records.map((record) => [record.id, record]))
}

function rowAfter(row: SpaceRow, done: Done | undefined, stored: ReadonlyMap<string, PropertyRecord>): SpaceRow {
  if (!done) return row
  if ('row' in done) return done.row
  const record = stored.get(done.saved)
  return record ? storedRow(record) : row
}

async function addRow({ parts, actor, complex, today }: Work, start: PropertyFormValues, row: SpaceRow): Promise<Done> {
  const checked = checkRow({ complex, stored: null, today }, start, row)
  if ('row' in checked) return checked
  const { id } = await createProperty(parts.store, checked.input, actor, parts.now(), row.id)
  return { saved: id }
}

async function editRow(
  { parts, actor, complex, today }: Work,
  known: PropertyRecord | undefined,
  row: SpaceRow,
): Promise<Done> {
  const changed = changedMeanwhile(complex, known, row)
  if (!known || changed) return { row: changed ?? row }
  const over = { complex, stored: known.input, today }
  const checked = checkRow(over, valuesOf(known.input), row)
  if ('row' in checked) return { row: { ...checked.row, quoted: storedRow(known).quoted } }
  const edit = { input: checked.input, version: row.version, complexName: complex.name }
  const outcome = await updateProperty(parts.store, known, edit, actor, parts.now())
  if (outcome.outcome === 'saved') return { saved: row.id }
  const current = outcome.outcome === 'conflict' ? outcome.current : undefined
  return { row: changedMeanwhile(complex, current, row) ?? row }
}

/** The row over what somebody else did to its space since it was opened; null where nobody did anything. */
function changedMeanwhile(complex: ComplexOption, current: PropertyRecord | undefined, row: SpaceRow): SpaceRow | null {
  if (!current) return { ...row, message: 'Alguien lo eliminó.' }
  if (current.input.complexId !== complex.id) return { ...row, message: 'Ya no es de este conjunto.' }
  return current.version === row.version ? null : mergeRow(row, storedRow(current))
}

type Over = { complex: ComplexOption; stored: PropertyInput | null; today: string }

/** The property that a row describes over what is known of it, or the row with what is wrong. */
function checkRow(
  { complex, stored, today }: Over,
  known: PropertyFormValues,
  row: SpaceRow,
): { input: PropertyInput } | { row: SpaceRow } {
  const { values, faults } = valuesIn(row)
  const checked = checkProperty({ ...known, ...values }, { today, stored, complexes: [complex] })
  if ('input' in checked && Object.keys(faults).length === 0) return checked
  const found = 'faults' in checked ? checked.faults : []
  return { row: { ...row, ...errorsOf(found, { texts: row.texts, faults }) } }
}
