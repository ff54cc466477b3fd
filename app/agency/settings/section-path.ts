import { sectionForms } from './section-forms.ts'

const AGENCY = '/dashboard/configuracion/agencia'

/** The section at the address without a section. */
export const FIRST_SECTION = 'datos'

/** A section of the agency's content in the list of Configuración. `page`: the page that shows it; null for none. */
export type AgencyLink = { slug: string; path: string; title: string; lead: string; page: string | null }

export function sectionPath(slug: string): string {
  return slug === FIRST_SECTION ? AGENCY : `${AGENCY}/${slug}`
}

/** @param year the current year */
export function agencyLinks(year: number): AgencyLink[] {
  return sectionForms(year).map(({ slug, title, lead, page }) => ({ slug, path: sectionPath(slug), title, lead, page }))
}
