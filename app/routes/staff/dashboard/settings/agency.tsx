import { data, href, redirect } from 'react-router'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { findSection, findSectionVersions, saveSection } from '#app/agency/agency.server.ts'
import type { LookContent } from '#app/agency/content/firm-content.ts'
import { lookSettings } from '#app/agency/look/brand-look.server.ts'
import { saveSectionForm } from '#app/agency/settings/save-section.server.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { LogoForm } from '#app/agency/settings/logo-form.tsx'
import { logoIntent, saveLogo } from '#app/agency/settings/save-logo.server.ts'
import { SectionHistory } from '#app/agency/settings/section-history.tsx'
import { SectionLinks } from '#app/agency/settings/section-links.tsx'
import type { SectionRefusal } from '#app/agency/settings/section-refusal.ts'
import { SectionSettings } from '#app/agency/settings/section-settings.tsx'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import { yearInMonterrey } from '#app/calendar/year-in-monterrey.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notices.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/agency.ts'

/** The section at the address without a section. */
const FIRST = 'datos'
/** Versions in the list. */
const MOST_VERSIONS = 50

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Agencia')
}

/** @throws the answer 404 for an unknown section */
function formOf(params: { section?: string }, year: number) {
  const form = sectionForms(year).find(({ slug }) => slug === (params.section ?? FIRST))
  if (!form) throw data(null, { status: 404 })
  return form
}

function pathOf(slug: string): string {
  return slug === FIRST
    ? href('/dashboard/configuracion/agencia')
    : href('/dashboard/configuracion/agencia/:section', { section: slug })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { store, now } = context.get(partsContext)
  const year = yearInMonterrey(now())
  const form = formOf(params, year)
  const content = await findSection(store, form.section)
  const versions = (await findSectionVersions(store.db, form.section)).slice(0, MOST_VERSIONS)
  return {
    slug: form.slug,
    year,
    texts: sectionTexts(form, content),
    look: form.section === 'marca' ? lookSettings(content as LookContent) : null,
    versions: versions.map(({ id, savedAt, savedBy }) => ({ id, savedAt, savedBy })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [{ store, now }, staff] = [context.get(partsContext), context.get(staffContext)]
  const moment = now()
  const form = formOf(params, yearInMonterrey(moment))
  const entry = { action: 'change_settings', subject: form.title, actor: staff, now: moment } as const
  const saving = {
    now: moment,
    by: staff.name || staff.email,
    record: (db: Parameters<typeof recordEvent>[0]) => recordEvent(db, entry),
  }
  const posted = await readForm(request, FORM_BYTES['/dashboard/configuracion/agencia/:section'])
  const logo = form.section === 'marca' ? logoIntent(textOf(posted, 'intent')) : null
  if (textOf(posted, 'intent') === 'restore') {
    const id = textOf(posted, 'version')
    const version = (await findSectionVersions(store.db, form.section)).find((each) => each.id === id)
    if (version) await saveSection(store, form.section, () => version.content, saving)
    return redirect(noticePath(pathOf(form.slug), 'configuracion-guardada'), 303)
  }
  const refused = logo
    ? await saveLogo(context.get(partsContext), logo, posted, saving)
    : await saveSectionForm(store, form, posted, { ...saving, today: dayInMonterrey(moment) })
  if (refused) return data(refused.refusal, { status: refused.status })
  return redirect(noticePath(pathOf(form.slug), 'configuracion-guardada'), 303)
}

/** A network or server failure is shown in the form, which keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { base, ...values } = Object.fromEntries(await request.clone().formData())
  const unreached = { values, errors: {}, message: SETTINGS_FAILED, base, isMerged: false } as SectionRefusal
  return orRefusal(serverAction(), unreached)
}

export default function AgencyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, year, texts, versions, look } = loaderData
  const forms = sectionForms(year)
  const form = forms.find((each) => each.slug === slug)
  if (!form) return null
  const logoRefusal = actionData && 'logo' in actionData ? actionData : null
  const sectionRefusal = actionData && 'values' in actionData ? actionData : null
  return (
    <>
      <SectionLinks sections={forms.map((each) => ({ ...each, path: pathOf(each.slug) }))} shown={slug} />
      <SectionSettings key={slug} form={form} texts={texts} refusal={sectionRefusal} colors={look?.colors} />
      {look && <LogoForm logos={look.logos} refusal={logoRefusal} />}
      <SectionHistory versions={versions} slug={slug} hasPreview={form.page !== null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
