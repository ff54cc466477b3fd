import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import { AGENCY, type Agency, SOCIAL_NETWORKS, type SocialNetwork } from './agency.ts'

/** The firm as its form and the store have it, one value per field; null for an empty one. */
export type AgencyFields = Pick<
  Agency,
  'name' | 'legalName' | 'tagline' | 'description' | 'founded' | 'email' | 'hours'
> &
  Agency['address'] &
  Agency['claims'] &
  Record<SocialNetwork, string | null> & {
    /** '+528112345678'; a number of another country as it was typed. */
    phone: string
    whatsapp: string
  }

const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]

/** The default firm. */
export const FIRST_FIELDS = fieldsOf(AGENCY)

/** The fields of a saved firm. Those that did not exist when it was saved have their default, but it gave no hours. */
export function fieldsIn(saved: Partial<AgencyFields>): AgencyFields {
  return { ...FIRST_FIELDS, hours: null, ...saved }
}

/** The firm from its saved fields. */
export function agencyOf(saved: Partial<AgencyFields>): Agency {
  const fields = fieldsIn(saved)
  const { name, legalName, tagline, description, founded, email, phone, whatsapp, hours } = fields
  const { street, postalCode, locality, region, regionShort } = fields
  const { yearsOfExperience, activeProperties, bankBranches, rating, satisfiedClients } = fields
  return {
    name,
    legalName,
    tagline,
    description,
    founded,
    email,
    hours,
    phone: { e164: dialledNumber(phone) ?? phone, display: formatPhone(phone) },
    whatsapp: (dialledNumber(whatsapp) ?? whatsapp).replace('+', ''),
    address: { street, postalCode, locality, region, regionShort },
    social: NETWORKS.flatMap((network) => {
      const url = fields[network]
      return url === null ? [] : [{ network, url }]
    }),
    claims: { yearsOfExperience, activeProperties, bankBranches, rating, satisfiedClients },
  }
}

/** The fields as texts of the form, with formatted phone numbers. */
export function agencyTexts(fields: AgencyFields): Record<keyof AgencyFields, string> {
  const texts = Object.entries(fields).map(([name, value]) => [name, value === null ? '' : String(value)])
  const { phone, whatsapp } = fields
  return { ...Object.fromEntries(texts), phone: formatPhone(phone), whatsapp: formatPhone(whatsapp) }
}

function fieldsOf({ phone, whatsapp, address, social, claims, ...texts }: Agency): AgencyFields {
  const urls = NETWORKS.map((network) => [network, social.find((entry) => entry.network === network)?.url ?? null])
  return {
    ...texts,
    ...address,
    ...claims,
    ...(Object.fromEntries(urls) as Record<SocialNetwork, string | null>),
    phone: phone.e164,
    whatsapp: `+${whatsapp}`,
  }
}
