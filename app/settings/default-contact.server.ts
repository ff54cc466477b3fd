import { checkPosted } from '#app/forms/check-posted.server.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { storedPhone } from '#app/phone/phone.ts'
import type { Queries } from '#app/db/store.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { DEFAULT_CONTACT_RULES, type DefaultContact } from './default-contact.ts'
import { saveSettings } from './stored-settings.server.ts'

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

/** Saves a posted contact. */
export async function saveContactForm(
  change: Change,
  form: FormData,
): Promise<{ ok: true } | { ok: false; refusal: Refusal<keyof DefaultContact> }> {
  const posted = checkPosted(DEFAULT_CONTACT_RULES, form)
  if (!posted.ok) return { ok: false, refusal: posted.refusal }
  await saveDefaultContact(change, posted.values)
  return { ok: true }
}

/** Writes the default contact. Mexican numbers are stored in one spelling, others as typed. */
export async function saveDefaultContact(change: Change, values: DefaultContact): Promise<void> {
  const { contactName, contactPhone, contactEmail } = values
  const phone = contactPhone ?? ''
  const contact = {
    contactName: contactName ?? '',
    contactPhone: storedPhone(phone) ?? phone,
    contactEmail: contactEmail ?? '',
  }
  await saveSettings({ ...change, note: 'Contacto por defecto' }, contact)
}
