import type { TimeZone } from '#app/calendar/time-zones.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import {
  type AgencyContent,
  type AgencyData,
  type OfficeData,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from './content/agency-content.ts'
import type { Look } from './look/look.ts'

/** What every page, mail and document shows of the agency; null where it says nothing. */
export type Agency = SaidByAgency & {
  /** Of its days and hours. */
  timeZone: TimeZone
  /** Left out for the product's own look, so that its pages have no bytes for it. */
  look?: Look
}

/** What the agency's saved content says by itself. */
export type SaidByAgency = {
  name: string
  /** Its name where a long one has no room: head, titles, senders; the name where it has none. */
  shortName: string
  /** Legal name, for contracts and notices; its name where it has none. */
  legalName: string
  tagline: string | null
  description: string | null
  /** Year. */
  founded: number | null
  phone: Phone | null
  /** 'Ventas': whom the phone reaches, where there are two. */
  phoneLabel: string | null
  secondPhone: (Phone & { label: string | null }) | null
  /** Digits with country code, as wa.me wants them. */
  whatsapp: string | null
  email: string | null
  /** When it answers: 'Lunes a viernes, 9:00 a 18:00'. */
  hours: string | null
  address: Pick<AgencyData, 'street' | 'postalCode' | 'locality' | 'region' | 'regionShort'>
  /** Those besides the one of the address, in their order. */
  offices: Office[]
  /** Only the networks that the agency uses. */
  social: { network: SocialNetwork; url: string }[]
  claims: Pick<AgencyData, 'yearsOfExperience' | 'activeProperties' | 'bankBranches' | 'rating' | 'satisfiedClients'>
  /** Prepared WhatsApp messages. `{servicio}` stands for the name of the service. */
  greeting: string
  serviceMessage: string
  /** The pages with content of its own. */
  pages: AgencyPage[]
}

export type Phone = { e164: string; display: string }
export type Office = Omit<OfficeData, 'phone'> & { phone: Phone | null }

/** Pages that exist only once the agency has given their content. */
const AGENCY_PAGES = ['/nosotros', '/servicios', '/terminos-condiciones', '/aviso-privacidad'] as const
export type AgencyPage = (typeof AGENCY_PAGES)[number]

/** Whether a page exists. @param given the agency's pages with content */
export function isPageGiven(path: string, given: readonly AgencyPage[]): boolean {
  const page = AGENCY_PAGES.find((each) => each === path)
  return page === undefined || given.includes(page)
}

/** The name of an agency that has not said its own. */
export const NAMELESS = 'Inmobiliaria'
export const GREETING = 'Hola, me interesa conocer sus propiedades.'
export const SERVICE_MESSAGE = 'Hola, me interesa el servicio de {servicio}. ¿Me pueden dar más información?'

/** The agency from its saved content. */
export function agencyOf(content: AgencyContent): SaidByAgency {
  const { datos, mensajes } = content
  const { name, shortName, legalName, tagline, description, founded, email, phone, phoneLabel, whatsapp, hours } = datos
  const secondPhone = phoneOf(datos.secondPhone)
  const { street, postalCode, locality, region, regionShort } = datos
  const { yearsOfExperience, activeProperties, bankBranches, rating, satisfiedClients } = datos
  return {
    name: name ?? NAMELESS,
    shortName: shortName ?? name ?? NAMELESS,
    legalName: legalName ?? name ?? NAMELESS,
    tagline,
    description,
    founded,
    email,
    hours,
    phone: phoneOf(phone),
    phoneLabel: secondPhone && phoneLabel,
    secondPhone: secondPhone && { ...secondPhone, label: datos.secondPhoneLabel },
    whatsapp: whatsapp && (dialledNumber(whatsapp) ?? whatsapp).replace('+', ''),
    address: { street, postalCode, locality, region, regionShort },
    offices: datos.offices.map((office) => ({ ...office, phone: phoneOf(office.phone) })),
    social: (Object.keys(SOCIAL_NETWORKS) as SocialNetwork[]).flatMap((network) => {
      const url = datos[network]
      return url === null ? [] : [{ network, url }]
    }),
    claims: { yearsOfExperience, activeProperties, bankBranches, rating, satisfiedClients },
    greeting: mensajes.greeting ?? GREETING,
    serviceMessage: mensajes.serviceMessage ?? SERVICE_MESSAGE,
    pages: pagesOf(content),
  }
}

function phoneOf(typed: string | null): Phone | null {
  return typed === null ? null : { e164: dialledNumber(typed) ?? typed, display: formatPhone(typed) }
}

function pagesOf({ historia, clientes, servicios, privacidad, terminos }: AgencyContent): AgencyPage[] {
  const hasStory =
    historia.heading ??
    historia.proposition ??
    historia.milestones[0] ??
    clientes.clients[0] ??
    clientes.testimonials[0]
  return [
    ...(hasStory ? (['/nosotros'] as const) : []),
    ...(servicios.services.some(({ isHidden }) => !isHidden) ? (['/servicios'] as const) : []),
    ...(terminos.text ? (['/terminos-condiciones'] as const) : []),
    ...(privacidad.text ? (['/aviso-privacidad'] as const) : []),
  ]
}

/**
 * Link to a WhatsApp chat with the agency and a prefilled message (faq.whatsapp.com, click to chat); null without a number.
 */
export function whatsappUrl(agency: Pick<Agency, 'whatsapp'> & { whatsapp: string }, message: string): string
export function whatsappUrl(agency: Pick<Agency, 'whatsapp'>, message: string): string | null
export function whatsappUrl({ whatsapp }: Pick<Agency, 'whatsapp'>, message: string): string | null {
  return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`
}
