import type { CountedAgency } from '#app/agency/counted-agency.ts'
import type { FirmContent, ServicesTexts } from '#app/agency/content/firm-content.ts'
import { fillAll } from '#app/agency/placeholders.ts'

/** The services page without the services that the firm hides; null while the firm shows none. */
export function servicesPage(firm: FirmContent, agency: CountedAgency): ServicesTexts | null {
  const { services, ...texts } = fillAll(firm.servicios, agency)
  const shown = services.filter(({ isHidden }) => !isHidden)
  return shown.length === 0 ? null : { ...texts, services: shown }
}
