import type { Agency } from '#app/agency/agency.ts'
import { mailtoUrl } from '#app/mail/email-address.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'

/** The contact that a visitor sees. `phoneUrl` and `emailUrl` are for links. */
export type DetailContact = { name: string; phone: string; phoneUrl: string; email: string; emailUrl: string }

/** A contact as staff typed it: that of one property, or the default of Configuración. */
export type ContactFields = { contactName: string | null; contactPhone: string | null; contactEmail: string | null }

/** The property's contact, else the configured one, else the firm's (decision 11). The firm's data fill missing fields. */
export function detailContact(
  property: ContactFields,
  configured: ContactFields | null,
  agency: Agency,
): DetailContact {
  const chosen = [property, configured].find((contact) => contact && !isEmpty(contact))
  const dialled = dialledNumber(chosen?.contactPhone ?? '')
  const stored = chosen?.contactEmail?.trim() ?? ''
  // Accepts more than the form does, because older stored addresses stay valid.
  const email = /^[^\s@]+@[^\s@]+$/.test(stored) ? stored : agency.email
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
