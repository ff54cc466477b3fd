import { v7 as uuidv7, validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import { findLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import { createRecord, removeRecord, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { findNewestVersion, findStored } from '#app/records/find-versions.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { type VisitFields, type VisitProperty, describeVisitChanges, resultText, visitTimeText } from './visit.ts'
import { VISIT_JSON } from './visit-json.ts'
import { VISIT_KIND, type VisitRecord, visitFieldsOf } from './visit-kind.server.ts'

/** A visit of a lead; null when there is none, or its lead is deleted. */
export async function findVisit(db: Queries, { leadId, id }: { leadId: string; id: string }) {
  const [visit = null] = validate(id) ? await VISIT_KIND.find(db, [id]) : []
  return visit?.leadId === leadId && (await findLead(db, leadId)) ? visit : null
}

/** Adds a visit, with a line in the history of its lead. @returns null when the lead is gone */
export function planVisit(change: Change, fields: VisitFields): Promise<VisitRecord | null> {
  return withTransaction(change, async (inside) => {
    if (!(await findLead(inside.db, fields.leadId))) return null
    const visit = await createRecord(inside, VISIT_KIND, uuidv7({ msecs: change.now.getTime() }), fields)
    const note = `Visita planeada: ${visitTimeText(visit)}`
    await addEntry(inside, visit.leadId, { kind: 'nota', note, property: propertyOf(visit) })
    return visit
  })
}

/** `news`: who saved what since the version that was edited, in a sentence. */
export type VisitSaved = Result<{ record: VisitRecord }, 'missing'> | Refused<'conflict', { news: string }>

/** Saves the changed fields of a visit over the version that was read. A new day, and a result, are lines of the history. */
export function changeVisit(
  change: Change,
  { leadId, id, version }: { leadId: string; id: string; version: number },
  changed: Partial<VisitFields>,
): Promise<VisitSaved> {
  return withTransaction(change, async (inside) => {
    const current = await findVisit(inside.db, { leadId, id })
    if (!current) return { ok: false, refusal: 'missing' }
    const edit = { ...visitFieldsOf(current), ...changed }
    if (JSON.stringify(edit) === JSON.stringify(visitFieldsOf(current))) return { ok: true, record: current }
    const updated = await updateRecord(inside, VISIT_KIND, current, { edit, version })
    if (updated.ok) {
      await addChanges(inside, current, updated.record)
      return { ok: true, record: updated.record }
    }
    if (updated.refusal === 'missing') return { ok: false, refusal: 'missing' }
    return { ok: false, refusal: 'conflict', news: await newsOf(inside.db, updated.current, version) }
  })
}

async function addChanges(change: Change, before: VisitRecord, after: VisitRecord) {
  const [from, to] = [visitTimeText(before), visitTimeText(after)]
  const property = propertyOf(after)
  if (from !== to)
    await addEntry(change, after.leadId, { kind: 'nota', note: `Visita movida: ${from} → ${to}`, property })
  const result = resultText(after)
  if (result === '' || result === resultText(before)) return
  const kind = after.result === 'no_se_hizo' ? 'nota' : 'visita'
  await addEntry(change, after.leadId, { kind, note: `Visita del ${to}. ${result}`, property })
}

/** 'Luis Garza guardó mientras tanto: Día y hora: …'. */
async function newsOf(db: Queries, current: VisitRecord, version: number): Promise<string> {
  const newest = await findNewestVersion(db, 'visit', current.id)
  const stored = await findStored(db, 'visit', { id: current.id, number: version })
  const before = stored && readJsonOr(VISIT_JSON, stored.content, null)
  const what = before && describeVisitChanges({ ...before, asesorName: current.asesorName }, current)
  const who = newest?.savedByName ?? 'Otra persona'
  return `${who} guardó mientras tanto${what ? `: ${what.replaceAll('\n', '; ')}` : ''}.`
}

/** Moves a visit to the trash, with a line in the history of its lead. @returns whether there was such a visit */
export function cancelVisit(change: Change, asked: { leadId: string; id: string }): Promise<boolean> {
  return withTransaction(change, async (inside) => {
    const visit = await findVisit(inside.db, asked)
    if (!visit || !(await removeRecord(inside, VISIT_KIND, visit.id))) return false
    const note = `Visita cancelada: ${visitTimeText(visit)}`
    await addEntry(inside, visit.leadId, { kind: 'nota', note, property: propertyOf(visit) })
    return true
  })
}

function propertyOf({ propertyId, propertyCode, propertyTitle }: VisitProperty): VisitProperty {
  return { propertyId, propertyCode, propertyTitle }
}
