import { COMPLEX_FACTS } from '#app/catalogue/facts/fact-columns.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { FIRST_VERSION, type PropertyInput, type PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import { createComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import type { Queries } from '#app/db/store.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { changedFacts } from '#app/editing/changes/describe-changes.ts'
import { addImported } from '#app/editing/changes/import-property.server.ts'
import { checkImport } from '#app/inventory/import/checking/check-import.server.ts'
import { findIdsByCode } from '#app/inventory/import/checking/ids-by-code.server.ts'
import { PLAN_JSON } from '#app/inventory/import/checking/plan-json.ts'
import type { RowPlan } from '#app/inventory/import/checking/row-plan.ts'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { IMPORT_JSON, type ImportPayload } from '#app/inventory/import/mapping/import-payload.ts'
import { type Ended, type Job, type JobDefinition, type JobRow, changeFor, endRow } from '#app/jobs/job.server.ts'
import type { WorkerParts } from '#app/jobs/job-worker.server.ts'
import { undoProperties } from '#app/jobs/undo-properties.server.ts'
import { PICTURE_SETS } from '#app/photos/picture-sets.ts'
import type { Change } from '#app/records/change.server.ts'
import type { takeAddresses } from '#app/photos/take-addresses.server.ts'
import { addImportedRedirect, removeImportedRedirect } from '#app/redirects/change-redirects.server.ts'
import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import { v7 as uuidv7 } from 'uuid'
import { runEntries, undoEntries } from './run-entries.server.ts'
import { namesIn } from './row-names.server.ts'
import { addRowNotes, removeRowNotes } from './row-notes.server.ts'

/** `takePhotos` is `takeAddresses`, with the parts of the process. */
export type ImportParts = WorkerParts & {
  takePhotos: (addresses: readonly string[]) => ReturnType<typeof takeAddresses>
}

/** The pictures of the first row that has addresses, and a sentence for each that failed. */
type Taken = { photoIds: ReadonlyMap<string, string>; failures: string[] }
/** A row that is being written. */
type Work = { job: Job<ImportPayload>; row: JobRow; plan: RowPlan; now: Date }

const CHANGED = 'Alguien la cambió después de la revisión: no se toca.'
const DELETED = 'Alguien la eliminó después de la revisión.'

/** Imports: each row is written as the dry run said, or left if its property was changed since then. */
export function importJobs({ store, now, takePhotos }: ImportParts): JobDefinition<ImportPayload, Taken> {
  return {
    kind: 'import',
    payload: IMPORT_JSON,
    chunk: 50,
    failed: 'No se pudo guardar por una falla del sitio. Impórtala otra vez.',
    keepsMessages: true,
    check: (id, claim) => checkImport(PROPERTY_IMPORTS, store, id, { now: now(), claim }),

    /** A row with addresses of pictures is written alone, so that a pause or a stop comes before the next one. */
    async prepare({ payload }, rows) {
      const addressesOf = (row: JobRow | undefined) => {
        const plan = payload.options.takesPhotos ? readJsonOr(PLAN_JSON, row?.plan, null) : null
        return plan ? PICTURE_SETS.flatMap((set) => plan.addresses[set]) : []
      }
      const addresses = addressesOf(rows[0])
      const photoIds = new Map<string, string>()
      const failures: string[] = []
      if (addresses.length === 0) {
        const next = rows.findIndex((row) => addressesOf(row).length > 0)
        return { count: next === -1 ? rows.length : next, prepared: { photoIds, failures } }
      }
      for (const taken of await takePhotos(addresses))
        if ('photo' in taken) photoIds.set(taken.address, taken.photo.photoId)
        else failures.push(`La foto ${taken.address} ${taken.refused}.`)
      return { count: 1, prepared: { photoIds, failures } }
    },

    async apply(db, job, rows, taken) {
      const records = await recordsOf(db, rows)
      const codes = rows.some(({ recordId }) => recordId === null) ? await findIdsByCode(db) : new Map<string, never>()
      for (const row of rows) {
        const plan = readJson(PLAN_JSON, row.plan ?? '')
        const input = withPictures(plan, taken)
        const work = { job, row, plan, now: now() }
        const { messages = [], ...ended } =
          row.recordId === null
            ? await create(db, work, input, codes)
            : await change(db, work, input, records.get(row.recordId))
        const said = [...messages, ...row.messages, ...(taken?.failures ?? [])]
        await endRow(db, job.id, row.position, { ...ended, messages: said })
      }
    },

    async undo(db, job, rows) {
      const by = changeFor(db, job, { now: now(), note: `Se deshizo la importación de «${job.title}»` })
      for (const { row, state, sentence } of await undoProperties(by, rows)) {
        const plan = readJsonOr(PLAN_JSON, row.plan, null)
        if (state === 'undone' && plan) {
          await removeRowNotes(db, { job, line: row.position, notes: plan.notes })
          await removeComplex(by, plan)
        }
        if (state === 'undone') await removeImportedRedirect(by, row.recordId ?? '')
        await endRow(db, job.id, row.position, {
          state,
          ...(sentence !== null && { messages: [sentence, ...row.messages] }),
        })
      }
    },

    after: (db, job) => (job.state === 'running' ? runEntries(db, job) : undoEntries(db, job)),
  }
}

