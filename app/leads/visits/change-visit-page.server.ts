import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { LeadRecord } from '#app/leads/lead-kind.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import type { Change } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { cancelVisit } from './change-visit.server.ts'
import { savePostedResult, savePostedVisit } from './posted-visit.server.ts'
import { orderVisitMail } from './visit-mail.server.ts'
import type { VisitRecord } from './visit-kind.server.ts'
import { VISIT_INTENTS, type VisitAnswer, visitAnswer } from './visit-page.ts'

type Needed = Pick<Parts, 'store' | 'mail' | 'outboxWorker'>
/** `stays`: whether the page of the visit is shown next, or that of its lead. */
type VisitChanged = { notice: NoticeCode; stays: boolean } | VisitAnswer
type Posted = { lead: LeadRecord; visit: VisitRecord; scope: LeadScope; form: FormData }

const GONE = { notice: 'visita-inexistente', stays: false } as const

/** Does what a posted form of a visit's page says. @returns null for a form that is none of ours */
export async function changeVisitPage(
  parts: Needed,
  change: Change,
  { lead, visit, scope, form }: Posted,
): Promise<VisitChanged | null> {
  const ids = { leadId: lead.id, id: visit.id }
  switch (textOf(form, 'intent')) {
    case VISIT_INTENTS.save: {
      const saved = await savePostedVisit(parts.store, change, { leadId: lead.id, current: visit, form, scope })
      if (saved.ok) return { notice: 'visita-guardada', stays: true }
      return saved.refusal === 'missing' ? GONE : saved.refusal
    }
    case VISIT_INTENTS.result: {
      const saved = await savePostedResult(change, { ...ids, form })
      if (saved.ok) return { notice: 'visita-anotada', stays: false }
      return saved.refusal === 'missing' ? GONE : saved.refusal
    }
    case VISIT_INTENTS.mail: {
      if (lead.emails.length === 0) return visitAnswer(null, { message: 'El prospecto no tiene correo.' })
      if (!(await parts.mail.isConfigured()))
        return visitAnswer(null, { message: 'El sitio no tiene un servidor de correo.' })
      await orderVisitMail(change, visit)
      parts.outboxWorker.wake()
      return { notice: 'visita-por-correo', stays: true }
    }
    case VISIT_INTENTS.cancel:
      return (await cancelVisit(change, ids)) ? { notice: 'visita-cancelada', stays: false } : GONE
    default:
      return null
  }
}
