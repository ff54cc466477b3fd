import { randomUUID } from 'node:crypto'
import { recordEvent } from '#app/records/account-log.server.ts'
import { ACCOUNT_ACTIONS } from '#app/records/account-actions.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { recordActivity } from '#app/activity/record.server.ts'
import { REGISTRATIONS } from '#app/accounts/admission.ts'
import { VERSIONED_KINDS } from '#app/records/trash.ts'
import { ACTIVITY_ACTIONS, ACTIVITY_TYPES } from '#app/activity/activity-actions.ts'
import { MESSAGE_STATES } from '#app/contact/message-states.ts'
import type { Store } from '#app/db/store.server.ts'
import { addInterest } from '#app/interest/interest.server.ts'
import { INTEREST_KINDS } from '#app/interest/interest.ts'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { RECORD_KINDS, RECORD_STATES } from '#app/inventory/import/file/earlier-records.ts'
import { MESSAGE_LEADS } from '#app/settings/message-leads.ts'
import { LEAD_ACCESSES } from '#app/settings/lead-access.ts'
import { LIST_SCOPES } from '#app/inventory/saved-lists/saved-list.ts'
import { NOTHING_READ } from '#app/inventory/import/mapping/import-payload.ts'
import { JOB_KINDS, JOB_STATES, ROW_OUTCOMES, ROW_STATES } from '#app/jobs/job-states.ts'
import { FILE_KINDS } from '#app/editing/dossier/dossier.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import { deleteOwner } from '#app/inventory/owners/change-owner.server.ts'
import { findOrAddOwner } from '#app/owners/owners.server.ts'
import { COMPLEX_FACTS } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import { PRECISIONS } from '#app/catalogue/facts/precision.ts'
import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { COMPLEX_KINDS } from '#app/catalogue/facts/complex-kinds.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { LEAD_VOCABULARIES, deleteLeadAndVisit, insertLeads, nth } from './every-lead.ts'

/** Facts with a closed list of values. */
const CHOICES = FACT_NAMES.flatMap((name) => {
  const fact = factOf(name)
  return fact.kind === 'choice' ? [{ name, codes: fact.codes as readonly [string, ...string[]] }] : []
})

/** The ones that a complex has too. */
const COMPLEX_CHOICES = CHOICES.filter(({ name }) => COMPLEX_FACTS.some((shared) => shared === name))

/** A column that the database checks against a list, and the current list. */
export type Vocabulary = { table: string; column: string; values: readonly [string, ...string[]] }

export const VOCABULARIES: readonly Vocabulary[] = [
  { table: 'properties', column: 'type', values: PROPERTY_TYPES },
  { table: 'properties', column: 'category', values: CATEGORIES },
  { table: 'properties', column: 'status', values: STATUSES },
  { table: 'properties', column: 'currency', values: CURRENCIES },
  { table: 'properties', column: 'state', values: STATES },
  { table: 'properties', column: 'precision', values: PRECISIONS },
  { table: 'globalConfig', column: 'precision', values: PRECISIONS },
  { table: 'globalConfig', column: 'registration', values: REGISTRATIONS },
  { table: 'globalConfig', column: 'leadAccess', values: LEAD_ACCESSES },
  { table: 'globalConfig', column: 'messageLeads', values: MESSAGE_LEADS },
  ...CHOICES.map(({ name, codes }) => ({ table: 'properties', column: name, values: codes })),
  { table: 'complexes', column: 'kind', values: COMPLEX_KINDS },
  { table: 'complexes', column: 'state', values: STATES },
  ...COMPLEX_CHOICES.map(({ name, codes }) => ({ table: 'complexes', column: name, values: codes })),
  { table: 'propertyAmenities', column: 'code', values: AMENITIES },
  { table: 'activityLogs', column: 'action', values: ACTIVITY_ACTIONS },
  { table: 'activityLogs', column: 'type', values: ACTIVITY_TYPES },
  { table: 'versions', column: 'kind', values: VERSIONED_KINDS },
  { table: 'accountEvents', column: 'action', values: ACCOUNT_ACTIONS },
  { table: 'contactMessages', column: 'state', values: MESSAGE_STATES },
  { table: 'interest', column: 'kind', values: INTEREST_KINDS },
  { table: 'jobs', column: 'kind', values: JOB_KINDS },
  { table: 'jobs', column: 'state', values: JOB_STATES },
  { table: 'jobRows', column: 'outcome', values: ROW_OUTCOMES },
  { table: 'jobRows', column: 'state', values: ROW_STATES },
  { table: 'savedLists', column: 'scope', values: LIST_SCOPES },
  { table: 'importRecords', column: 'kind', values: RECORD_KINDS },
  { table: 'importRecords', column: 'state', values: RECORD_STATES },
  { table: 'propertyFiles', column: 'kind', values: FILE_KINDS },
  ...LEAD_VOCABULARIES,
]

