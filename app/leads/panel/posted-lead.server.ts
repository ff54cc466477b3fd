import { findAttendants } from '#app/asesores/asesores.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { NOT_LISTED } from '#app/forms/control-readers.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Result } from '#app/forms/result.ts'
import { changeLead, createLead, findFieldsOf, findSeenLead } from '#app/leads/change-lead.server.ts'
import { type NewEntry, addEntry } from '#app/leads/entries.server.ts'
import { TYPED_ENTRY_KINDS } from '#app/leads/entry.ts'
import { withTyped } from '#app/leads/joined-lead.ts'
import { fieldsOf } from '#app/leads/lead-kind.server.ts'
import { findSamePeople, knownPeople } from '#app/leads/find-leads.server.ts'
import { type LeadFormFields, contactKeys } from '#app/leads/lead.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { lockPeople } from '#app/leads/lock-people.server.ts'
import { NO_SUCH_CODE, entryProperty, rowWithCode } from '#app/leads/named-property.ts'
import { LEAD_RULES, leadFaults, withoutOldReason } from '#app/leads/lead-rules.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import {
  ANYWAY_CONTROL,
  FIRST_CONTACT_RULES,
  HISTORY_CONTROL,
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

/** Adds the lead of a posted form, with the first line of its history. A person who is there already is asked about first. */
export async function addPostedLead(
  store: Store,
  change: Change,
  scope: LeadScope,
  form: FormData,
): Promise<LeadPosted<{ id: string }, LeadRefusal>> {
  const first = await checkFirstContact(store, form)
  return withTransaction(change, async (inside) => {
    await lockPeople(inside.db)
    const checked = withFirstContact(await checkLead(inside.db, form, null), first)
    if (!checked.ok) return checked
    const { fields, shown } = checked
    const same = form.has(ANYWAY_CONTROL) ? [] : await findSamePeople(inside.db, fields)
    if (same.length > 0)
      return { ok: false, refusal: alreadyThere(shown, { same: await knownPeople(inside.db, scope, same) }) }
    const asksDeal = fields.stage === 'ganado'
    const { id } = await createLead(inside, asksDeal ? { ...fields, stage: 'negociacion' } : fields)
    if (first.entry) await addEntry(inside, id, first.entry)
    return { ok: true, id, isSeen: isInScope(scope, fields), asksDeal }
  })
}

/**
 * Writes the first contact of a posted form into the history of somebody who is there already, who also gets what else was typed:
 * new phones and e-mails, and the next action.
 */
export async function addToHistory(
  store: Store,
  change: Change,
  scope: LeadScope,
  form: FormData,
): Promise<Result<object, 'missing' | LeadRefusal>> {
  const first = await checkFirstContact(store, form)
  return withTransaction(change, async (inside) => {
    await lockPeople(inside.db)
    const known = await findSeenLead(inside.db, scope, textOf(form, HISTORY_CONTROL))
    if (!known) return { ok: false, refusal: 'missing' }
    const checked = withFirstContact(await checkLead(inside.db, form, null), first)
    if (!checked.ok) return checked
    const { fields, note } = withTyped(fieldsOf(known), checked.fields)
    await changeLead(inside, known, fields)
    if (first.entry) await addEntry(inside, known.id, first.entry)
    if (note !== null) await addEntry(inside, known.id, { kind: 'nota', note })
    return { ok: true }
  })
}

type FirstChecked = Pick<LeadRefusal, 'errors'> & { entry: NewEntry | null; shown: LeadRefusal['values'] }

/** The first line of the history of a new lead: its kind is where the lead comes from. It reads the catalogue, so it runs outside a transaction. */
async function checkFirstContact(store: Store, form: FormData): Promise<FirstChecked> {
  const posted = checkPosted(FIRST_CONTACT_RULES, form)
  if (!posted.ok) return { entry: null, shown: posted.refusal.values, errors: posted.refusal.errors }
  const { values, shown } = posted
  const { askedProperty, askedNote } = values
  if (askedProperty === null && askedNote === null) return { entry: null, shown, errors: {} }
  const row = askedProperty === null ? null : rowWithCode((await currentCatalogue(store)).all, askedProperty)
  if (askedProperty !== null && !row) return { entry: null, shown, errors: { askedProperty: NO_SUCH_CODE } }
  const source = textOf(form, 'source')
  const kind = TYPED_ENTRY_KINDS.find((each) => each === source) ?? 'nota'
  return { entry: { kind, note: askedNote ?? '', property: row && entryProperty(row) }, shown, errors: {} }
}

function withFirstContact(checked: Checked, { shown, errors }: FirstChecked): Checked {
  if (!checked.ok) {
    const { refusal } = checked
    const [values, all] = [
      { ...refusal.values, ...shown },
      { ...refusal.errors, ...errors },
    ]
    return { ok: false, refusal: { ...refusal, values, errors: all } }
  }
  const values = { ...checked.shown, ...shown }
  if (Object.keys(errors).length > 0) return { ok: false, refusal: leadRefusal({ values, errors, message: null }) }
  return { ...checked, shown: values }
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
