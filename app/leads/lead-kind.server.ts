import { recordActivity } from '#app/activity/record.server.ts'
import { asesorNames, restoredAsesor } from '#app/asesores/asesores.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { dialledNumber, extensionOf } from '#app/phone/phone.ts'
import { withoutPhones } from '#app/phone/phones-in-search.ts'
import type { Change } from '#app/records/change.server.ts'
import type { RecordAction, VersionedKind, VersionedRecord } from '#app/records/record-kind.server.ts'
import { REQUIREMENTS_JSON } from '#app/leads/requirements/requirement-json.ts'
import { foldText } from '#app/text/fold-text.ts'
import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import { type Deal, dealText } from './deal.ts'
import { addEntry } from './entries.server.ts'
import type { EntryProperty } from './entry.ts'
import { type LeadFields, type NamedLead, describeLeadChanges, isOpenStage, lostText, stepText } from './lead.ts'
import { deleteVisitsOf } from './delete-visits.server.ts'
import { takeBack } from './lead-belongings.server.ts'
import { DELETED_LEAD_JSON, LEAD_JSON } from './lead-json.ts'

export type LeadRecord = VersionedRecord & NamedLead

/** The log actions of a lead. */
const ACTIONS = {
  create: 'create_lead',
  edit: 'edit_lead',
  delete: 'delete_lead',
  restore: 'restore_lead',
  purge: 'purge_lead',
} as const satisfies Record<RecordAction, string>

const FIRST_LEAD_VERSION = 1

