import { checkPosted } from '#app/forms/check-posted.server.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { storedPhone } from '#app/phone/phone.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { firstConfig, writeConfig } from '#app/db/global-config.server.ts'
import { DEFAULT_CONTACT_RULES, type DefaultContact } from './default-contact.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalConfigTable {
    contactName: string
    contactPhone: string
    contactEmail: string
  }
}

/** The configured contact; null until one is saved. */
export async function findDefaultContact(db: Queries) {
  const row = await firstConfig(db).select(['contactName', 'contactPhone', 'contactEmail']).executeTakeFirst()
  return row && (row.contactName || row.contactPhone || row.contactEmail) ? row : null
}

/** Records the change in its transaction. */
type Recording = (db: Queries) => Promise<void>

/** Saves a posted contact. @returns the refusal; null when it is saved */
export async function saveContactForm(
  store: Store,
  form: FormData,
  now: Date,
  record: Recording,
): Promise<Refusal<keyof DefaultContact> | null> {
  const posted = checkPosted(DEFAULT_CONTACT_RULES, form)
  if ('refusal' in posted) return posted.refusal
  await saveDefaultContact(store, posted.values, now, record)
  return null
}

/** Writes the default contact. Mexican numbers are stored in one spelling, others as typed. */
export async function saveDefaultContact(
  store: Store,
  values: DefaultContact,
  now: Date,
  record: Recording,
): Promise<void> {
  const { contactName, contactPhone, contactEmail } = values
  const phone = contactPhone ?? ''
  const contact = {
    contactName: contactName ?? '',
    contactPhone: storedPhone(phone) ?? phone,
    contactEmail: contactEmail ?? '',
  }
  await store.db.transaction().execute(async (db) => {
    await writeConfig(db, contact, now)
    await record(db)
  })
}
