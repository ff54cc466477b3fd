import { v7 as uuidv7 } from 'uuid'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import type { Parts } from '#app/parts.server.ts'
import { type Actor, createProperty, updateProperty } from '#app/properties/changes/change-property.server.ts'
import { findRecord } from '#app/properties/changes/property-record.server.ts'
import type { ComplexOption } from '#app/properties/complexes/complex-place.ts'
import { SPACE_TYPES } from '#app/properties/complexes/complex-link.ts'
import { findChosenComplexes } from '#app/properties/complexes/complexes.server.ts'
import { type PropertyFormValues, newValues, schemaValues, valuesOf } from '#app/properties/form-state/form-values.ts'
import { findNewValues } from '#app/properties/form/new-form-values.server.ts'
import { propertySchema } from '#app/properties/form/property-schema.ts'
import { findDefaultPrecision } from '#app/properties/place/default-precision.server.ts'
import type { PropertyInput, PropertyRecord } from '#app/properties/property-input.ts'
import type { ComplexKind } from '#app/properties/complexes/complex-kinds.ts'
import { quoteOf, quotedPrice } from '#app/properties/price/quote-text.ts'
import { mergeRow } from './merge-row.ts'
import { MORE_CELLS, type MoreCell, moreCellsOf } from './more-cells.ts'
import { errorsOf } from './row-errors.ts'
import { spaceTexts, valuesIn } from './space-cells.ts'
import { type OpenSpaces, type SpaceRow, isBlank, isUntouched } from './space-rows.ts'

/** Empty rows that the table ends with. */
const EMPTY_ROWS = 3

/** The table of a conjunto's spaces as they are stored, and empty rows for more; null when there is no such conjunto. */
export async function openSpaces(
  { store, now }: Pick<Parts, 'store' | 'now'>,
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
    .orderBy('propertyId')
    .orderBy('createdAt')
    .orderBy('id')
    .select('id')
    .execute()
  const records: PropertyRecord[] = []
  for (const space of spaces) {
    const record = await findRecord(store.db, space.id)
    if (record) records.push(record)
  }
  const offered = moreCellsOf([SPACE_TYPES[complex.kind], ...records.map(({ input }) => input.type)])
  const rows = records.map((record) => storedRow(record, offered))
  const empty = (rowId: string) => emptyRow(rowId, offered, records.at(-1)?.input ?? beginning(complex.kind))
  for (let at = 0; at < EMPTY_ROWS; at += 1) rows.push(empty(uuidv7({ msecs: now().getTime() })))
  const asked = offered.filter((cell) => columns.includes(cell))
  const precision = await findDefaultPrecision(store.db)
  return { ...complex, rows, empty: empty('').texts, precision, offered, asked }
}

type Beginning = Pick<PropertyInput, 'type' | 'category' | 'currency'>

function beginning(kind: ComplexKind): Beginning {
  return { type: SPACE_TYPES[kind], category: 'renta', currency: 'MXN' }
}

/** @param like the space above it */
function emptyRow(id: string, more: readonly MoreCell[], { type, category, currency }: Beginning): SpaceRow {
  const texts = spaceTexts({ ...newValues(null), type, category, currency }, more)
  return { id, version: 0, texts, base: texts, errors: {}, message: null, quoted: null }
}

/** @param more the columns that may be opened: those that the row was sent with, or all */
function storedRow({ id, version, input }: PropertyRecord, more: readonly MoreCell[] = MORE_CELLS): SpaceRow {
  const texts = spaceTexts(valuesOf(input), more)
  const quoted = quoteOf(input) && quotedPrice(input)
  return { id, version, texts, base: texts, errors: {}, message: null, quoted }
}

type Work = { parts: Parts; actor: Actor; complex: ComplexOption }

/**
 * Saves the rows that were filled in or changed, each by itself as its form would: what is wrong with one keeps no other
 * from being saved.
 * @returns the rows as they are now, those that were not saved as they were typed; null when there is no such conjunto
 */
export async function saveSpaces(
  { parts, actor, id }: { parts: Parts; actor: Actor; id: string },
  sent: readonly SpaceRow[],
): Promise<{ rows: SpaceRow[]; saved: number } | null> {
  const [complex] = await findChosenComplexes(parts.store.db, [id])
  if (!complex) return null
  const rows: SpaceRow[] = []
  let saved = 0
  for (const row of sent) {
    if (isBlank(row) || isUntouched(row)) {
      rows.push(row)
      continue
    }
    const after = await (row.version === 0 ? addRow : editRow)({ parts, actor, complex }, row)
    if (after.message === null && Object.keys(after.errors).length === 0) saved += 1
    rows.push(after)
  }
  return { rows, saved }
}

async function addRow({ parts, actor, complex }: Work, row: SpaceRow): Promise<SpaceRow> {
  const { store, now } = parts
  const start = await findNewValues(store.db)
  const judged = judge(
    { complex, stored: null, today: dayInMonterrey(now()) },
    { ...start, complexId: complex.id },
    row,
  )
  if ('row' in judged) return judged.row
  const { id } = await createProperty(store, judged.input, actor, now(), row.id)
  return reread(parts, id, row)
}

async function editRow({ parts, actor, complex }: Work, row: SpaceRow): Promise<SpaceRow> {
  const { store, now } = parts
  const known = await findRecord(store.db, row.id)
  if (known?.input.complexId !== complex.id)
    return { ...row, message: known ? 'Ya no es de este conjunto.' : 'Alguien lo eliminó.' }
  if (known.version !== row.version) return mergeRow(row, storedRow(known))
  const over = { complex, stored: known.input, today: dayInMonterrey(now()) }
  const judged = judge(over, valuesOf(known.input), row)
  if ('row' in judged) return { ...judged.row, quoted: storedRow(known).quoted }
  const outcome = await updateProperty(store, known, { input: judged.input, version: row.version }, actor, now())
  if (outcome.outcome === 'conflict') return mergeRow(row, storedRow(outcome.current))
  return outcome.outcome === 'saved' ? reread(parts, row.id, row) : { ...row, message: 'Alguien lo eliminó.' }
}

async function reread({ store }: Parts, id: string, row: SpaceRow): Promise<SpaceRow> {
  const record = await findRecord(store.db, id)
  return record ? storedRow(record) : row
}

type Over = { complex: ComplexOption; stored: PropertyInput | null; today: string }

/** The property that a row describes over what is known of it, or the row with what is wrong. */
function judge(
  { complex, stored, today }: Over,
  known: PropertyFormValues,
  row: SpaceRow,
): { input: PropertyInput } | { row: SpaceRow } {
  const { values, faults } = valuesIn(row)
  const judged = propertySchema({ today, stored, complexes: [complex] }).safeParse(
    schemaValues({ ...known, ...values }),
  )
  if (judged.success && Object.keys(faults).length === 0) return { input: judged.data }
  return { row: { ...row, ...errorsOf(judged.error?.issues ?? [], { texts: row.texts, faults }) } }
}
