import { findYear } from '#app/agency/agency-days.server.ts'
import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { CompareVersions } from '#app/editing/versions/compare-screen.tsx'
import { restoreSection } from '#app/agency/change-agency.server.ts'
import { findSectionComparison, findSectionLines } from '#app/editing/versions/agency-versions.server.ts'
import { SEEN_CONTROL, VERSION_PARAMS, restoreNotice } from '#app/editing/versions/versions.ts'
import { VersionList } from '#app/editing/versions/versions-screen.tsx'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { BackLink } from '#app/panel/panel-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/section-versions.ts'

const INTRO =
  'Cada vez que se guarda queda la sección entera. Ninguna versión se borra: un aviso que alguien aceptó se puede leer siempre.'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Versiones')
}

/** @throws the answer 404 for an unknown section */
function formOf(slug: string, year: number) {
  const form = sectionForms(year).find((each) => each.slug === slug)
  if (!form) throw data(null, { status: 404 })
  return form
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store } = parts
  const form = formOf(params.section, await findYear(parts))
  const isList = !url.searchParams.has(VERSION_PARAMS.from)
  const comparison = isList ? null : await findSectionComparison(store.db, form, url.searchParams)
  if (!isList && !comparison) throw redirect(noticePath(url.pathname, 'version-inexistente'))
  return { title: form.title, comparison, versions: isList ? await findSectionLines(store.db, form) : [] }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const form = formOf(params.section, await findYear(parts))
  const posted = await readForm(request)
  const restore = {
    number: Number(url.searchParams.get(VERSION_PARAMS.from)),
    seen: Number(textOf(posted, SEEN_CONTROL)),
  }
  const change = { ...changeBy(context.get(staffContext), parts), note: `${form.title}: versión restaurada` }
  const restored = await restoreSection(change, form.section, restore)
  const list = href('/dashboard/configuracion/agencia/:section/versiones', params)
  const isConflict = !restored.ok && restored.refusal === 'conflict'
  throw redirect(noticePath(isConflict ? url.pathname + url.search : list, restoreNotice(restored)), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function SectionVersions({ params, loaderData, actionData }: Route.ComponentProps) {
  const { title, versions, comparison } = loaderData
  const path = href('/dashboard/configuracion/agencia/:section/versiones', params)
  const section = href('/dashboard/configuracion/agencia/:section', params)
  return (
    <>
      <div>
        <BackLink to={comparison ? path : section} label={comparison ? 'Todas las versiones' : 'Volver a la sección'} />
        <h2 className="text-xl">Versiones de {title}</h2>
      </div>
      {comparison ? (
        <CompareVersions path={path} comparison={comparison} faults={[]} isWhole />
      ) : (
        <VersionList path={path} versions={versions} intro={INTRO} />
      )}
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
