import { findToday } from '#app/agency/agency-days.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import {
  type LeadSaved,
  changeLead,
  deleteLead,
  findLead,
  findSeenLead,
  finishNextAction,
} from '#app/leads/change-lead.server.ts'
import { DEAL_INTENTS, DEAL_SEEN } from '#app/leads/deals/deal-page.ts'
import { undoDeal } from '#app/leads/deals/undo-deal.server.ts'
import { addEntry, answerMessages } from '#app/leads/entries.server.ts'
import { doneKindOf, readEntryLine } from '#app/leads/history/read-entry-line.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { NO_NEXT_ACTION } from '#app/leads/lead.ts'
import { NO_SUCH_CODE, entryProperty, rowWithCode } from '#app/leads/named-property.ts'
import { STAGE_RULES, nextActionFaults, stageFaults, withoutOldReason } from '#app/leads/lead-rules.ts'
import { movedForward, proposedStage } from '#app/leads/proposed-stage.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { newVisitPath } from '#app/leads/visits/visit-page.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { planCall } from './plan-call.server.ts'
import { removeRequirement } from './requirement-page.server.ts'
import { mergePosted } from './merge-page.server.ts'
import {
  ANSWERS_CONTROL,
  DONE_RULES,
  ENTRY_RULES,
  FINISHES_CONTROL,
  LEAD_INTENTS,
  LINE_RULES,
  NEXT_RULES,
  type LeadAnswer,
  leadAnswer,
} from './lead-page.ts'

/**
 * What became of a post: a notice to show (`to`: on which page, if not the lead's), the form of a deal that it asks for, or an
 * answer for the page.
 */
type Changed = { notice: NoticeCode; to?: string } | { asks: 'deal' } | LeadAnswer
type Posted = { leadId: string; scope: LeadScope; form: FormData }

/** Does what a posted form of a lead's page says. @returns null for a form that is none of ours */
export async function changeLeadPage(
  parts: Pick<Parts, 'store' | 'now'>,
  change: Change,
  posted: Posted,
): Promise<Changed | null> {
  if (!(await findSeenLead(change.db, posted.scope, posted.leadId))) return { notice: 'prospecto-inexistente' }
  switch (textOf(posted.form, 'intent')) {
    case LEAD_INTENTS.line:
      return proposeEntry(parts, posted)
    case LEAD_INTENTS.entry:
      return addPostedEntry(parts.store, change, posted)
    case LEAD_INTENTS.entryWithNext:
      return addPostedEntry(parts.store, change, posted, 'next')
    case LEAD_INTENTS.entryWithVisit:
      return addPostedEntry(parts.store, change, posted, 'visit')
    case LEAD_INTENTS.stage:
      return moveLead(change, posted)
    case LEAD_INTENTS.next:
      return saveNextAction(change, posted)
    case LEAD_INTENTS.done: {
      const kind = checkPosted(DONE_RULES, posted.form)
      if (!kind.ok) return leadAnswer('next', kind.refusal)
      const saved = await finishNextAction(change, seenLead(posted), kind.values.kind)
      return noticeOf(saved, 'next', 'accion-hecha')
    }
    case LEAD_INTENTS.call:
      return planCall(parts, change, posted)
    case LEAD_INTENTS.removeRequirement: {
      const removed = await removeRequirement(change, posted)
      return 'notice' in removed ? removed : leadAnswer(null, removed)
    }
    case DEAL_INTENTS.undo: {
      const dealId = textOf(posted.form, DEAL_SEEN.dealId)
      const undone = await undoDeal(change, posted.scope, { leadId: posted.leadId, dealId })
      if (undone.ok) return { notice: 'cierre-deshecho' }
      return undone.refusal === 'missing'
        ? { notice: 'prospecto-inexistente' }
        : leadAnswer(null, { message: undone.refusal })
    }
    case LEAD_INTENTS.remove:
      return { notice: (await deleteLead(change, posted.leadId)) ? 'prospecto-eliminado' : 'prospecto-inexistente' }
    case LEAD_INTENTS.merge:
      return { notice: await mergePosted(change, posted) }
    default:
      return null
  }
}

/**
 * Moves a card of the board. `asks`: what the stage asks for, which another page does: the deal of a lead that is won, or the
 * reason of one that is lost.
 */
export async function moveCard(
  change: Change,
  posted: Posted,
): Promise<{ notice: NoticeCode } | { asks: 'deal' | 'reason' } | LeadAnswer> {
  if (!(await findSeenLead(change.db, posted.scope, posted.leadId))) return { notice: 'prospecto-inexistente' }
  const moved = await moveLead(change, posted)
  if (!('errors' in moved)) return moved
  if (moved.errors.lostReason) return { asks: 'reason' }
  return { ...moved, message: moved.message ?? moved.errors.stage ?? null }
}

