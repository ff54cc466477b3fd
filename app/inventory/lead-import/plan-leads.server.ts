import { v7 as uuidv7 } from 'uuid'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { findMember } from '#app/accounts/member.server.ts'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { asesorNames, findAttendants } from '#app/asesores/asesores.server.ts'
import { dayIn, formatDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { inSlices } from '#app/inventory/import/checking/in-slices.server.ts'
import type { CheckedRow, DryRun } from '#app/inventory/import/kind/import-kind.server.ts'
import { correctRows } from '#app/inventory/import/mapping/corrections.ts'
import { LEAD_KIND, type LeadRecord, fieldsOf } from '#app/leads/lead-kind.server.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { leadInScope } from '#app/leads/lead-scope.server.ts'
import { contactKeys, describeLeadChanges } from '#app/leads/lead.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { Actor } from '#app/records/change.server.ts'
import { LEAD_TARGET_RULES } from '#app/inventory/import/mapping/lead-columns.ts'
import type { LeadImportPayload, LeadPlan } from './lead-import-json.ts'
import { type NamedAsesor, readLead } from './read-lead.ts'
import { type LeadGroup, type LeadRow, type SortedRow, type StoredPerson, joinedNoting, sortRows } from './sort-rows.ts'

/** What each row of a file of leads would do, as the account that asks for it may know of leads. Nothing is written. */
export async function planLeads(
  store: Store,
  { payload, actor, now, rows: chunks, report }: DryRun<LeadImportPayload>,
): Promise<{ payload: LeadImportPayload; rows: CheckedRow[] } | null> {
  const { db } = store
  const columns = { headers: payload.columns.map(({ header }) => header), mapping: payload.mapping }
  const { headers, mapping, correct, counted } = correctRows(columns, payload.corrections ?? [], LEAD_TARGET_RULES)
  const context = { headers, mapping, asesores: await findNamed(db), timeZone: await findTimeZone(store), now }
  const rows: LeadRow[] = []
  for await (const chunk of chunks())
    rows.push(
      ...(await inSlices(chunk.map(correct), ({ line, cells }) => ({ line, cells, read: readLead(cells, context) }))),
    )
  const people = rows.flatMap(({ read }) => ('fields' in read ? [contactKeys(read.fields)] : []))
  const scope = await scopeOf(db, actor)
  const nameOnly = people.some((keys) => keys.length === 0) ? await findNameOnly(db, scope) : new Set<string>()
  const sorted = sortRows(rows, await findByContact(db, [...new Set(people.flat())], scope), nameOnly)
  if (!(await report({ done: rows.length, total: rows.length }))) return null
  const ids = sorted.flatMap(({ group }) => group?.into ?? [])
  const records = new Map<string, LeadRecord>()
  const told = new Map<string, Set<string>>()
  for (const batch of inBatches(ids, 1)) {
    for (const record of await LEAD_KIND.find(db, batch)) records.set(record.id, record)
    const lines = await db
      .selectFrom('leadEntries')
      .where('leadId', 'in', batch)
      .where('kind', '=', 'nota')
      .select(['leadId', 'note'])
      .execute()
    for (const { leadId, note } of lines) told.set(leadId, (told.get(leadId) ?? new Set()).add(note))
  }
  const { timeZone } = context
  const checked = await inSlices(sorted, (each) => checkedRow(each, { records, told, now, timeZone }))
  return { payload: { ...payload, corrections: counted() }, rows: checked }
}

/** What the person who asked for a dry run, or who started or undoes an import, may know of leads now. */
export async function scopeOf(db: Queries, actor: Actor): Promise<LeadScope> {
  const member = actor.id === null ? null : await findMember(db, actor.id)
  return member ? findLeadScope(db, member) : { onlyOf: '', seesContacts: false }
}

/** Characters of a name that a row shows though it is refused. */
const LONGEST_TITLE = 120

type Stored = {
  records: ReadonlyMap<string, LeadRecord>
  told: ReadonlyMap<string, ReadonlySet<string>>
  now: Date
  timeZone: TimeZone
}

function checkedRow(sorted: SortedRow, { records, told, now, timeZone }: Stored): CheckedRow {
  const { row, outcome, messages, warnings, doubtful, group } = sorted
  const title = 'fields' in row.read ? row.read.fields.name : row.read.name.slice(0, LONGEST_TITLE)
  const nothing = { plan: null, recordId: null, seen: null }
  const stored = { line: row.line, code: '', title, messages, warnings, doubtful, ...nothing }
  if (group === null) return { ...stored, outcome: outcome ?? 'refused' }
  const planOf = (notes: readonly string[], createdAt: Date | null): LeadPlan => {
    const entries = [...new Set(notes)].map((note) => ({ id: uuidv7({ msecs: now.getTime() }), note }))
    return { lead: group.lead, entries, createdAt: createdAt?.toISOString() ?? null }
  }
  if (group.into === null) return { ...stored, outcome: 'create', plan: planOf(group.notes, group.createdAt) }
  const record = records.get(group.into)
  if (!record) return { ...stored, outcome: 'refused', messages: ['Alguien lo eliminó durante la revisión.'] }
  const joined = joinedNoting(record, group.lead)
  const isChanged = JSON.stringify(fieldsOf(joined.fields)) !== JSON.stringify(fieldsOf(record))
  const known = told.get(record.id)
  const notes = [...group.notes, ...joined.notes, ...knownSince(group, record, timeZone)].filter(
    (note) => !known?.has(note),
  )
  const found = { recordId: record.id, seen: record.version }
  const there = `Ya está: ${record.name}.`
  if (!isChanged && notes.length === 0) return { ...stored, ...found, outcome: 'same', messages: [there] }
  const changes = describeLeadChanges(record, { ...joined.fields, asesorName: record.asesorName })
  const added = notes.length > 0 ? 'Añade a su historial lo que dice la fila.' : ''
  const said = [there, ...changes.split('\n'), added].filter(Boolean)
  return { ...stored, ...found, outcome: 'change', messages: said, plan: planOf(notes, null) }
}

/** The line of the history of a lead that another list has known for longer: its own day stays. */
function knownSince({ createdAt }: LeadGroup, record: LeadRecord, timeZone: TimeZone): string[] {
  const day = createdAt && dayIn(timeZone, createdAt)
  return day && day < dayIn(timeZone, new Date(record.createdAt))
    ? [`Fecha de alta en el archivo: ${formatDay(day)}`]
    : []
}

/** The people who attend leads with their e-mails, by which a file may name them. */
async function findNamed(db: Queries): Promise<NamedAsesor[]> {
  const attendants = await findAttendants(db)
  const emails = await db.selectFrom('users').select(['id', 'email']).execute()
  const emailOf = new Map(emails.map(({ id, email }) => [id, email]))
  return attendants.map((each) => ({ ...each, email: emailOf.get(each.id) ?? '' }))
}

/** The folded names of the leads without a phone and an e-mail that an account may know of. */
async function findNameOnly(db: Queries, scope: LeadScope): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('leads')
    .where(leadInScope(scope))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('leadContacts').whereRef('leadContacts.leadId', '=', 'leads.id').select('leadId')),
      ),
    )
    .select('name')
    .execute()
  return new Set(rows.map(({ name }) => foldText(name)))
}

/** The leads with each phone or e-mail, as an account may know of them. */
async function findByContact(
  db: Queries,
  keys: readonly string[],
  scope: LeadScope,
): Promise<ReadonlyMap<string, StoredPerson[]>> {
  const found = new Map<string, StoredPerson[]>()
  for (const batch of inBatches(keys, 1)) {
    const rows = await db
      .selectFrom('leadContacts')
      .innerJoin('leads', 'leads.id', 'leadContacts.leadId')
      .where('leadContacts.value', 'in', batch)
      .orderBy('leads.createdAt')
      .orderBy('leads.id')
      .select(['leads.id', 'leads.name', 'leads.asesorId', 'leadContacts.value'])
      .execute()
    const names = await asesorNames(
      db,
      rows.flatMap(({ asesorId }) => asesorId ?? []),
    )
    for (const { id, name, asesorId, value } of rows) {
      const isSeen = isInScope(scope, { asesorId })
      const person = { id, name: isSeen ? name : null, attendedBy: names.get(asesorId ?? '') ?? '' }
      found.set(value, [...(found.get(value) ?? []), person])
    }
  }
  return found
}
