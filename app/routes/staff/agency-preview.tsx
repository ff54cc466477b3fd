import { findTimeZone, findToday, findYear } from '#app/agency/agency-days.server.ts'
import { data, href } from 'react-router'
import { findAgencyContent, withLook } from '#app/agency/agency.server.ts'
import { findSectionVersion } from '#app/agency/section-versions.server.ts'
import '#app/agency/about/about.css'
import type { AgencySection, LookContent } from '#app/agency/content/agency-content.ts'
import { AgencyPreview } from '#app/agency/settings/agency-preview.tsx'
import { previewPage } from '#app/agency/settings/preview-page.server.ts'
import { previewedContent } from '#app/agency/settings/save-section.server.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { agencyCounts } from '#app/catalogue/agency-counts.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { type Parts, partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import type { Route } from './+types/agency-preview.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Vista previa')
}

async function formOf(section: string, parts: Parts) {
  const form = sectionForms(await findYear(parts)).find(({ slug }) => slug === section)
  if (!form) throw data(null, { status: 404 })
  return form
}

/** A saved version as its page; the current one by default. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { section } = await formOf(params.section, parts)
  const number = Number(url.searchParams.get('version') ?? Number.NaN)
  const version = await findSectionVersion(parts.store.db, section, number)
  return preview(parts, section, version ? { [section]: version.content } : {})
}

/** What is typed, as its page; nothing is saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = await formOf(params.section, parts)
  const content = await previewedContent(parts.store, form, await readForm(request), await findToday(parts))
  if (!content) return data(null, { status: 422 })
  return preview(parts, form.section, { [form.section]: content })
}

async function preview(parts: Parts, section: AgencySection, changed: object) {
  const saved = { ...(await findAgencyContent(parts.store)), ...changed }
  const page = previewPage(section, saved, await agencyCounts(parts))
  return {
    agency: { ...withLook(saved), timeZone: await findTimeZone(parts.store) },
    page,
    styles: section === 'marca' ? stylesAddress(saved.marca) : null,
  }
}

/** Colours that may not be saved have no address of their own. */
function stylesAddress({ main, accent }: LookContent): string {
  return `${href('/dashboard/configuracion/agencia/colores.css')}?${new URLSearchParams({ main: main ?? '', accent: accent ?? '' })}`
}

export default function AgencyPreviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AgencyPreview shown={actionData === undefined ? loaderData : actionData} />
}
