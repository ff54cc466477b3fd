import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { shownAgain, typedIn } from '#app/forms/form-rules.ts'
import { type LeadSaved, changeLead, findSeenLead } from '#app/leads/change-lead.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import {
  MOST_REQUIREMENTS,
  type RequirementFields,
  requirementFault,
  storedQuery,
  withRequirement,
} from '#app/leads/requirements/requirement.ts'
import { FILTER_PARAMS } from '#app/listing/search/filters.ts'
import { listCorrected } from '#app/listing/search/list.ts'
import { listingPage, withPlaceOptions } from '#app/listing/search/listing-page.ts'
import { readRequest } from '#app/listing/search/read-request.ts'
import { unreadableLimits } from '#app/listing/search/unreadable-limits.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import {
  REQUIREMENT_RULES,
  type RequirementAnswer,
  type RequirementView,
  SAVE_REQUIREMENT,
} from './requirement-page.ts'

/** The filters of an address or a form, and what they find now. */
export function requirementView(params: URLSearchParams, catalogue: Catalogue): RequirementView {
  const request = readRequest(params, catalogue)
  const { facets, total } = withPlaceOptions(listingPage(listCorrected(request)), catalogue, request.filters)
  return { query: storedQuery(request.filters), facets, total, unread: unreadableLimits(params) }
}

/** The query string with the misspelt words of its search corrected, as the listing does where it finds nothing. */
function correctedQuery(query: string, catalogue: Catalogue): string {
  const request = readRequest(new URLSearchParams(query), catalogue)
  const { corrected } = listCorrected(request)
  return corrected === null ? query : storedQuery({ ...request.filters, search: corrected })
}

/** The filters in the address of a search on the site, as a query string; '' for any other text. */
export function queryOfAddress(pasted: string, catalogue: Catalogue): string {
  const [, query = ''] = pasted.trim().split('?')
  return storedQuery(readRequest(new URLSearchParams(query.split('#')[0]), catalogue).filters)
}

type Posted = { leadId: string; scope: LeadScope; number: number | null; form: FormData; catalogue: Catalogue }

/** Saves a posted requirement. @returns the notice to show; or what the form answers, also to the button that only shows what is found */
export function saveRequirement(change: Change, posted: Posted): Promise<{ notice: NoticeCode } | RequirementAnswer> {
  return withTransaction(change, async (inside) => {
    const { leadId, scope, number, form, catalogue } = posted
    const view = requirementView(filtersIn(form), catalogue)
    const checked = checkPosted(REQUIREMENT_RULES, form)
    if (!checked.ok) return { ...checked.refusal, view }
    const values = shownAgain(REQUIREMENT_RULES, typedIn(REQUIREMENT_RULES, form))
    const refused = (message: string | null) => ({ values, errors: {}, message, view })
    if (form.get('intent') !== SAVE_REQUIREMENT) return refused(null)
    const fields: RequirementFields = { ...checked.values, query: correctedQuery(view.query, catalogue) }
    const fault = view.unread ? 'Corrige los límites que no se pueden leer.' : requirementFault(fields)
    if (fault !== null) return refused(fault)
    const lead = await findSeenLead(inside.db, scope, leadId)
    if (!lead) return { notice: 'prospecto-inexistente' }
    if (number !== null && !lead.requirements.some((each) => each.number === number))
      return { notice: 'busqueda-inexistente' }
    if (number === null && lead.requirements.length >= MOST_REQUIREMENTS)
      return refused(`Caben ${MOST_REQUIREMENTS} búsquedas: quita una antes de agregar otra.`)
    const requirements = withRequirement(lead.requirements, fields, number)
    const saved = await changeLead(inside, seen(leadId, form), { requirements })
    return answerOf(saved, 'busqueda-guardada', refused)
  })
}

/** Removes a requirement. @returns the notice to show, or why it stays */
export function removeRequirement(
  change: Change,
  { leadId, scope, form }: Pick<Posted, 'leadId' | 'scope' | 'form'>,
): Promise<{ notice: NoticeCode } | { message: string | null }> {
  return withTransaction(change, async (inside) => {
    const lead = await findSeenLead(inside.db, scope, leadId)
    if (!lead) return { notice: 'prospecto-inexistente' }
    const number = Number(textOf(form, 'number'))
    const requirements = lead.requirements.filter((each) => each.number !== number)
    if (requirements.length === lead.requirements.length) return { notice: 'busqueda-inexistente' }
    const saved = await changeLead(inside, seen(leadId, form), { requirements })
    return answerOf(saved, 'busqueda-quitada', (message) => ({ message }))
  })
}

function seen(id: string, form: FormData): { id: string; version: number } {
  return { id, version: Number(textOf(form, LEAD_VERSION_CONTROL)) }
}

function answerOf<Answer>(
  saved: LeadSaved,
  notice: NoticeCode,
  refused: (message: string) => Answer,
): { notice: NoticeCode } | Answer {
  if (saved.ok) return { notice }
  if (saved.refusal === 'missing') return { notice: 'prospecto-inexistente' }
  return refused(`${saved.news} Revisa cómo está ahora y vuelve a guardar.`)
}

/** The filters that a form sends, as an address has them. */
function filtersIn(form: FormData): URLSearchParams {
  const sent = FILTER_PARAMS.flatMap((param) => form.getAll(param).map((value) => [param, String(value)]))
  return new URLSearchParams(sent.filter(([, value]) => value !== ''))
}
