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
import { retryIfTaken } from '#app/editing/changes/slug-registry.server.ts'
import { findOrAddOwner } from '#app/owners/owners.server.ts'
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
  const { parts, working, plan, codes } = work
  const now = parts.now()
  const code = input.propertyId ?? ''
  if (code !== '' && codes.has(codeKey(code)))
    return leave(work, `Alguien añadió una propiedad con el ID «${code}» después de la revisión: no se importa otra.`)
  await addComplex(work)
  const id = uuidv7({ msecs: now.getTime() })
  const [createdAt, updatedAt] = [plan.createdAt, plan.updatedAt].map((text) => (text === null ? null : new Date(text)))
  const creator = plan.createdBy === null ? '' : `. La creó ${plan.createdBy}`
  const details = `Importada de «${working.filename}»${creator}`
  await retryIfTaken(() =>
    parts.store.db.transaction().execute(async (db) => {
      if (!(await end(db, work, { state: 'saved', propertyId: id, version: FIRST_VERSION }))) return
      await addNotes(db, work, id)
      const { ownerId } = await findOrAddOwner(db, input.ownerId, now)
      const owned = { ...input, ownerId }
      await addImported(db, owned, {
        id,
        actor: working.actor,
        now,
        createdAt: createdAt ?? null,
        updatedAt: updatedAt ?? null,
        details,
        slug: plan.slug ?? null,
      })
    }),
  )
}

async function change(work: Work, id: string, input: PropertyInput): Promise<void> {
  const { parts, working, plan } = work
  const { db } = parts.store
  const current = await findRecord(db, id)
  if (!current) return leave(work, 'Alguien la eliminó después de la revisión.')
  if (current.version !== plan.version) return leave(work, 'Alguien la cambió después de la revisión: no se toca.')
  await addComplex(work)
  const names = await namesIn(db, input)
  const version = plan.version + 1
  const saved = { state: 'saved', before: current.input, version } as const
  const record = async (transaction: Queries) => {
    if (await end(transaction, work, saved)) await addNotes(transaction, work, id)
  }
  const note = `Importación de «${working.filename}»`
  const edit = { input, version: plan.version, ...names, note, record }
  const { outcome } = await updateProperty(parts.store, current, edit, working.actor, parts.now())
  if (outcome !== 'saved') return leave(work, 'Alguien la cambió después de la revisión: no se toca.')
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
async function addComplex({ parts, working, plan }: Work): Promise<void> {
  if (!plan.complex) return
  const { id, ...given } = plan.complex
  const unknown = Object.fromEntries(COMPLEX_FACTS.map((name) => [name, null]))
  const input = { ...unknown, ...given, description: null, photos: [], plans: [] } as unknown as ComplexInput
  await createComplex(parts.store, input, working.actor, parts.now(), id)
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
