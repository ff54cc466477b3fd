import { findYear } from '#app/agency/agency-days.server.ts'
import { Link, data, href, redirect } from 'react-router'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { CompareVersions } from '#app/editing/versions/compare-screen.tsx'
import { restoreSection } from '#app/agency/section-versions.server.ts'
import { findSectionComparison, findSectionLines } from '#app/editing/versions/agency-versions.server.ts'
import { RESTORE_NOTICES, SEEN_CONTROL, VERSION_PARAMS } from '#app/editing/versions/versions.ts'
import { VersionList } from '#app/editing/versions/versions-screen.tsx'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
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
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const { store } = parts
  const now = parts.now()
  const form = formOf(params.section, await findYear(parts))
  const posted = await readForm(request)
  const restore = {
    number: Number(url.searchParams.get(VERSION_PARAMS.from)),
    seen: Number(textOf(posted, SEEN_CONTROL)),
  }
  const subject = `${form.title}: versión restaurada`
  const outcome = await restoreSection(store, form.section, restore, {
    now,
    by: staff.name || staff.email,
    record: (db) => recordEvent(db, { action: 'change_settings', subject, actor: staff, now }),
  })
  const list = href('/dashboard/configuracion/agencia/:section/versiones', params)
  throw redirect(noticePath(outcome === 'conflict' ? url.pathname + url.search : list, RESTORE_NOTICES[outcome]), 303)
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Versiones de {title}</h2>
        <Link to={comparison ? path : section} className={buttonClass({ variant: 'outline' })}>
          <Icon name="left" />
          {comparison ? 'Todas las versiones' : 'Volver a la sección'}
        </Link>
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
  return <SectionFailed />
}
