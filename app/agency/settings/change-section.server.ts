import { findTimeZone } from '#app/agency/agency-days.server.ts'
import type { ClientsTexts, LookContent } from '#app/agency/content/agency-content.ts'
import { allClients, shownClient } from '#app/agency/content/client-logo.ts'
import { lookSettings } from '#app/agency/look/brand-look.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import type { Queries } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { isClientLogoIntent, saveClientLogo } from './save-client-logo.server.ts'
import { logoIntent, saveLogo } from './save-logo.server.ts'
import { saveSectionForm } from './save-section.server.ts'
import { type SectionForm, sectionTexts } from './section-form.ts'

type Saving = { now: Date; by: string; record: (db: Queries) => Promise<void> }

/** A section as its form shows it; `look` is how the saved colours and logos are used, `clients` those with their logos. */
export function openSection(form: SectionForm, content: object) {
  return {
    texts: sectionTexts(form, content),
    look: form.section === 'marca' ? lookSettings(content as LookContent) : null,
    clients: form.section === 'clientes' ? allClients(content as ClientsTexts).map(shownClient) : null,
  }
}

/** Handles the forms of a section: its texts or a logo. @returns the refusal; null when it is saved */
export async function changeSection(
  parts: Pick<Parts, 'store' | 'redrawLogo' | 'redrawHero'>,
  form: SectionForm,
  posted: FormData,
  saving: Saving,
) {
  const { store } = parts
  const intent = textOf(posted, 'intent')
  if (form.section === 'clientes' && isClientLogoIntent(intent)) return saveClientLogo(parts, posted, saving)
  const logo = form.section === 'marca' ? logoIntent(intent) : null
  return logo
    ? saveLogo(parts, logo, posted, saving)
    : saveSectionForm(store, form, posted, { ...saving, today: dayIn(await findTimeZone(store), saving.now) })
}