const NOW = new Date('2026-11-30T18:00:00Z')
const ACTOR = { id: null, name: null }
const PAYLOADS = {
  change: { change: { kind: 'trash' }, typed: '' },
  import: NOTHING_READ,
  photos: { mode: 'add', ignored: 0, heic: 0 },
  leads: { columns: [], mapping: [], notes: [] },
}
/** Ids are those of requests: pages ask for them. */
const JOB_IDS = JOB_KINDS.flatMap((kind) => JOB_STATES.map((state) => ({ kind, state, id: randomUUID() })))
const IMPORT_ID = JOB_IDS.find(({ kind, state }) => kind === 'import' && state === 'done')?.id ?? ''

/** Who saved the lists. */
export const LIST_OWNER = { id: 'list-owner', name: 'Autora' }

/** Writes every value of every vocabulary with the product's own functions. */
export async function insertEveryValue(store: Store): Promise<void> {
  const { db } = store
  const photoId = randomUUID()
  const photo = { id: photoId, key: `properties/${photoId}.jpg`, contentHash: photoId, createdAt: NOW.toISOString() }
  await db
    .insertInto('photos')
    .values({ ...photo, width: 1200, height: 800, bytes: 1, variantsAt: null, unusedSince: null })
    .execute()
  const input = buildProperty({ title: 'Con todo', amenities: [...AMENITIES], photos: [{ photoId, alt: null }] })
  const { id, slug } = await createProperty({ db: store.db, actor: ACTOR, now: NOW }, input)
  await insertMany(db, everyProperty())
  for (const action of ACTIVITY_ACTIONS) await record(store, id, { action, type: ACTIVITY_TYPES[0] })
  for (const type of ACTIVITY_TYPES) await record(store, id, { action: ACTIVITY_ACTIONS[0], type })
  for (const action of ACCOUNT_ACTIONS)
    await recordEvent({ db, actor: THE_PRODUCT, now: NOW }, { action, subject: 'Ana' })
  await addInterest(
    store,
    INTEREST_KINDS.map((kind) => ({ slug, day: '2026-11-30', kind, count: 1 })),
  )
  const jobs = JOB_IDS.map(({ id: jobId, kind, state }) => ({
    id: jobId,
    kind,
    state,
    title: 'A la papelera',
    payload: JSON.stringify(PAYLOADS[kind]),
    lookup: null,
    createdAt: NOW.toISOString(),
    createdBy: null,
    createdByName: null,
  }))
  await db.insertInto('jobs').values(jobs).execute()
  const rows = ROW_OUTCOMES.flatMap((outcome) => ROW_STATES.map((state) => ({ outcome, state })))
  for (const { id: jobId, kind } of JOB_IDS.filter(({ state }) => state === 'done'))
    await db
      .insertInto('jobRows')
      .values(
        rows.map((row, at) => ({
          ...row,
          jobId,
          position: at + 2,
          recordId: '',
          seen: 1,
          code: '',
          title: '',
          messages: '[]',
          cells: kind === 'import' ? '[]' : null,
        })),
      )
      .execute()
  const records = RECORD_KINDS.flatMap((kind) => RECORD_STATES.map((state) => ({ kind, state })))
  await db
    .insertInto('importRecords')
    .values(
      records.map((each, position) => ({
        importId: IMPORT_ID,
        position,
        content: JSON.stringify(RECORDS[each.kind]),
        entryId: null,
        ...each,
      })),
    )
    .execute()
  await db
    .insertInto('propertyFiles')
    .values(FILE_KINDS.map((kind) => ({ ...FILE, id: kind, key: `private/${kind}.pdf`, propertyId: id, kind })))
    .execute()
  const account = { ...LIST_OWNER, email: 'autora@ejemplo.example', role: 'admin', createdAt: NOW.toISOString() }
  await db.insertInto('users').values(account).execute()
  const list = { name: 'Separadas', query: '?status=separada', ownerId: LIST_OWNER.id, createdAt: NOW.toISOString() }
  await db
    .insertInto('savedLists')
    .values(LIST_SCOPES.map((scope) => ({ ...list, id: scope, scope })))
    .execute()
  for (const [at, state] of STATES.entries())
    await insertComplex(db, everyComplex(state, at), { createdBy: null, now: NOW })
  await deleteEachKind(store)
  await insertLeads({ db: store.db, actor: ACTOR, now: NOW })
  const messages = MESSAGE_STATES.map((state) => ({ ...MESSAGE, id: randomUUID(), state }))
  await db.insertInto('contactMessages').values(messages).execute()
  const config = { contactName: '', contactPhone: '', contactEmail: '', createdAt: NOW.toISOString() }
  await db
    .insertInto('globalConfig')
    .values(
      PRECISIONS.map((precision, at) => ({
        ...config,
        id: randomUUID(),
        precision,
        registration: nth(REGISTRATIONS, at),
        leadAccess: nth(LEAD_ACCESSES, at),
        messageLeads: nth(MESSAGE_LEADS, at),
      })),
    )
    .execute()
}

