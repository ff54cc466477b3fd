import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import type { Change } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { type DealSaved, type SeenDeal, closeDeal, removeDeal, reviseDeal } from './close-deal.server.ts'
import { DEAL_INTENTS, DEAL_SEEN } from './deal-page.ts'
import { DEAL_RULES, type DealControl, type DealFields, dealFaults } from './deal-rules.ts'

type Saved = { notice: NoticeCode } | Refusal<DealControl>

/** Does what a posted form of a deal says. @param today the day of the agency */
export async function savePostedDeal(
  change: Change,
  leadId: string,
  { scope, form, today }: { scope: LeadScope; form: FormData; today: string },
): Promise<Saved> {
  const seen = { scope, ...seenIn(leadId, form) }
  const dealId = textOf(form, DEAL_SEEN.dealId)
  if (textOf(form, 'intent') === DEAL_INTENTS.remove)
    return answerOf(await removeDeal(change, seen, dealId), 'cierre-quitado', {})
  const posted = checkPosted(DEAL_RULES, form)
  const errors = posted.ok ? dealFaults(fieldsIn(posted.values)) : {}
  if (!posted.ok) return posted.refusal
  if (Object.keys(errors).length > 0) return { values: posted.shown, errors, message: null }
  const fields = fieldsIn(posted.values)
  const saved =
    dealId === ''
      ? await closeDeal(change, seen, fields, today)
      : await reviseDeal(change, seen, { dealId, fields, today })
  return answerOf(saved, 'cierre-guardado', posted.shown)
}

function fieldsIn({ price, ...fields }: Omit<DealFields, 'priceCents'> & { price: number }): DealFields {
  return { ...fields, priceCents: price }
}

function seenIn(leadId: string, form: FormData): Omit<SeenDeal, 'scope'> {
  const id = textOf(form, DEAL_SEEN.propertyId)
  const property = id === '' ? null : { id, version: Number(textOf(form, DEAL_SEEN.propertyVersion)) }
  return { leadId, leadVersion: Number(textOf(form, DEAL_SEEN.leadVersion)), property }
}

function answerOf(saved: DealSaved, notice: NoticeCode, values: Refusal<DealControl>['values']): Saved {
  if (saved.ok) return { notice }
  if (saved.refusal === 'missing') return { notice: 'prospecto-inexistente' }
  return { values, errors: {}, message: `${saved.refusal} Revisa cómo está ahora y vuelve a guardar.` }
}
