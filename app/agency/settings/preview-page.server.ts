import { aboutPage } from '#app/agency/about/about-page.ts'
import type { AgencyContent, AgencySection } from '#app/agency/content/agency-content.ts'
import { type Counts, countedAgency } from '#app/agency/counted-agency.ts'
import { homePage } from '#app/agency/landing/home-page.ts'
import { legalPage } from '#app/agency/legal/legal-page.server.ts'
import { servicesPage } from '#app/agency/services/services-page.ts'
import type { PreviewPage } from './preview-page.ts'

/** The page that shows a section, made from content that may not be saved. */
export function previewPage(section: AgencySection, content: AgencyContent, counts: Counts): PreviewPage {
  const agency = countedAgency(content, counts)
  switch (section) {
    case 'servicios':
      return { is: 'services', texts: servicesPage(content, agency) }
    case 'historia':
    case 'clientes':
      return { is: 'about', about: aboutPage(content, agency) }
    case 'privacidad':
    case 'terminos':
      return { is: 'legal', title: LEGAL_TITLES[section], legal: legalPage(content, agency, section) }
    default:
      return { is: 'home', home: homePage(content, agency) }
  }
}

const LEGAL_TITLES = { privacidad: 'Aviso de privacidad', terminos: 'Términos y condiciones' }