/** Reads a line and proposes what to save. Nothing is saved. */
async function proposeEntry(parts: Pick<Parts, 'store' | 'now'>, { leadId, form }: Posted): Promise<LeadAnswer> {
  const posted = checkPosted(LINE_RULES, form)
  if (!posted.ok) return leadAnswer('line', posted.refusal)
  const { line } = posted.values
  const lead = await findLead(parts.store.db, leadId)
  const { all } = await currentCatalogue(parts.store)
  const today = await findToday(parts)
  const read = readEntryLine(line, { today, isCode: (code) => rowWithCode(all, code) !== null })
  const { nextAction, nextDay, nextHour } = read.next ?? NO_NEXT_ACTION
  const next = { nextAction: nextAction ?? '', nextDay: nextDay ?? '', nextHour: nextHour ?? '' }
  const planned =
    nextAction !== null && doneKindOf(nextAction) === 'visita' ? [{ kind: 'visita' as const, note: '' }] : []
  const toStage = (lead && proposedStage(lead.stage, [{ kind: read.kind, note: line }, ...planned])) ?? ''
  const values = { line, kind: read.kind, note: line, property: read.code ?? '', toStage, ...next }
  return leadAnswer('entry', { values, doubts: read.doubts, proposesNext: read.next !== null })
}

/** @param then what the line is saved with: its next action, or the form of a visit, which opens with what the line says */
async function addPostedEntry(
  store: Store,
  change: Change,
  posted: Posted,
  then: 'next' | 'visit' | null = null,
): Promise<Changed> {
  const checked = checkPosted(ENTRY_RULES, posted.form)
  const proposesNext = textOf(posted.form, 'nextDay') !== ''
  const refused = (answer: Partial<LeadAnswer>) => leadAnswer('entry', { proposesNext, ...answer })
  if (!checked.ok) return refused(checked.refusal)
  const { kind, note, property, toStage, ...next } = checked.values
  const { all } = await currentCatalogue(store)
  const row = property === null ? null : rowWithCode(all, property)
  const errors = {
    ...(property !== null && !row && { property: NO_SUCH_CODE }),
    ...(then === 'next' && nextActionFaults(next)),
    ...(then === 'next' && next.nextDay === null && { nextDay: 'Elige el día' }),
  }
  if (Object.keys(errors).length > 0) return refused({ values: checked.shown, errors })
  // A new next action replaces the one that the line has done.
  const finishes = then !== 'next' && posted.form.has(FINISHES_CONTROL)
  return withTransaction(change, async (inside) => {
    const lead = await findLead(inside.db, posted.leadId)
    if (!lead) return { notice: 'prospecto-inexistente' }
    const moved = movedForward(lead.stage, toStage)
    const action = finishes ? NO_NEXT_ACTION : then === 'next' ? next : null
    // Without a new action nothing of another person is replaced.
    const saved = await changeLead(inside, action ? seenLead(posted) : lead, { ...action, ...moved })
    if (!saved.ok) return conflictOf(saved, refused({ values: checked.shown }))
    await addEntry(inside, lead.id, { kind, note, property: row && entryProperty(row) })
    if (posted.form.has(ANSWERS_CONTROL)) await answerMessages(inside, lead.id)
    const visit = then === 'visit' && { to: newVisitPath(lead.id, { property, ...next }) }
    return { notice: finishes && then === null ? 'accion-hecha' : 'renglon-guardado', ...visit }
  })
}

async function moveLead(change: Change, posted: Posted): Promise<Changed> {
  const checked = checkPosted(STAGE_RULES, posted.form)
  if (!checked.ok) return leadAnswer('stage', checked.refusal)
  const errors = stageFaults(checked.values)
  if (Object.keys(errors).length > 0) return leadAnswer('stage', { values: checked.shown, errors })
  const { id, version } = seenLead(posted)
  const lead = await findLead(change.db, id)
  // A lead is won with the form of its deal, unless somebody moved it meanwhile.
  if (checked.values.stage === 'ganado' && lead?.version === version && lead.stage !== 'ganado') return { asks: 'deal' }
  const saved = await changeLead(change, { id, version }, withoutOldReason(checked.values))
  return noticeOf(saved, 'stage', 'prospecto-guardado', checked.shown)
}

async function saveNextAction(change: Change, posted: Posted): Promise<Changed> {
  const checked = checkPosted(NEXT_RULES, posted.form)
  if (!checked.ok) return leadAnswer('next', checked.refusal)
  const { toStage, ...next } = checked.values
  const errors = nextActionFaults(next)
  if (Object.keys(errors).length > 0) return leadAnswer('next', { values: checked.shown, errors })
  const lead = await findLead(change.db, posted.leadId)
  const moved = lead && movedForward(lead.stage, toStage)
  const saved = await changeLead(change, seenLead(posted), { ...next, ...moved })
  return noticeOf(saved, 'next', 'prospecto-guardado', checked.shown)
}

function seenLead({ leadId, form }: Posted): { id: string; version: number } {
  return { id: leadId, version: Number(textOf(form, LEAD_VERSION_CONTROL)) }
}

function noticeOf(
  saved: LeadSaved,
  part: LeadAnswer['part'],
  notice: NoticeCode,
  values: LeadAnswer['values'] = {},
): Changed {
  return saved.ok ? { notice } : conflictOf(saved, leadAnswer(part, { values }))
}

function conflictOf(saved: Exclude<LeadSaved, { ok: true }>, answer: LeadAnswer): Changed {
  if (saved.refusal === 'missing') return { notice: 'prospecto-inexistente' }
  return { ...answer, message: `${saved.news} Revisa cómo está ahora y vuelve a guardar.` }
}
