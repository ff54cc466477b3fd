import { sql } from 'kysely'
import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { foldedContains } from '#app/db/contains.server.ts'
import type { Result } from '#app/forms/result.ts'
import { removeRecord, restoreRecord, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import type { VersionedKind } from '#app/records/record-kind.server.ts'
import { findInTrash } from '#app/records/trash.server.ts'
import { foldText } from '#app/text/fold-text.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { findFieldsOf } from './change-lead.server.ts'
import { addEntry } from './entries.server.ts'
import { findSamePeople } from './find-leads.server.ts'
import { type MergeOffer, type MergePreview, joinedLead, takenFrom } from './joined-lead.ts'
import { leadHolders, moveBelongings } from './lead-belongings.server.ts'
import { DELETED_LEAD_JSON, type MergedLead } from './lead-json.ts'
import { LEAD_KIND, type LeadRecord, fieldsOf } from './lead-kind.server.ts'
import { type LeadFields, contactKeys, leadDifferences } from './lead.ts'

/** Records that a page offers to merge at most. */
const MOST_OFFERED = 5

/** Other leads with a phone, an e-mail or the name of this one. @param isOffered whether the account may know of a lead */
export async function findMergeOffers(
  db: Queries,
  lead: LeadRecord,
  isOffered: (lead: LeadRecord) => boolean = () => true,
): Promise<MergeOffer[]> {
  const same = (await findSamePeople(db, lead, lead.id)).map(({ id }) => id)
  const namesakes = await findNamesakes(db, lead)
  const ids = [...new Set([...same, ...namesakes])].slice(0, MOST_OFFERED)
  const keys = contactKeys(lead)
  const found = (await LEAD_KIND.find(db, ids)).filter(isOffered)
  return found
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, name, company, asesorName, phones, emails }) => {
      const shared = contactKeys({ phones, emails }).filter((key) => keys.includes(key))
      return { id, name, company, asesorName, shared }
    })
}

