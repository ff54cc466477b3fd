import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { FACT_NAMES } from '#app/catalogue/facts/facts.ts'
import { findComparison } from '#app/editing/versions/compare-versions.server.ts'
import { CompareVersions } from '#app/editing/versions/compare-screen.tsx'
import { findPropertyLines } from '#app/editing/versions/property-versions.server.ts'
import { restoreVersion } from '#app/editing/versions/restore-version.server.ts'
import { RESTORE_INTENTS, SEEN_CONTROL, VERSION_PARAMS } from '#app/editing/versions/versions.ts'
import { STORED_FOR, VersionList } from '#app/editing/versions/versions-screen.tsx'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { StaffPropertyFailed } from '#app/inventory/staff-property-failed.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { noticePath } from '#app/site/notice-path.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/property-versions.ts'

/** An answer that changed nothing. */
type Answer = { message: string | null; faults: string[] }

const INTRO = `Cada vez que se guarda queda la propiedad entera, con sus fotos. ${STORED_FOR}`
const NO_PROPERTY = noticePath(href('/dashboard'), 'propiedad-inexistente')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Versiones')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const record = await findRecord(store.db, params.propertyId)
  if (!record) throw redirect(NO_PROPERTY)
  const isList = !url.searchParams.has(VERSION_PARAMS.from)
  const comparison = isList ? null : await findComparison(store.db, record, url.searchParams)
  if (!isList && !comparison) throw redirect(noticePath(url.pathname, 'version-inexistente'))
  const title = record.input.title || 'Propiedad sin título'
  const versions = isList ? await findPropertyLines(store.db, record) : []
  return { title, versions, comparison }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const list = href('/property/:propertyId/versiones', params)
  const chosen = form.getAll(VERSION_PARAMS.fact)
  const facts = FACT_NAMES.filter((name) => chosen.includes(name))
  const isWhole = form.get('intent') === RESTORE_INTENTS.all
  if (!isWhole && facts.length === 0)
    return data<Answer>({ message: 'Elige al menos un dato para restaurar.', faults: [] }, { status: 422 })
  const restore = {
    id: params.propertyId,
    number: Number(url.searchParams.get(VERSION_PARAMS.from)),
    seen: Number(textOf(form, SEEN_CONTROL)),
    facts: isWhole ? ('all' as const) : facts,
  }
  const actor = actorOf(context.get(staffContext))
  const answer = await restoreVersion(context.get(partsContext), restore, actor)
  if (!answer.ok && answer.refusal === 'invalid')
    return data<Answer>({ message: null, faults: answer.faults }, { status: 422 })
  if (!answer.ok && answer.refusal === 'missing') throw redirect(noticePath(list, 'version-inexistente'), 303)
  // The same page again, with what was saved meanwhile.
  if (!answer.ok && answer.refusal === 'conflict')
    throw redirect(noticePath(url.pathname + url.search, 'version-en-conflicto'), 303)
  const done: NoticeCode = answer.ok ? 'version-restaurada' : 'version-sin-cambio'
  const notice = answer.ok && answer.isOther ? 'version-restaurada-otro-id' : done
  const perM2 = answer.ok ? (answer.perM2 ?? null) : null
  throw redirect(noticePath(list, notice, perM2 === null ? {} : { m2: perM2 }), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), { message: CHANGE_FAILED, faults: [] } satisfies Answer)
}

export default function PropertyVersions({ params, loaderData, actionData }: Route.ComponentProps) {
  const { title, versions, comparison } = loaderData
  const path = href('/property/:propertyId/versiones', params)
  const back = comparison
    ? { to: href('/property/:propertyId/versiones', params), label: 'Todas las versiones' }
    : { to: href('/property/:propertyId', params), label: 'Volver a la propiedad' }
  return (
    <>
      <PanelHead back={back} title={`Versiones de ${title}`} />
      {comparison ? (
        <CompareVersions path={path} comparison={comparison} faults={actionData?.faults ?? []} />
      ) : (
        <VersionList path={path} versions={versions} intro={INTRO} hasPages />
      )}
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <StaffPropertyFailed />
}
