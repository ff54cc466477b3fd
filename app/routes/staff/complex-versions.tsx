import { data, href, redirect } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import { findComplexLines, findComplexComparison } from '#app/complexes/versions/complex-versions.server.ts'
import { restoreComplex } from '#app/complexes/versions/restore-complex.server.ts'
import { CompareVersions } from '#app/editing/versions/compare-screen.tsx'
import { SEEN_CONTROL, VERSION_PARAMS } from '#app/editing/versions/versions.ts'
import { STORED_FOR, VersionList } from '#app/editing/versions/versions-screen.tsx'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/complex-versions.ts'

/** An answer that changed nothing. */
type Answer = { message: string | null; faults: string[] }

const INTRO = `Cada vez que se guarda queda el conjunto entero, con sus fotos. ${STORED_FOR}`
const LIST = href('/dashboard/conjuntos')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Versiones')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(partsContext).store
  const record = await findComplexRecord(db, params.complexId)
  if (!record) throw redirect(noticePath(LIST, 'conjunto-inexistente'))
  const isList = !url.searchParams.has(VERSION_PARAMS.from)
  const comparison = isList ? null : await findComplexComparison(db, record, url.searchParams)
  if (!isList && !comparison) throw redirect(noticePath(url.pathname, 'version-inexistente'))
  const versions = isList ? await findComplexLines(db, record) : []
  return { name: record.input.name, versions, comparison }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const list = href('/dashboard/conjuntos/:complexId/versiones', params)
  const restore = {
    id: params.complexId,
    number: Number(url.searchParams.get(VERSION_PARAMS.from)),
    seen: Number(textOf(form, SEEN_CONTROL)),
  }
  const answer = await restoreComplex(context.get(partsContext), restore, actorOf(context.get(staffContext)))
  if (!answer.ok && answer.refusal === 'invalid')
    return data<Answer>({ message: null, faults: answer.faults }, { status: 422 })
  if (!answer.ok && answer.refusal === 'missing') throw redirect(noticePath(list, 'version-inexistente'), 303)
  // The same page again, with what was saved meanwhile.
  if (!answer.ok && answer.refusal === 'conflict')
    throw redirect(noticePath(url.pathname + url.search, 'version-en-conflicto'), 303)
  const done: NoticeCode = answer.ok ? 'version-restaurada' : 'version-sin-cambio'
  const notice = answer.ok && answer.isOther ? 'version-restaurada-otra-direccion' : done
  throw redirect(noticePath(list, notice), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), { message: CHANGE_FAILED, faults: [] } satisfies Answer)
}

export default function ComplexVersions({ params, loaderData, actionData }: Route.ComponentProps) {
  const { name, versions, comparison } = loaderData
  const path = href('/dashboard/conjuntos/:complexId/versiones', params)
  return (
    <>
      <PanelHead
        back={comparison ? { to: path, label: 'Todas las versiones' } : { to: LIST, label: 'Conjuntos' }}
        title={`Versiones de ${name}`}
      />
      <div className="grid gap-5">
        {comparison ? (
          <CompareVersions path={path} comparison={comparison} faults={actionData?.faults ?? []} isWhole />
        ) : (
          <VersionList path={path} versions={versions} intro={INTRO} />
        )}
      </div>
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
