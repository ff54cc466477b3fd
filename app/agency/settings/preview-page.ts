import type { AboutPage } from '#app/agency/about/about-page.ts'
import type { HomePage } from '#app/agency/landing/home-page.ts'
import type { LegalPageData } from '#app/agency/legal/legal-page-data.ts'
import type { ServicesPage } from '#app/agency/services/services-page.ts'

/** The page that shows a section; its content is null if the page would not exist. */
export type PreviewPage =
  | { is: 'home'; home: HomePage }
  | { is: 'services'; texts: ServicesPage | null }
  | { is: 'about'; about: AboutPage | null }
  | { is: 'legal'; title: string; legal: LegalPageData | null }
