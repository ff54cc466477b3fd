import type { AboutPage } from '#app/agency/about/about-page.ts'
import type { HomePage } from '#app/agency/landing/home-page.ts'
import type { LegalPageData } from '#app/agency/legal/legal-page-data.ts'
import type { ServicesTexts } from '#app/agency/content/agency-content.ts'

/** The page that shows a section; its content is null if the page would not exist. */
export type PreviewPage =
  | { is: 'home'; home: HomePage }
  | { is: 'services'; texts: ServicesTexts | null }
  | { is: 'about'; about: AboutPage | null }
  | { is: 'legal'; title: string; legal: LegalPageData | null }
