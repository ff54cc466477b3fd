import type { Queries } from '#app/db/store.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { type PropertyFormValues, newValues } from '#app/editing/form-state/form-values.ts'
import { findDefaultPrecision } from '#app/catalogue/place/default-precision.server.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'

/** What a new property starts with, wherever it is added: what is configured for it is filled in (decisions 11, 35). */
export async function findNewValues(db: Queries): Promise<PropertyFormValues> {
  const contact = await findDefaultContact(db)
  const precision = await findDefaultPrecision(db)
  return newValues(contact && { ...contact, contactPhone: formatPhone(contact.contactPhone) }, {
    ...UNKNOWN,
    precision,
  })
}
