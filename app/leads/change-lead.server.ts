import { v7 as uuidv7, validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import { type Updated, createRecord, removeRecord, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { findNewestVersion, findStored } from '#app/records/find-versions.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { addEntry, answerMessages } from './entries.server.ts'
import { type TypedEntryKind, isContact } from './entry.ts'
import { LEAD_JSON } from './lead-json.ts'
import { LEAD_KIND, type LeadRecord, fieldsOf } from './lead-kind.server.ts'
import { type LeadScope, isInScope } from './lead-scope.ts'
import { type LeadFields, type LeadFormFields, NO_NEXT_ACTION, describeLeadChanges, nextActionTime } from './lead.ts'

/** A lead, whoever attends it; null when there is none. */
export async function findLead(db: Queries, id: string): Promise<LeadRecord | null> {
  const [lead = null] = validate(id) ? await LEAD_KIND.find(db, [id]) : []
  return lead
}

/** A lead that the account may know of; null for others as for those that are not there. */
export async function findSeenLead(db: Queries, scope: LeadScope, id: string): Promise<LeadRecord | null> {
  const lead = await findLead(db, id)
  return lead && isInScope(scope, lead) ? lead : null
}

/**
 * Adds a lead. Whether the person is there already is asked before.
 * @param createdAt when the person was first known, an ISO timestamp; null for now
 */
export function createLead(
  change: Change,
  fields: LeadFormFields & Partial<LeadFields>,
  createdAt: string | null = null,
): Promise<LeadRecord> {
  return withTransaction(change, async (inside) => {
    const id = uuidv7({ msecs: change.now.getTime() })
    const record = await createRecord(inside, LEAD_KIND, id, { requirements: [], deals: [], ...fields })
    if (createdAt === null) return record
    await inside.db.updateTable('leads').set({ createdAt }).where('id', '=', id).execute()
    return { ...record, createdAt }
  })
}

/** `current`: what somebody else saved; `news`: who saved what since the version that was edited, in a sentence. */
export type LeadSaved =
  | Result<{ record: LeadRecord }, 'missing'>
  | Refused<'conflict', { current: LeadRecord; news: string }>

/** Saves the changed fields of a lead over the version that was read. */
export function changeLead(
  change: Change,
  { id, version }: { id: string; version: number },
  changed: Partial<LeadFields>,
): Promise<LeadSaved> {
  return withTransaction(change, async (inside) => {
    const current = await findLead(inside.db, id)
    if (!current) return { ok: false, refusal: 'missing' }
    const edit = { ...fieldsOf(current), ...changed }
    const isSame = JSON.stringify(edit) === JSON.stringify(fieldsOf(current))
    if (isSame) return { ok: true, record: current }
    const updated: Updated<LeadRecord> = await updateRecord(inside, LEAD_KIND, current, { edit, version })
    if (updated.ok) return { ok: true, record: updated.record }
    if (updated.refusal === 'missing') return { ok: false, refusal: 'missing' }
    return {
      ok: false,
      refusal: 'conflict',
      current: updated.current,
      news: await newsOf(inside.db, updated.current, version),
    }
  })
}

/** 'Luis Garza guardó mientras tanto: Etapa: Nuevo → Visita.'. @param when the words for the time between both saves */
export async function newsOf(
  db: Queries,
  current: LeadRecord,
  version: number,
  when = 'mientras tanto',
): Promise<string> {
  const newest = await findNewestVersion(db, 'lead', current.id)
  const who = newest?.savedByName ?? 'Otra persona'
  const before = await findFieldsOf(db, current.id, version)
  const what = before && describeLeadChanges({ ...before, asesorName: current.asesorName }, current)
  return `${who} guardó ${when}${what ? `: ${what.replaceAll('\n', '; ')}` : ''}.`
}

/** The fields of an earlier version; null when it is not stored. */
export async function findFieldsOf(db: Queries, id: string, number: number): Promise<LeadFields | null> {
  const stored = await findStored(db, 'lead', { id, number })
  return stored && readJsonOr(LEAD_JSON, stored.content, null)
}

/** Moves a lead to the trash. @returns whether there was such a lead */
export async function deleteLead(change: Change, id: string): Promise<boolean> {
  return validate(id) && (await removeRecord(change, LEAD_KIND, id)) !== null
}

/** Writes what was done into the history, and empties the next action. Reaching the person answers their messages. */
export function finishNextAction(
  change: Change,
  { id, version }: { id: string; version: number },
  kind: TypedEntryKind,
): Promise<LeadSaved> {
  return withTransaction(change, async (inside) => {
    const lead = await findLead(inside.db, id)
    const saved = await changeLead(inside, { id, version }, NO_NEXT_ACTION)
    if (saved.ok && lead?.nextAction) {
      const due = nextActionTime(lead)
      await addEntry(inside, id, { kind, note: `Hecho: ${lead.nextAction}${due && ` (${due})`}` })
      if (isContact(kind)) await answerMessages(inside, id)
    }
    return saved
  })
}
