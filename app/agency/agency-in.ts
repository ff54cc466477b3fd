import { type Agency, agencyOf } from './agency.ts'
import { EMPTY_FIRM } from './content/empty-firm.ts'
import { PLAIN_LOOK } from './look/look.ts'

/** The matched routes of a page. The loader of a layout returns the firm. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]
type AgencyData = { agency?: Agency } | null | undefined

export const NO_AGENCY: Agency = { ...agencyOf(EMPTY_FIRM), timeZone: 'America/Mexico_City', look: PLAIN_LOOK }

/** The firm of a page; one that says nothing when no layout has data, as on an error page. */
export function agencyIn(matches: Matches): Agency {
  return matches.map((match) => (match?.loaderData as AgencyData)?.agency).find(Boolean) ?? NO_AGENCY
}
