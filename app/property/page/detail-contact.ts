import { type ShownAsesor, reachAsesor } from '#app/asesores/asesor-card.ts'
import type { Agency } from '#app/agency/agency.ts'
import { mailtoUrl } from '#app/mail/email-address.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'

/** The contact that a visitor sees; '' for what nobody gave. `phoneUrl` and `emailUrl` are for links. */
export type DetailContact = {
  name: string
  phone: string
  phoneUrl: string
  email: string
  emailUrl: string
  /** The named asesor; null for a plain contact. */
  asesor: ContactAsesor | null
}

/** `whatsapp`: digits with country code, as wa.me wants them; `chatUrl`: opens a chat with the greeting of the agency. */
type ContactAsesor = Pick<ShownAsesor, 'position' | 'hours' | 'photo'> & { whatsapp: string; chatUrl: string }

/** A contact as staff typed it: that of one property, or the default of Configuración. */
export type ContactFields = { contactName: string | null; contactPhone: string | null; contactEmail: string | null }

const NO_CONTACT: ContactFields = { contactName: null, contactPhone: null, contactEmail: null }

/**
 * The asesor of the property, else the property's contact, else the configured one, else the agency's (decision 11). The
 * agency's data fill missing fields. The mail to an asesor goes to the agency: the one of the account is never shown.
 */
export function detailContact(
  property: ContactFields,
  configured: ContactFields | null,
  agency: Agency,
  asesor: ShownAsesor | null = null,
): DetailContact {
  const reached = asesor && reachAsesor(asesor, agency.greeting)
  if (!reached) return { ...plainContact(property, configured, agency), asesor: null }
  const { name, position, hours, photo } = asesor
  return {
    ...plainContact(NO_CONTACT, configured, agency),
    name,
    phone: reached.phone,
    phoneUrl: reached.phoneUrl,
    asesor: { position, hours, photo, whatsapp: reached.whatsapp, chatUrl: reached.chatUrl },
  }
}

function plainContact(
  property: ContactFields,
  configured: ContactFields | null,
  agency: Agency,
): Omit<DetailContact, 'asesor'> {
  const chosen = [property, configured].find((contact) => contact && !isEmpty(contact))
  const dialled = dialledNumber(chosen?.contactPhone ?? '')
  const stored = chosen?.contactEmail?.trim() ?? ''
  // Accepts more than the form does, because older stored addresses stay valid.
  const email = /^[^\s@]+@[^\s@]+$/.test(stored) ? stored : (agency.email ?? '')
  return {
    name: chosen?.contactName?.trim() || agency.name,
    phone: dialled ? formatPhone((chosen?.contactPhone ?? '').trim()) : (agency.phone?.display ?? ''),
    phoneUrl: telUrl(dialled ?? agency.phone?.e164),
    email,
    emailUrl: email && mailtoUrl(email),
  }
}

function telUrl(number: string | undefined): string {
  return number ? `tel:${number}` : ''
}

function isEmpty({ contactName, contactPhone, contactEmail }: ContactFields): boolean {
  return ![contactName, contactPhone, contactEmail].some((field) => field?.trim())
}
