import { findYear } from '#app/agency/agency-days.server.ts'
import { findAgencyContent, findLostLeadMonths } from '#app/agency/agency.server.ts'
import type { AgencyContent } from '#app/agency/content/agency-content.ts'
import { type CountedAgency, type Counts, countedAgency } from '#app/agency/counted-agency.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { hasOutlines } from './place/places.ts'
import { currentCatalogue } from './current-catalogue.server.ts'

/** The agency's number of properties and its outlines from the catalogue, with the current year and its settings. */
export async function agencyCounts(parts: Pick<Parts, 'store' | 'now'>): Promise<Counts> {
  const { offered, places } = await currentCatalogue(parts.store)
  return {
    year: await findYear(parts),
    properties: offered.length,
    hasOutlines: hasOutlines(places),
    lostLeadMonths: await findLostLeadMonths(parts.store),
  }
}

/** The agency's content, and the agency with its counted claims, for the pages that show its texts. */
export async function findCountedAgency(
  parts: Pick<Parts, 'store' | 'now'>,
): Promise<{ content: AgencyContent; agency: CountedAgency }> {
  const content = await findAgencyContent(parts.store)
  return { content, agency: countedAgency(content, await agencyCounts(parts)) }
}