const RECORDS = {
  entry: {
    key: 'a',
    action: ACTIVITY_ACTIONS[0],
    type: ACTIVITY_TYPES[0],
    title: 'Nave',
    line: 2,
    userName: 'Ana',
    timestamp: NOW.toISOString(),
    details: '',
  },
  person: { name: 'Ana', email: 'ana@ejemplo.example', role: 'admin' },
  contact: { contactName: 'Ana', contactPhone: '', contactEmail: '' },
  note: 'Una nota',
}

const FILE = {
  name: 'Contrato.pdf',
  bytes: 1,
  contentHash: '',
  createdAt: NOW.toISOString(),
  createdBy: null,
  createdByName: 'Ana',
}

const MESSAGE = {
  nombre: 'Rosa',
  email: 'rosa@ejemplo.example',
  telefono: null,
  asunto: null,
  mensaje: 'Hola',
  createdAt: NOW.toISOString(),
  sourcePage: null,
  propertyId: null,
  propertyTitle: null,
  suspicion: null,
  contentHash: null,
  submissionKey: null,
}

type Kind = Pick<Parameters<typeof recordActivity>[1], 'action' | 'type'>

function record({ db }: Store, id: string, kind: Kind) {
  return recordActivity(db, { ...kind, property: { id, title: 'Con todo', code: 'PROP-001' }, actor: ACTOR, now: NOW })
}

/** As many properties as the longest list has values; shorter lists start again at their end. */
function everyProperty() {
  return STATES.map((state, at) => ({
    createdAt: NOW,
    input: buildProperty({
      title: `De todo ${at}`,
      state,
      municipality: nth(MUNICIPALITIES, at),
      type: nth(PROPERTY_TYPES, at),
      category: nth(CATEGORIES, at),
      status: nth(STATUSES, at),
      currency: nth(CURRENCIES, at),
      precision: nth(PRECISIONS, at),
      ...Object.fromEntries(CHOICES.map(({ name, codes }) => [name, nth(codes, at)])),
    }),
  }))
}

/** One row of each kind in the trash. */
async function deleteEachKind(store: Store) {
  const change = { db: store.db, actor: ACTOR, now: NOW }
  const { id } = await createProperty({ db: store.db, actor: ACTOR, now: NOW }, buildProperty({ title: 'Eliminada' }))
  await deleteProperty({ db: store.db, actor: ACTOR, now: NOW }, id)
  const complex = await insertComplex(store.db, buildComplex({ name: 'Eliminado' }), { createdBy: null, now: NOW })
  await deleteComplex({ db: store.db, actor: ACTOR, now: NOW }, complex.id)
  const { ownerId } = await findOrAddOwner(store.db, 'Eliminado, eliminado@correo.mx', NOW)
  if (ownerId !== null) await deleteOwner({ db: store.db, actor: ACTOR, now: NOW }, ownerId)
  await deleteLeadAndVisit(change)
}

function everyComplex(state: (typeof STATES)[number], at: number) {
  return buildComplex({
    name: `Conjunto ${at}`,
    kind: nth(COMPLEX_KINDS, at),
    state,
    ...Object.fromEntries(COMPLEX_CHOICES.map(({ name, codes }) => [name, nth(codes, at)])),
  })
}
