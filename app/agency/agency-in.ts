import { AGENCY, type Agency } from './agency.ts'

/** The matched routes of a page: a layout's loader tells the firm, null where it is the one the product comes with. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]
type AgencyData = { agency?: Agency | null } | null | undefined

/** The firm of a page; where no layout could tell it, as on the page of a failure, the one the product comes with. */
export function agencyIn(matches: Matches): Agency {
  return matches.map((match) => (match?.loaderData as AgencyData)?.agency).find(Boolean) ?? AGENCY
}
