import { findYear } from '#app/agency/agency-days.server.ts'
import { data, redirect } from 'react-router'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { findSection } from '#app/agency/agency.server.ts'
import { restoreSection } from '#app/agency/change-agency.server.ts'
import { findSectionSaves } from '#app/agency/section-versions.server.ts'
import { changeSection, openSection } from '#app/agency/settings/change-section.server.ts'
import { FIRST_SECTION, sectionPath } from '#app/agency/settings/section-path.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { ClientLogosForm } from '#app/agency/settings/client-logos-form.tsx'
import { LogoForm } from '#app/agency/settings/logo-form.tsx'
import { STARTER_PARAM, STARTER_VALUE } from '#app/agency/starter/starter-texts.ts'
import { StarterBox } from '#app/agency/starter/starter-box.tsx'
import { SectionHistory } from '#app/agency/settings/section-history.tsx'
import { unreachedSection } from '#app/agency/settings/section-refusal.ts'
import { SectionSettings } from '#app/agency/settings/section-settings.tsx'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { restoreNotice } from '#app/editing/versions/versions.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/agency.ts'

/** Versions in the list. */
const MOST_VERSIONS = 50

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Agencia')
}

/** @throws the answer 404 for an unknown section */
function formOf(params: { section?: string }, year: number) {
  const form = sectionForms(year).find(({ slug }) => slug === (params.section ?? FIRST_SECTION))
  if (!form) throw data(null, { status: 404 })
  return form
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store } = parts
  const year = await findYear(parts)
  const form = formOf(params, year)
  const content = await findSection(store, form.section)
  const isStarting = new URL(request.url).searchParams.get(STARTER_PARAM) === STARTER_VALUE
  return {
    isStarting,
    slug: form.slug,
    year,
    ...openSection(form, content),
    versions: (await findSectionSaves(store.db, form.section)).slice(0, MOST_VERSIONS),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const change = changeBy(context.get(staffContext), parts)
  const form = formOf(params, await findYear(parts))
  const posted = await readForm(request, FORM_BYTES['/dashboard/configuracion/agencia/:section'])
  if (textOf(posted, 'intent') === 'restore') {
    const restore = { number: Number(textOf(posted, 'version')), seen: Number(textOf(posted, 'seen')) }
    const restored = await restoreSection({ ...change, note: form.title }, form.section, restore)
    return redirect(noticePath(sectionPath(form.slug), restoreNotice(restored)), 303)
  }
  return answerSettings(sectionPath(form.slug), await changeSection(parts, change, form, posted))
}

/** A network or server failure is shown in the form, which keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  // The form is read before it is sent, because the body of a request can be read only once.
  const unreached = unreachedSection(await request.clone().formData(), SETTINGS_FAILED)
  return orRefusal(serverAction(), unreached)
}

export default function AgencyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, year, texts, starter, isStarting, versions, look, clients } = loaderData
  const form = sectionForms(year).find((each) => each.slug === slug)
  if (!form) return null
  const logoRefusal = actionData && 'logo' in actionData ? actionData : null
  const clientRefusal = actionData && 'client' in actionData ? actionData : null
  const sectionRefusal = actionData && 'values' in actionData ? actionData : null
  return (
    <>
      {starter && <StarterBox isShown={isStarting} />}
      <SectionSettings
        key={slug}
        form={form}
        texts={texts}
        starter={isStarting ? starter : null}
        refusal={sectionRefusal}
        colors={look?.colors}
      />
      {look && <LogoForm logos={look.logos} refusal={logoRefusal} />}
      {clients && <ClientLogosForm clients={clients} refusal={clientRefusal} />}
      <SectionHistory versions={versions} slug={slug} hasPreview={form.page !== null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