async function findNamesakes(db: Queries, { id, name }: LeadRecord): Promise<string[]> {
  const folded = foldText(name)
  const rows = await db
    .selectFrom('leads')
    .where(foldedContains(sql.ref('leads.searchText'), folded))
    .where('id', '!=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'name'])
    .execute()
  return rows.filter((row) => foldText(row.name) === folded).map((row) => row.id)
}

/** What merging a lead into another would do; null where one of them does not exist, or both are the same. */
export async function previewMerge(db: Queries, into: LeadRecord, fromId: string): Promise<MergePreview | null> {
  if (!validate(fromId) || fromId === into.id) return null
  const [from] = await LEAD_KIND.find(db, [fromId])
  if (!from) return null
  const { fields, note } = joinedLead(fieldsOf(into), fieldsOf(from))
  const asesorName = into.asesorId === null ? from.asesorName : into.asesorName
  const { count } = await db
    .selectFrom('leadEntries')
    .where('leadId', '=', fromId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { id, name, version } = from
  return {
    from: { id, name, version },
    changes: leadDifferences(into, { ...fields, asesorName }),
    lines: Number(count),
    note,
  }
}

/** A lead as somebody saw it before the press. */
type Seen = { id: string; version: number }

/**
 * Merges a record of a person into another: the history moves, the contacts are joined, and the first one goes to the trash,
 * from which it comes back with what it brought.
 */
export function mergeLeads(
  change: Change,
  seen: { from: Seen; into: Seen },
): Promise<Result<object, 'missing' | 'conflict'>> {
  return withTransaction(change, async (inside) => {
    const { db } = inside
    if (seen.from.id === seen.into.id || !validate(seen.from.id) || !validate(seen.into.id))
      return { ok: false, refusal: 'missing' }
    const found = await LEAD_KIND.find(db, [seen.from.id, seen.into.id])
    const from = found.find(({ id }) => id === seen.from.id)
    const into = found.find(({ id }) => id === seen.into.id)
    if (!from || !into) return { ok: false, refusal: 'missing' }
    if (from.version !== seen.from.version || into.version !== seen.into.version)
      return { ok: false, refusal: 'conflict' }
    const joined = joinedLead(fieldsOf(into), fieldsOf(from))
    await removeRecord(inside, mergingInto(into), from.id)
    const merged = { ...inside, note: `Se unió con él: ${LEAD_KIND.named(from).title}` }
    const { ok } = await updateRecord(merged, LEAD_KIND, into, { edit: joined.fields, version: into.version })
    if (!ok) throw new Error(`lead ${into.id} changed within its transaction`)
    await addEntry(inside, into.id, {
      kind: 'nota',
      note: [`Se unió con «${from.name}»`, joined.note].filter(Boolean).join('. '),
    })
    return { ok: true }
  })
}

/** Removing a lead by merging it into another. */
function mergingInto(into: LeadRecord): VersionedKind<LeadFields, LeadRecord> {
  return {
    ...LEAD_KIND,
    async remove(change, from) {
      const taken = takenFrom(fieldsOf(into), fieldsOf(from))
      const moved = await moveBelongings(change.db, from.id, into.id)
      const { kept } = await LEAD_KIND.remove(change, from)
      // Whoever sees the record that goes need not see the other one.
      const isSeen = into.asesorName === null || into.asesorId === from.asesorId
      const lines = [isSeen ? `Unido con: ${LEAD_KIND.named(into).title}` : `Unido con uno de ${into.asesorName}`]
      return { kept: { ...kept, merged: { into: into.id, version: into.version, ...moved, taken } }, lines }
    },
  }
}

/**
 * Restores a lead of the trash. If it was merged into another lead, it gets its history back, and the merge is undone in the
 * other lead too: a field that somebody changed since stays, and so do the contacts if they are the only ones.
 * @returns null if it is not in the trash (any more)
 */
export function restoreLeadFromTrash(change: Change, id: string): Promise<LeadRecord | null> {
  return withTransaction(change, async (inside) => {
    const row = await findInTrash(inside.db, 'lead', id)
    if (!row) return null
    const merged = readJsonOr(DELETED_LEAD_JSON, row.kept, null)?.merged
    // First, because a deal is on one record only.
    if (merged) await giveBack({ ...inside, note: `Se restauró «${LEAD_KIND.namedIn(id, row.content).title}»` }, merged)
    return restoreRecord(inside, LEAD_KIND, id)
  })
}

async function giveBack(change: Change, { into, version, taken }: MergedLead): Promise<void> {
  const holderId = (await leadHolders(change.db, into)).at(-1) ?? into
  const [holder] = await LEAD_KIND.find(change.db, [holderId])
  if (!holder) return
  const phones = holder.phones.filter((phone) => !taken.phones.includes(phone))
  const emails = holder.emails.filter((email) => !taken.emails.includes(email))
  const deals = holder.deals.filter((deal) => !taken.deals.includes(deal.id))
  const ways = phones.length + emails.length === 0 ? {} : { phones, emails }
  const before = holderId === into && version !== undefined ? await takenFields(change.db, holder, version) : {}
  const edit = { ...fieldsOf(holder), ...before, ...ways, deals }
  if (JSON.stringify(edit) === JSON.stringify(fieldsOf(holder))) return
  await updateRecord(change, LEAD_KIND, holder, { edit, version: holder.version })
}

/** Groups of the fields that a merge changes. The fields of a group are restored together. */
const MERGED_FIELDS = [
  ['company'],
  ['campaign'],
  ['asesorId'],
  ['consent', 'consentDay'],
  ['stage', 'lostReason', 'lostNote'],
  ['nextAction', 'nextDay', 'nextHour'],
  ['requirements'],
] as const satisfies (keyof LeadFields)[][]

/** The values before a merge of the fields that nobody changed since. @param version of the lead before the merge */
async function takenFields(db: Queries, lead: LeadRecord, version: number): Promise<Partial<LeadFields>> {
  const [before, after] = [await findFieldsOf(db, lead.id, version), await findFieldsOf(db, lead.id, version + 1)]
  if (!before || !after) return {}
  const textOf = (of: LeadFields, names: readonly (keyof LeadFields)[]) => JSON.stringify(names.map((name) => of[name]))
  const names = MERGED_FIELDS.filter((each) => textOf(lead, each) === textOf(after, each)).flat()
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}
