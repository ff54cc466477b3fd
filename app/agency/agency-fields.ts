import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import { AGENCY, type Agency, SOCIAL_NETWORKS, type SocialNetwork } from './agency.ts'

/** The firm as its form and the store have it, one value per field; null for what it does not have. */
export type AgencyFields = Pick<Agency, 'name' | 'legalName' | 'tagline' | 'description' | 'founded' | 'email'> &
  Agency['address'] &
  Agency['claims'] &
  Record<SocialNetwork, string | null> & {
    /** '+528112345678', or as it was typed where it is of another country. */
    phone: string
    whatsapp: string
  }

const NETWORKS = Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]

/** The firm that the product comes with. */
export const FIRST_FIELDS = fieldsOf(AGENCY)

/** A field that the firm was not asked for when it was saved is as the product comes with it. */
export function agencyOf(saved: Partial<AgencyFields>): Agency {
  const fields = { ...FIRST_FIELDS, ...saved }
  const { name, legalName, tagline, description, founded, email, phone, whatsapp } = fields
  const { street, postalCode, locality, region, regionShort } = fields
  const { yearsOfExperience, activeProperties, bankBranches, rating, satisfiedClients } = fields
  return {
    name,
    legalName,
    tagline,
    description,
    founded,
    email,
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

/** The fields as their form shows them, phones as people write them. */
export function agencyTexts(fields: AgencyFields): Record<keyof AgencyFields, string> {
  const texts = Object.entries(fields).map(([name, value]) => [name, value === null ? '' : String(value)])
  const { phone, whatsapp } = fields
  return { ...Object.fromEntries(texts), phone: formatPhone(phone), whatsapp: formatPhone(whatsapp) }
}

function fieldsOf({ phone, whatsapp, address, social, claims, ...texts }: Agency): AgencyFields {
  const urls = NETWORKS.map((network) => [network, social.find((each) => each.network === network)?.url ?? null])
  return {
    ...texts,
    ...address,
    ...claims,
    ...(Object.fromEntries(urls) as Record<SocialNetwork, string | null>),
    phone: phone.e164,
    whatsapp: `+${whatsapp}`,
  }
}
