import { findAgency } from '#app/agency/agency.server.ts'
import { findShownNumbers } from '#app/asesores/asesores.server.ts'
import { findReferenceRate } from '#app/catalogue/price/find-reference-rate.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { dialledNumber } from '#app/phone/phone.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import type { PublishingContext } from './public-remarks.ts'

/** What the agency shows of itself: its own contact, the default one and the cards of its asesores. */
export async function findPublishingContext(store: Store): Promise<PublishingContext> {
  const { phone, whatsapp, email } = await findAgency(store)
  const contact = await findDefaultContact(store.db)
  const numbers = [
    phone?.e164,
    whatsapp && `+${whatsapp}`,
    contact?.contactPhone,
    ...(await findShownNumbers(store.db)),
  ]
  return {
    phones: numbers.flatMap((number) => (number ? (dialledNumber(number) ?? []) : [])),
    emails: [email, contact?.contactEmail].flatMap((each) => (each ? each.toLowerCase() : [])),
    rate: await findReferenceRate(store),
  }
}
