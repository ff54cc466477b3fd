import { findYear } from '#app/agency/agency-days.server.ts'
import { findFirm } from '#app/agency/agency.server.ts'
import type { FirmContent } from '#app/agency/content/firm-content.ts'
import { type CountedAgency, type Counts, countedAgency } from '#app/agency/counted-agency.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { hasOutlines } from './place/places.ts'
import { currentCatalogue } from './current-catalogue.server.ts'

/** The firm's number of properties and its outlines from the catalogue, with the current year. */
export async function agencyCounts(parts: Pick<Parts, 'store' | 'now'>): Promise<Counts> {
  const { offered, places } = await currentCatalogue(parts.store)
  return { year: await findYear(parts), properties: offered.length, hasOutlines: hasOutlines(places) }
}

/** The firm's content, and the firm with its counted claims, for the pages that show its texts. */
export async function findCountedFirm(
  parts: Pick<Parts, 'store' | 'now'>,
): Promise<{ firm: FirmContent; agency: CountedAgency }> {
  const firm = await findFirm(parts.store)
  return { firm, agency: countedAgency(firm, await agencyCounts(parts)) }
}
