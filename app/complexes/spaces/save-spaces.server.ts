import { findToday } from '#app/agency/agency-days.server.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { createFromForm, updateProperty } from '#app/editing/changes/change-property.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import { SPACE_TYPES } from '#app/catalogue/facts/complex-link.ts'
import { findChosenComplexes } from '#app/catalogue/complex/complexes.server.ts'
import { type PropertyFormValues, newValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import { findRecords, isId } from '#app/catalogue/property/find-records.server.ts'
import { findNewValues } from '#app/editing/form/open-form.server.ts'
import { checkProperty } from '#app/editing/form/check-property.ts'
import { findDefaultPrecision } from '#app/catalogue/place/default-precision.server.ts'
import { FIRST_VERSION, type PropertyInput, type PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import type { Result } from '#app/forms/result.ts'
import { quoteOf, quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import type { PublishingContext } from '#app/catalogue/property/public-remarks.ts'
import { publishFaults, publishQuestion } from '#app/editing/form/publish-question.ts'
import type { OwnerOption } from '#app/owners/owner.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import { compareNames } from '#app/text/name-order.ts'
import { mergeRow } from './merge-row.ts'
import { OPTIONAL_CELLS, type OptionalCell, optionalCellsOf } from './optional-cells.ts'
import { errorsOf } from './row-errors.ts'
import { spaceTexts, valuesIn } from './space-cells.ts'
import { type OpenSpaces, type SpaceRow, isBlank, isUntouched, rowAnswer } from './space-rows.ts'

/** Empty rows at the end of the table. */
const EMPTY_ROWS = 3

type Stored = Pick<Parts, 'store' | 'now'>

/** The table of a complex's stored spaces, with empty rows for more; null when there is no such complex. */
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
  const ids = spaces.toSorted(byCode).map((space) => space.id)
  const records = await findRecords(store.db, ids)
  const offered = optionalCellsOf([SPACE_TYPES[complex.kind], ...records.map(({ input }) => input.type)])
  const rows = records.map((record) => storedRow(record, offered))
  const empty = (rowId: string) => emptyRow(rowId, offered, records.at(-1)?.input ?? firstRow(complex.kind))
  for (let at = 0; at < EMPTY_ROWS; at += 1) rows.push(empty(uuidv7({ msecs: now().getTime() })))
  const requested = offered.filter((cell) => columns.includes(cell))
  const precision = await findDefaultPrecision(store.db)
  return { ...complex, rows, empty: empty('').texts, precision, offered, requested }
}

/** Orders by ID, 'L-2' before 'L-10'; spaces without an ID come last, in the order in which they were added. */
function byCode(one: { propertyId: string | null }, other: { propertyId: string | null }): number {
  if (one.propertyId === null || other.propertyId === null)
    return Number(one.propertyId === null) - Number(other.propertyId === null)
  return compareNames(one.propertyId, other.propertyId)
}

type RowDefaults = Pick<PropertyInput, 'type' | 'category' | 'currency'>

function firstRow(kind: ComplexKind): RowDefaults {
  return { type: SPACE_TYPES[kind], category: 'renta', currency: 'MXN' }
}

/** A row for a new space, with the type, category and currency of the space above it. */
function emptyRow(id: string, more: readonly OptionalCell[], { type, category, currency }: RowDefaults): SpaceRow {
  const texts = spaceTexts({ ...newValues(null), type, category, currency }, more)
  return { id, version: 0, texts, base: texts, errors: {}, message: null, quoted: null }
}

/** The row of a stored space. @param more the optional columns that it may have */
function storedRow({ id, version, input }: PropertyRecord, more: readonly OptionalCell[] = OPTIONAL_CELLS): SpaceRow {
  const texts = spaceTexts(valuesOf(input), more)
  const quoted = quoteOf(input) && quotedPrice(input)
  return { id, version, texts, base: texts, errors: {}, message: null, quoted }
}

type Save = {
  parts: Stored
  actor: Actor
  complex: ComplexOption
  today: string
  owners: OwnerOption[]
  publishing: PublishingContext
  answers: readonly string[]
}
/** Of a row: the id of its property, or the row as it was typed with its errors. */
type SavedRow = Result<{ id: string; perM2: string | null }, SpaceRow>
type Saved = { rows: SpaceRow[]; saved: number; perM2: string[] }

const CONFIRM_BELOW = 'Corrígelo, o márcalo en esta fila'

/**
 * Saves the rows that were filled in or changed, each by itself: an error in one row does not stop the others.
 * @param answers those to the questions of rows (`rowAnswer`)
 * @returns the changes of prices per m² that followed the price, and the rows as they are stored now, and as they were typed
 * where they were not saved; null without such a complex
 */
export async function saveSpaces(
  { parts, actor, id, answers = [] }: { parts: Stored; actor: Actor; id: string; answers?: readonly string[] },
  sent: readonly SpaceRow[],
): Promise<Saved | null> {
  const [complex] = await findChosenComplexes(parts.store.db, [id])
  if (!complex) return null
  const { store } = parts
  const save: Save = {
    parts,
    actor,
    complex,
    today: await findToday(parts),
    owners: await findOwnerOptions(store.db),
    publishing: await findPublishingContext(store),
    answers,
  }
  const start = { ...(await findNewValues(store.db)), complexId: complex.id }
  const filled = sent.filter((row) => !isBlank(row) && !isUntouched(row))
  const ids = filled.map((row) => row.id)
  const current = await recordsById(store, ids)
  const done = new Map<SpaceRow, SavedRow>()
  for (const row of filled) done.set(row, await saveRow(save, start, current.get(row.id), row))
  const saved = [...done.values()].flatMap((each) => (each.ok ? each.id : []))
  const stored = await recordsById(store, saved)
  const perM2 = [...done.values()].flatMap((each) => (each.ok ? (each.perM2 ?? []) : []))
  return { rows: sent.map((row) => rowAfter(row, done.get(row), stored)), saved: saved.length, perM2 }
}

async function recordsById({ db }: Store, ids: readonly string[]): Promise<Map<string, PropertyRecord>> {
  const records = await findRecords(db, [...new Set(ids)].filter(isId))
  return new Map(records.map((record) => [record.id, record]))
}

function rowAfter(row: SpaceRow, done: SavedRow | undefined, stored: ReadonlyMap<string, PropertyRecord>): SpaceRow {
  if (!done?.ok) return done?.refusal ?? row
  const record = stored.get(done.id)
  return record ? storedRow(record) : row
}

/** A new row that was saved already and is sent again, after going back, edits the space that it made. */
async function saveRow(save: Save, start: PropertyFormValues, current: PropertyRecord | undefined, row: SpaceRow) {
  const added = row.version === 0 && !current ? await addRow(save, start, row) : null
  if (added) return added
  const made = current ?? (await recordsById(save.parts.store, [row.id])).get(row.id)
  return editRow(save, made, { ...row, version: row.version || FIRST_VERSION })
}

/** Null if the row was saved a moment ago with other values. */
async function addRow(save: Save, start: PropertyFormValues, row: SpaceRow): Promise<SavedRow | null> {
  const { parts, actor } = save
  const checked = checkRow(save, null, start, row)
  if (!checked.ok) return checked
  const created = await createFromForm({ db: parts.store.db, actor, now: parts.now() }, checked.input, row.id)
  return created && { ok: true, id: created.id, perM2: null }
}

async function editRow(save: Save, current: PropertyRecord | undefined, row: SpaceRow): Promise<SavedRow> {
  const { parts, actor, complex } = save
  const changed = changedMeanwhile(complex, current, row)
  if (!current || changed) return { ok: false, refusal: changed ?? row }
  const checked = checkRow(save, current.input, valuesOf(current.input), row)
  if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, quoted: storedRow(current).quoted } }
  const edit = { ...current, input: checked.input, version: row.version, complexName: complex.name }
  const by = { db: parts.store.db, actor, now: parts.now(), way: 'Tabla de espacios' } as const
  const updated = await updateProperty(by, current, edit)
  if (updated.ok) return { ok: true, id: row.id, perM2: updated.perM2 }
  const newer = updated.refusal === 'conflict' ? updated.current : undefined
  return { ok: false, refusal: changedMeanwhile(complex, newer, row) ?? row }
}

