import { findTimeZone } from '#app/agency/agency-days.server.ts'
import type { ClientsTexts, LookContent } from '#app/agency/content/agency-content.ts'
import { type ClientLogoRefusal, allClients, shownClient } from '#app/agency/content/client-logo.ts'
import { lookSettings } from '#app/agency/look/brand-look.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { isClientLogoIntent, saveClientLogo } from './save-client-logo.server.ts'
import { type LogoRefusal, logoIntent, saveLogo } from './save-logo.server.ts'
import { saveSectionForm } from './save-section.server.ts'
import { starterOf } from '#app/agency/starter/starter-texts.ts'
import { type SectionForm, sectionTexts } from './section-form.ts'
import type { SectionRefusal } from './section-refusal.ts'

/**
 * A section as its form shows it; `look` is how the saved colours and logos are used, `clients` those with their logos,
 * `starter` the text to start from.
 */
export function openSection(form: SectionForm, content: object) {
  const starter = starterOf(form.section, content)
  return {
    texts: sectionTexts(form, content),
    starter: starter && sectionTexts(form, starter),
    look: form.section === 'marca' ? lookSettings(content as LookContent) : null,
    clients: form.section === 'clientes' ? allClients(content as ClientsTexts).map(shownClient) : null,
  }
}

/** Handles the forms of a section: its texts or a logo. */
export async function changeSection(
  parts: Pick<Parts, 'store' | 'redrawLogo' | 'redrawHero'>,
  by: Change,
  form: SectionForm,
  posted: FormData,
): Promise<{ ok: true } | { ok: false; refusal: LogoRefusal | ClientLogoRefusal | SectionRefusal; status: number }> {
  const change = { ...by, note: form.title }
  const intent = textOf(posted, 'intent')
  if (form.section === 'clientes' && isClientLogoIntent(intent)) return saveClientLogo(parts, change, posted)
  const logo = form.section === 'marca' ? logoIntent(intent) : null
  return logo
    ? saveLogo(parts, change, logo, posted)
    : saveSectionForm(change, form, posted, dayIn(await findTimeZone(parts.store), change.now))
}
