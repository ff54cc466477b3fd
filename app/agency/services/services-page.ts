import type { CountedAgency } from '#app/agency/counted-agency.ts'
import type { AgencyContent, ServicesTexts } from '#app/agency/content/agency-content.ts'
import { fillAll } from '#app/agency/placeholders.ts'

/** The services page without the services that the agency hides; null while the agency shows none. */
export function servicesPage(content: AgencyContent, agency: CountedAgency): ServicesTexts | null {
  const { services, ...texts } = fillAll(content.servicios, agency)
  const shown = services.filter(({ isHidden }) => !isHidden)
  return shown.length === 0 ? null : { ...texts, services: shown }
}