/** The row with the changes that somebody else made to its space since it was opened; null if there are none. */
function changedMeanwhile(complex: ComplexOption, current: PropertyRecord | undefined, row: SpaceRow): SpaceRow | null {
  if (!current) return { ...row, message: 'Alguien lo eliminó.' }
  if (current.input.complexId !== complex.id) return { ...row, message: 'Ya no es de este conjunto.' }
  return current.version === row.version ? null : mergeRow(row, storedRow(current))
}

/** The property that a row describes, or the row with its errors. @param otherValues the values of the facts without a cell */
function checkRow(
  { complex, today, owners, publishing, answers }: Save,
  stored: PropertyInput | null,
  otherValues: PropertyFormValues,
  row: SpaceRow,
): Result<{ input: PropertyInput }, SpaceRow> {
  const { values, faults } = valuesIn(row)
  const checked = checkProperty({ ...otherValues, ...values }, { today, stored, complexes: [complex] })
  const isRead = checked.ok && Object.keys(faults).length === 0
  const question = isRead ? publishQuestion(checked.input, stored, { publishing, owners }) : null
  if (isRead && (question === null || answers.includes(rowAnswer(row.id, question.keep)))) return checked
  return {
    ok: false,
    refusal: {
      ...row,
      ...errorsOf(checked.ok ? publishFaults(question, '', CONFIRM_BELOW) : checked.refusal, {
        texts: row.texts,
        faults,
      }),
      ...(question && { question }),
    },
  }
}
