import type { Agency } from '#app/agency/agency.ts'
import { mailtoUrl } from '#app/mail/email-address.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'

/** Whom a visitor reaches about a property. `phoneUrl` and `emailUrl` are ready for a link. */
export type DetailContact = { name: string; phone: string; phoneUrl: string; email: string; emailUrl: string }

/** A contact as staff typed it: of one property, or the configured one. */
export type ContactFields = { contactName: string | null; contactPhone: string | null; contactEmail: string | null }

/** The property's contact, else the configured one, else the firm's (decision 11). What the chosen one lacks is the firm's. */
export function detailContact(
  property: ContactFields,
  configured: ContactFields | null,
  agency: Agency,
): DetailContact {
  const chosen = [property, configured].find((contact) => contact && !isEmpty(contact))
  const dialled = dialledNumber(chosen?.contactPhone ?? '')
  const written = chosen?.contactEmail?.trim() ?? ''
  // Looser than what may be typed today: what is stored already stays.
  const email = /^[^\s@]+@[^\s@]+$/.test(written) ? written : agency.email
  return {
    name: chosen?.contactName?.trim() || agency.name,
    phone: dialled ? formatPhone((chosen?.contactPhone ?? '').trim()) : agency.phone.display,
    phoneUrl: `tel:${dialled ?? agency.phone.e164}`,
    email,
    emailUrl: mailtoUrl(email),
  }
}

function isEmpty({ contactName, contactPhone, contactEmail }: ContactFields): boolean {
  return ![contactName, contactPhone, contactEmail].some((field) => field?.trim())
}
