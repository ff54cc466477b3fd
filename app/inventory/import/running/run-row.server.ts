import { readJson } from '#app/text/stored-json.ts'
import { PLAN_JSON } from '#app/inventory/import/checking/plan-json.ts'
import { MESSAGES_JSON, OPTIONS_JSON } from '#app/inventory/import/file/import-json.ts'
import { v7 as uuidv7 } from 'uuid'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { COMPLEX_FACTS } from '#app/catalogue/facts/fact-columns.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { createComplex } from '#app/complexes/changes/change-complex.server.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import { addImported } from '#app/editing/changes/import-property.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { PICTURE_SETS } from '#app/photos/picture-sets.ts'
import type { RowState } from '#app/inventory/import/file/import-states.ts'
import type { RowPlan } from '#app/inventory/import/checking/row-plan.ts'
import { namesIn } from './row-names.server.ts'
import { addRowNotes } from './row-notes.server.ts'
import type { WorkerParts, WorkingImport } from './working-import.server.ts'

/** A row that is being written. */
type Work = {
  parts: WorkerParts
  working: WorkingImport
  line: number
  plan: RowPlan
  messages: string[]
  codes: Codes
}

/** The keys of the IDs of all stored properties. */
type Codes = Pick<ReadonlyMap<string, unknown>, 'has'>

type Ended = { state: RowState; propertyId?: string; before?: PropertyInput; version?: number }

const FIRST_VERSION = 1
const CHANGED = 'Alguien la cambió después de la revisión: no se toca.'

/** Somebody saved the property between its reading and its writing. */
class ChangedMeanwhile extends Error {}

/** Writes what the dry run said of a row, wholly or not at all; a property that was changed since then is not touched. */
export async function runRow(parts: WorkerParts, working: WorkingImport, line: number, codes: Codes): Promise<void> {
  const row = await parts.store.db
    .selectFrom('importRows')
    .where('importId', '=', working.id)
    .where('line', '=', line)
    .select(['plan', 'propertyId', 'messages', 'state'])
    .executeTakeFirst()
  if (!row || row.plan === null || row.state !== null) return
  const work: Work = {
    parts,
    working,
    line,
    plan: readJson(PLAN_JSON, row.plan),
    messages: readJson(MESSAGES_JSON, row.messages),
    codes,
  }
  try {
    const input = await takePhotos(work)
    await (row.propertyId === null ? create(work, input) : change(work, row.propertyId, input))
  } catch (error) {
    // Without its store the import stops here, and goes on once the store answers.
    if (isStoreUnreachable(error)) throw error
    if (error instanceof ChangedMeanwhile) return leave(work, CHANGED)
    parts.warn(`la fila ${line} de «${working.filename}» no se guardó`, error)
    await leave(work, 'No se pudo guardar por una falla del sitio. Impórtala otra vez.')
  }
}

/** The property with the pictures of the row's addresses. An address that fails is a sentence, and the rest goes on. */
async function takePhotos({ parts, working, plan, messages }: Work): Promise<PropertyInput> {
  const { takesPhotos } = readJson(OPTIONS_JSON, working.options)
  const input = { ...plan.input }
  if (!takesPhotos) return input
  for (const set of PICTURE_SETS) {
    const ids = new Set(input[set].map(({ photoId }) => photoId))
    if (plan.addresses[set].length === 0) continue
    for (const taken of await parts.takePhotos(plan.addresses[set]))
      if ('photo' in taken) ids.add(taken.photo.photoId)
      else messages.push(`La foto ${taken.address} ${taken.refused}.`)
    input[set] = [...ids].map(
      (photoId) => input[set].find((each) => each.photoId === photoId) ?? { photoId, alt: null },
    )
  }
  return input
}

async function create(work: Work, input: PropertyInput): Promise<void> {
  const { working, plan, codes } = work
  const code = input.propertyId ?? ''
  if (code !== '' && codes.has(codeKey(code)))
    return leave(work, `Alguien añadió una propiedad con el ID «${code}» después de la revisión: no se importa otra.`)
  const [createdAt = null, updatedAt = null] = [plan.createdAt, plan.updatedAt].map((text) =>
    text === null ? null : new Date(text),
  )
  const creator = plan.createdBy === null ? '' : `. La creó ${plan.createdBy}`
  const note = `Importada de «${working.filename}»${creator}`
  await withTransaction({ ...changeOf(work), note }, async (inside) => {
    const id = uuidv7({ msecs: inside.now.getTime() })
    if (!(await end(inside.db, work, { state: 'saved', propertyId: id, version: FIRST_VERSION }))) return
    await addNotes(inside.db, work, id)
    await addComplex(inside, plan)
    await addImported(inside, input, { id, createdAt, updatedAt, slug: plan.slug ?? null })
  })
}

async function change(work: Work, id: string, input: PropertyInput): Promise<void> {
  const { parts, working, plan } = work
  const { db } = parts.store
  const current = await findRecord(db, id)
  if (!current) return leave(work, 'Alguien la eliminó después de la revisión.')
  const { version: seen } = current
  if (seen !== plan.version) return leave(work, CHANGED)
  const saved = { state: 'saved', before: current.input, version: seen + 1 } as const
  const note = `Importación de «${working.filename}»`
  const updated = await withTransaction({ ...changeOf(work), note }, async (inside) => {
    await addComplex(inside, plan)
    const names = await namesIn(inside.db, input)
    const written = await updateProperty(inside, current, { input, version: seen, ...names })
    // The new conjunto of a row that is not saved is rolled back with it.
    if (written.outcome !== 'saved') throw new ChangedMeanwhile()
    if (written.logId !== null && (await end(inside.db, work, saved))) await addNotes(inside.db, work, id)
    return written
  })
  if (updated.logId !== null) return
  // Nothing was written yet without a change of its facts, as when no photo could be taken or only a note is new.
  if (plan.notes?.length) return db.transaction().execute((transaction) => recordNotes(transaction, work, current))
  await end(db, work, { state: 'left' })
}

async function addNotes(db: Queries, { parts, working, line, plan }: Work, propertyId: string): Promise<void> {
  await addRowNotes(db, { working, line, notes: plan.notes }, propertyId, parts.now())
}

async function recordNotes(db: Queries, work: Work, { id, input, version }: PropertyRecord): Promise<void> {
  if (await end(db, work, { state: 'saved', before: input, version })) await addNotes(db, work, id)
}

/** Adds the new conjunto of a row, unless an earlier row has. */
async function addComplex(by: Change, plan: RowPlan): Promise<void> {
  if (!plan.complex) return
  const { id, ...given } = plan.complex
  const unknown = Object.fromEntries(COMPLEX_FACTS.map((name) => [name, null]))
  const input = { ...unknown, ...given, description: null, photos: [], plans: [] } as unknown as ComplexInput
  await createComplex(by, input, id)
}

function changeOf({ parts, working }: Work): Change {
  return { db: parts.store.db, actor: working.actor, now: parts.now() }
}

async function leave(work: Work, sentence: string): Promise<void> {
  work.messages.unshift(sentence)
  await end(work.parts.store.db, work, { state: 'left' })
}

/** Stores the outcome of the row. @returns false if another process has stored one already */
async function end(db: Queries, { working, line, messages }: Work, { before, ...ended }: Ended): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('importRows')
    .set({ ...ended, messages: JSON.stringify(messages), ...(before && { before: JSON.stringify(before) }) })
    .where('importId', '=', working.id)
    .where('line', '=', line)
    .where('state', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
