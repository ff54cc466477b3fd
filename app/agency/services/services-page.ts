import type { CountedAgency } from '#app/agency/counted-agency.ts'
import type { AgencyContent, ServicesTexts, Testimonial } from '#app/agency/content/agency-content.ts'
import { NO_CASE } from '#app/agency/content/empty-agency.ts'
import { type SolvedCase, solvedCases } from '#app/agency/proof/solved-case.ts'
import { fillAll } from '#app/agency/placeholders.ts'

/** The content of the services page; `testimonials`: one at most. */
export type ServicesPage = ServicesTexts & { cases: SolvedCase[]; testimonials: Testimonial[] }

/** The services page without the services that the agency hides; null while the agency shows none. */
export function servicesPage(content: AgencyContent, agency: CountedAgency): ServicesPage | null {
  const { services, ...texts } = fillAll(content.servicios, agency)
  const shown = services.filter(({ isHidden }) => !isHidden)
  const testimonials = fillAll(content.clientes.testimonials.slice(0, 1), agency)
  if (shown.length === 0) return null
  const cases = solvedCases(shown)
  return { ...texts, services: shown.map((service) => ({ ...service, ...NO_CASE })), cases, testimonials }
}
