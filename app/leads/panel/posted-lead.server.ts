import { findAttendants } from '#app/asesores/asesores.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { NOT_LISTED } from '#app/forms/control-readers.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Result } from '#app/forms/result.ts'
import { changeLead, createLead, findFieldsOf, findSeenLead } from '#app/leads/change-lead.server.ts'
import { type NewEntry, addEntry } from '#app/leads/entries.server.ts'
import { findSamePeople, knownPeople } from '#app/leads/find-leads.server.ts'
import { type LeadFormFields, contactKeys } from '#app/leads/lead.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { lockPeople } from '#app/leads/lock-people.server.ts'
import { LEAD_RULES, leadFaults, withoutOldReason } from '#app/leads/lead-rules.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import {
  ANYWAY_CONTROL,
  LEAD_VERSION_CONTROL,
  type LeadRefusal,
  leadRefusal,
  leadTexts,
  mergedTexts,
} from './lead-form-state.ts'

type Checked = Result<{ fields: LeadFormFields; shown: LeadRefusal['values'] }, LeadRefusal>

/**
 * `isSeen`: whether the account may still know of the lead; `asksDeal`: the form said that the lead is won, which the form of its
 * deal does, and everything else is saved.
 */
type LeadPosted<Saved, Why> = Result<Saved & { isSeen: boolean; asksDeal: boolean }, Why>

/**
 * Adds the lead of a posted form. A person who is there already is asked about first.
 * @param entry the first line of its history; null without one
 */
export function addPostedLead(
  change: Change,
  scope: LeadScope,
  form: FormData,
  entry: NewEntry | null = null,
): Promise<LeadPosted<{ id: string }, LeadRefusal>> {
  return withTransaction(change, async (inside) => {
    await lockPeople(inside.db)
    const checked = await checkLead(inside.db, form, null)
    if (!checked.ok) return checked
    const { fields, shown } = checked
    const same = form.has(ANYWAY_CONTROL) ? [] : await findSamePeople(inside.db, fields)
    if (same.length > 0)
      return { ok: false, refusal: alreadyThere(shown, { same: await knownPeople(inside.db, scope, same) }) }
    const asksDeal = fields.stage === 'ganado'
    const { id } = await createLead(inside, asksDeal ? { ...fields, stage: 'negociacion' } : fields)
    if (entry) await addEntry(inside, id, entry)
    return { ok: true, id, isSeen: isInScope(scope, fields), asksDeal }
  })
}

/** Writes a line into the history of somebody who is there already. @returns false where the account knows of no such lead */
export function addToHistory(change: Change, scope: LeadScope, leadId: string, entry: NewEntry): Promise<boolean> {
  return withTransaction(change, async (inside) => {
    const lead = await findSeenLead(inside.db, scope, leadId)
    if (lead) await addEntry(inside, lead.id, entry)
    return lead !== null
  })
}

/** Saves the posted form of a lead over the version that was edited. Only new phones and e-mails are asked about. */
export function savePostedLead(
  change: Change,
  scope: LeadScope,
  id: string,
  form: FormData,
): Promise<LeadPosted<object, 'missing' | LeadRefusal>> {
  return withTransaction(change, async (inside) => {
    const { db } = inside
    await lockPeople(db)
    const current = await findSeenLead(db, scope, id)
    if (!current) return { ok: false, refusal: 'missing' }
    const version = Number(textOf(form, LEAD_VERSION_CONTROL))
    const checked = await checkLead(db, form, current.asesorId)
    if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, version } }
    const { fields, shown } = checked
    const known = contactKeys(current)
    const added = contactKeys(fields).filter((key) => !known.includes(key))
    const people = form.has(ANYWAY_CONTROL) ? [] : await findSamePeople(db, fields, id)
    const same = people.filter(({ shared }) => shared.some((key) => added.includes(key)))
    if (same.length > 0)
      return { ok: false, refusal: alreadyThere(shown, { same: await knownPeople(db, scope, same), version }) }
    const asksDeal = fields.stage === 'ganado' && current.stage !== 'ganado'
    const edit = asksDeal ? { ...fields, ...stageOf(current) } : fields
    const saved = await changeLead(inside, { id, version }, edit)
    if (saved.ok) return { ok: true, isSeen: isInScope(scope, saved.record), asksDeal }
    // Somebody else got the lead meanwhile: the account may not know of it any more.
    if (saved.refusal === 'missing' || !isInScope(scope, saved.current)) return { ok: false, refusal: 'missing' }
    const base = await findFieldsOf(db, id, version)
    const values = mergedTexts(shown, leadTexts(saved.current), base && leadTexts(base))
    const message = `${saved.news} Lo que escribiste sigue aquí: revísalo y guarda otra vez.`
    const refusal = leadRefusal({ values, errors: {}, message }, { version: saved.current.version })
    return { ok: false, refusal }
  })
}

function stageOf({ stage, lostReason, lostNote }: LeadFormFields) {
  return { stage, lostReason, lostNote }
}

function alreadyThere(values: LeadRefusal['values'], more: Partial<LeadRefusal>): LeadRefusal {
  return leadRefusal({ values, errors: {}, message: null }, more)
}

async function checkLead(db: Queries, form: FormData, chosenId: string | null): Promise<Checked> {
  const posted = checkPosted(LEAD_RULES, form)
  if (!posted.ok) return { ok: false, refusal: leadRefusal(posted.refusal) }
  const { values: fields, shown } = posted
  const people = await findAttendants(db, chosenId)
  const isKnown = fields.asesorId === null || people.some(({ id }) => id === fields.asesorId)
  const errors = { ...leadFaults(fields), ...(!isKnown && { asesorId: NOT_LISTED }) }
  if (Object.keys(errors).length > 0)
    return { ok: false, refusal: leadRefusal({ values: shown, errors, message: null }) }
  return { ok: true, fields: withoutOldReason(fields), shown }
}