export const LEAD_KIND: VersionedKind<LeadFields, LeadRecord> = {
  name: 'lead',
  table: 'leads',
  json: { content: LEAD_JSON, deleted: DELETED_LEAD_JSON },
  find: findLeadRecords,
  content: (record) => JSON.stringify(fieldsOf(record)),
  photoIds: () => [],
  named: ({ id, name }) => namedLead(id, name),
  namedIn: (id, content) => namedLead(id, readJsonOr(LEAD_JSON, content, null)?.name ?? ''),
  editOf: async (db, content) => withRestoredAsesor(db, readJson(LEAD_JSON, content)),
  async insert({ db, now }, id, fields) {
    const history = { version: FIRST_LEAD_VERSION, createdAt: now.toISOString(), updatedAt: null }
    await insertLead(db, id, fields, history)
  },
  async overwrite(change, current, fields) {
    const { db, now } = change
    const history = { version: current.version + 1, updatedAt: now.toISOString() }
    const { numUpdatedRows } = await db
      .updateTable('leads')
      .set({ ...columnsOf(fields), ...history })
      .where('id', '=', current.id)
      .where('version', '=', current.version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    await db.deleteFrom('leadContacts').where('leadId', '=', current.id).execute()
    await insertContacts(db, current.id, fields)
    if (fields.deals !== current.deals) {
      await db.deleteFrom('deals').where('leadId', '=', current.id).execute()
      await insertDeals(db, current.id, fields.deals)
    }
    await addSteps(change, current, fields)
    const asesorName = await nameOf(db, fields.asesorId)
    return { record: { ...current, ...fields, ...history, asesorName } }
  },
  async remove({ db }, { id, createdAt }) {
    await db.deleteFrom('leads').where('id', '=', id).execute()
    return { kept: { createdAt } }
  },
  async insertAgain({ db, now }, { id, number, content, kept }) {
    const { createdAt, merged } = readJson(DELETED_LEAD_JSON, kept)
    const fields = await withRestoredAsesor(db, readJson(LEAD_JSON, content))
    await insertLead(db, id, fields, { version: number + 1, createdAt, updatedAt: now.toISOString() })
    if (merged) await takeBack(db, id, merged)
    return {}
  },
  /** The history and the visits outlive the trash: a restored lead has them again. */
  async forget(db, id) {
    await db.deleteFrom('leadEntries').where('leadId', '=', id).execute()
    await deleteVisitsOf(db, id)
  },
  describe: describeLeadChanges,
  describeAll: async () => '',
  log: ({ db, actor, now }, { action, named, details }) =>
    recordActivity(db, {
      action: ACTIONS[action],
      type: 'lead',
      property: { id: null, title: named.title },
      actor,
      details,
      now,
    }),
}

/** Everybody of the team reads the log and the trash; a phone that was typed as a name is not for all of them. */
function namedLead(id: string, name: string) {
  return { id, title: withoutPhones(name), code: null }
}

async function findLeadRecords(db: Queries, ids: readonly string[]): Promise<LeadRecord[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('leads').where('id', 'in', ids).selectAll().execute()
  const contacts = await db
    .selectFrom('leadContacts')
    .where('leadId', 'in', ids)
    .orderBy('leadId')
    .orderBy('position')
    .selectAll()
    .execute()
  const deals = await db.selectFrom('deals').where('leadId', 'in', ids).orderBy('position').selectAll().execute()
  const dealsOf = Map.groupBy(deals, ({ leadId }) => leadId)
  const names = await asesorNames(
    db,
    rows.flatMap(({ asesorId }) => asesorId ?? []),
  )
  return rows.map(({ searchText: _folded, requirements: stored, ...row }) => {
    const own = contacts.filter(({ leadId }) => leadId === row.id)
    const textsOf = (kind: string) =>
      own
        .filter((each) => each.kind === kind)
        .map(({ value, extension }) => [value, extension].filter(Boolean).join(' '))
    const asesorName = row.asesorId === null ? null : (names.get(row.asesorId) ?? null)
    const requirements = readJsonOr(REQUIREMENTS_JSON, stored, [])
    const closed = (dealsOf.get(row.id) ?? []).map(({ leadId: _lead, position: _position, ...deal }) => deal)
    const ways = { phones: textsOf('telefono'), emails: textsOf('correo') }
    return { ...row, ...ways, requirements, deals: closed, asesorName }
  })
}

/** What a version stores, in the order of the form. */
export function fieldsOf(record: LeadFields): LeadFields {
  const { name, company, phones, emails, language, source, campaign, asesorId } = record
  const { stage, lostReason, lostNote, nextAction, nextDay, nextHour, consent, consentDay } = record
  const { requirements, deals } = record
  const who = { name, company, phones, emails, language, source, campaign, asesorId, consent, consentDay }
  return { ...who, stage, lostReason, lostNote, nextAction, nextDay, nextHour, requirements, deals }
}

type LeadHistory = Omit<VersionedRecord, 'id'>

async function insertLead(db: Queries, id: string, fields: LeadFields, history: LeadHistory) {
  await db
    .insertInto('leads')
    .values({ id, ...columnsOf(fields), ...history })
    .execute()
  await insertContacts(db, id, fields)
  await insertDeals(db, id, fields.deals)
}

function columnsOf(record: LeadFields) {
  const { phones: _phones, emails: _emails, requirements, deals: _deals, ...columns } = fieldsOf(record)
  const searchText = foldText([columns.name, columns.company].filter(Boolean).join(' '))
  return { ...columns, searchText, requirements: JSON.stringify(requirements) }
}

async function insertContacts(db: Queries, leadId: string, { phones, emails }: Pick<LeadFields, 'phones' | 'emails'>) {
  const rows = [
    ...phones.map((phone) => ({
      kind: 'telefono' as const,
      value: dialledNumber(phone) ?? phone,
      extension: extensionOf(phone),
    })),
    ...emails.map((value) => ({ kind: 'correo' as const, value, extension: null })),
  ].map((row, position) => ({ leadId, position, ...row }))
  if (rows.length > 0) await db.insertInto('leadContacts').values(rows).execute()
}

async function insertDeals(db: Queries, leadId: string, deals: readonly Deal[]) {
  const rows = deals.map((deal, position) => ({ ...deal, leadId, position }))
  // After a merge, a record that comes back from the trash may name a deal that another one has since.
  if (rows.length > 0)
    await db
      .insertInto('deals')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

function entryPropertyOf({ propertyId, propertyCode, propertyTitle }: Deal): EntryProperty | null {
  return propertyTitle === null ? null : { propertyId, propertyCode, propertyTitle }
}

/** Writes into the history which stage a lead left for which, and which deals were closed or taken back. */
async function addSteps(change: Change, before: LeadRecord, after: LeadFields) {
  const steps = before.stage === after.stage ? '' : stepText(before.stage, after.stage)
  const only = (deals: readonly Deal[], others: readonly Deal[]) =>
    deals.filter(({ id, leadVersion }) => leadVersion > 0 && !others.some((other) => other.id === id))
  const [closed, undone] = [only(after.deals, before.deals), only(before.deals, after.deals)]
  if (steps === '' && closed.length === 0 && undone.length === 0) return
  const told = [
    steps,
    steps && lostText(after),
    ...closed.map((deal) => `Cierre: ${dealText(deal)}`),
    ...undone.map((deal) => `Se quitó el cierre: ${dealText(deal)}`),
  ]
  const deal = closed[0] ?? undone[0]
  const property = deal ? entryPropertyOf(deal) : null
  await addEntry(change, before.id, { kind: 'etapa', note: told.filter(Boolean).join('. '), property })
}

async function withRestoredAsesor(db: Queries, fields: LeadFields): Promise<LeadFields> {
  return { ...fields, asesorId: await restoredAsesor(db, fields.asesorId, isOpenStage(fields.stage)) }
}

async function nameOf(db: Queries, asesorId: string | null): Promise<string | null> {
  return asesorId === null ? null : ((await asesorNames(db, [asesorId])).get(asesorId) ?? null)
}
