import type { CountedAgency } from '#app/agency/counted-agency.ts'
import type { AgencyContent } from '#app/agency/content/agency-content.ts'
import { clausesOf } from './legal-clauses.server.ts'
import type { LegalPageData } from './legal-page-data.ts'

/** @returns null while the agency has no such text */
export function legalPage(
  content: AgencyContent,
  agency: CountedAgency,
  section: 'privacidad' | 'terminos',
): LegalPageData | null {
  const { lead, updated, text } = content[section]
  if (text === null) return null
  const clauses = clausesOf(text, agency)
  return { lead, updated: updated === null ? null : { day: updated, words: longDay(updated) }, clauses }
}

/** '20 de noviembre de 2025'. */
function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('es-MX', { timeZone: 'UTC', dateStyle: 'long' })
}
