import { AGENCY, type Agency } from './agency.ts'

/** The matched routes of a page. The loader of a layout returns the firm; null for the default one. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]
type AgencyData = { agency?: Agency | null } | null | undefined

/** The firm of a page; the default one when no layout has data, as on an error page. */
export function agencyIn(matches: Matches): Agency {
  return matches.map((match) => (match?.loaderData as AgencyData)?.agency).find(Boolean) ?? AGENCY
}