async function recordsOf(db: Queries, rows: readonly JobRow[]): Promise<ReadonlyMap<string, PropertyRecord>> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  return new Map((await findRecords(db, ids)).map((record) => [record.id, record]))
}

/** The property of a row, with the pictures that were taken from its addresses. */
function withPictures({ input, addresses }: RowPlan, taken: Taken | null): PropertyInput {
  const filled = { ...input }
  for (const set of PICTURE_SETS) {
    const added = addresses[set].flatMap((address) => taken?.photoIds.get(address) ?? [])
    if (added.length === 0) continue
    const ids = new Set([...input[set].map(({ photoId }) => photoId), ...added])
    filled[set] = [...ids].map(
      (photoId) => input[set].find((each) => each.photoId === photoId) ?? { photoId, alt: null },
    )
  }
  return filled
}

async function create(
  db: Queries,
  work: Work,
  input: PropertyInput,
  codes: Pick<ReadonlyMap<string, unknown>, 'has'>,
): Promise<Ended> {
  const { job, row, plan, now } = work
  const code = input.propertyId ?? ''
  if (code !== '' && codes.has(codeKey(code)))
    return {
      state: 'left',
      messages: [`Alguien añadió una propiedad con el ID «${code}» después de la revisión: no se importa otra.`],
    }
  const id = uuidv7({ msecs: now.getTime() })
  const [createdAt = null, updatedAt = null] = [plan.createdAt, plan.updatedAt].map((text) =>
    text === null ? null : new Date(text),
  )
  const creator = plan.createdBy === null ? '' : `. La creó ${plan.createdBy}`
  const by = changeFor(db, job, { now, note: `Importada de «${job.title}»${creator}` })
  await addComplex(by, plan)
  await addImported(by, input, { id, createdAt, updatedAt, slug: plan.slug ?? null })
  if (plan.formerAddress) await addImportedRedirect(by, { source: plan.formerAddress, propertyId: id })
  await addRowNotes(by, { job, line: row.position, notes: plan.notes }, id)
  return { state: 'saved', recordId: id, version: FIRST_VERSION }
}

async function change(
  db: Queries,
  work: Work,
  input: PropertyInput,
  record: PropertyRecord | undefined,
): Promise<Ended> {
  const { job, row, plan, now } = work
  if (!record) return { state: 'left', messages: [DELETED] }
  const { id, version } = record
  if (version !== row.seen) return { state: 'left', messages: [CHANGED] }
  const isChanged = changedFacts(record.input, input).length > 0
  // As when no photo could be taken.
  if (!isChanged && !plan.notes?.length && !plan.formerAddress) return { state: 'left' }
  const by = changeFor(db, job, { now, note: `Importación de «${job.title}»` })
  await addComplex(by, plan)
  const updated = await updateProperty(by, record, { input, version, ...(await namesIn(db, input)) })
  // The new complex of a row that is not saved is rolled back with it.
  if (!updated.ok) throw new Error(`${id} changed while it was written`)
  if (plan.formerAddress) await addImportedRedirect(by, { source: plan.formerAddress, propertyId: id })
  await addRowNotes(by, { job, line: row.position, notes: plan.notes }, id)
  return { state: 'saved', version: isChanged ? version + 1 : version }
}

/** Adds the new complex of a row, unless an earlier row has. */
async function addComplex(by: Change, plan: RowPlan): Promise<void> {
  if (!plan.complex) return
  const { id, ...given } = plan.complex
  const unknown = Object.fromEntries(COMPLEX_FACTS.map((name) => [name, null]))
  const input = {
    ...unknown,
    ...given,
    description: null,
    photos: [],
    plans: [],
    drawnFloors: [],
  } as unknown as ComplexInput
  await createComplex(by, input, id)
}

/** Takes out the complex that came with a row, once it has no space any more, unless somebody changed it. */
async function removeComplex(by: Change, { complex }: RowPlan): Promise<void> {
  const added = complex && (await findComplexRecord(by.db, complex.id))
  if (added?.version !== FIRST_VERSION) return
  const space = await by.db.selectFrom('properties').where('complexId', '=', added.id).select('id').executeTakeFirst()
  if (!space) await deleteComplex(by, added.id)
}
