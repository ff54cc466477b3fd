import { type Agency, GREETING, NAMELESS, SERVICE_MESSAGE } from './agency.ts'
import { PLAIN_LOOK } from './look/look.ts'

/** The matched routes of a page. The loader of a layout returns the agency. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[]
type LayoutData = { agency?: Agency } | null | undefined

/** What `agencyOf` returns for an empty agency, written out: browsers need neither that function nor the empty content. */
export const NO_AGENCY: Agency = {
  name: NAMELESS,
  shortName: NAMELESS,
  legalName: NAMELESS,
  tagline: null,
  description: null,
  founded: null,
  phone: null,
  phoneLabel: null,
  secondPhone: null,
  whatsapp: null,
  email: null,
  hours: null,
  address: { street: null, postalCode: null, locality: null, region: null, regionShort: null },
  offices: [],
  social: [],
  claims: {
    yearsOfExperience: null,
    activeProperties: null,
    bankBranches: null,
    rating: null,
    satisfiedClients: null,
  },
  greeting: GREETING,
  serviceMessage: SERVICE_MESSAGE,
  pages: [],
  timeZone: 'America/Mexico_City',
  look: PLAIN_LOOK,
}

/** The agency of a page; one that says nothing when no layout has data, as on an error page. */
export function agencyIn(matches: Matches): Agency {
  return matches.map((match) => (match?.loaderData as LayoutData)?.agency).find(Boolean) ?? NO_AGENCY
}
