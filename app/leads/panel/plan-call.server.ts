import { findToday } from '#app/agency/agency-days.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { changeLead, findLead } from '#app/leads/change-lead.server.ts'
import { STAGE_LABELS, nextActionText } from '#app/leads/lead.ts'
import { callAbout } from '#app/leads/matches/matched.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import { type LeadAnswer, PROPERTY_CONTROL, leadAnswer } from './lead-page.ts'

/**
 * Adds a call about a property to a lead, due today. A next action that is there already stays: the answer says so, with the
 * call in the form that would replace it.
 */
export async function planCall(
  parts: Pick<Parts, 'store' | 'now'>,
  change: Change,
  { leadId, form }: { leadId: string; form: FormData },
): Promise<{ notice: NoticeCode } | LeadAnswer> {
  const { offered } = await currentCatalogue(parts.store)
  const today = await findToday(parts)
  const row = offered.find(({ id }) => id === textOf(form, PROPERTY_CONTROL))
  if (!row) return leadAnswer(null, { message: 'Esa propiedad ya no está en oferta. No se agregó la llamada.' })
  return withTransaction(change, async (inside) => {
    const lead = await findLead(inside.db, leadId)
    if (!lead) return { notice: 'prospecto-inexistente' }
    if (lead.stage === 'ganado' || lead.stage === 'perdido')
      return leadAnswer(null, {
        message: `El prospecto está ${STAGE_LABELS[lead.stage].toLowerCase()}. No se agregó la llamada.`,
      })
    const call = { nextAction: callAbout(propertyCode(row)), nextDay: today, nextHour: null }
    const refused = (message: string) => leadAnswer('next', { values: { ...call, nextHour: '' }, message })
    if (lead.nextAction === call.nextAction) return { notice: 'llamada-agregada' }
    if (lead.nextAction !== null)
      return refused(
        `Ya tiene una siguiente acción, que sigue igual: ${nextActionText(lead)}. Guarda para reemplazarla.`,
      )
    const seen = { id: leadId, version: Number(textOf(form, LEAD_VERSION_CONTROL)) }
    const saved = await changeLead(inside, seen, call)
    if (saved.ok) return { notice: 'llamada-agregada' }
    if (saved.refusal === 'missing') return { notice: 'prospecto-inexistente' }
    return refused(`${saved.news} Revisa cómo está ahora y vuelve a guardar.`)
  })
}
