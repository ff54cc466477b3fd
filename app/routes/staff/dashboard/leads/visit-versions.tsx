import { href, redirect } from 'react-router'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { AttendedVersionsScreen } from '#app/leads/versions/attended-versions-screen.tsx'
import { VISIT_VERSIONS, findVersionsPage, restoreVersionOf } from '#app/leads/versions/attended-versions.server.ts'
import { findSeenVisit } from '#app/leads/visits/seen-visit.server.ts'
import { visitTimeText } from '#app/leads/visits/visit.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/visit-versions.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Versiones')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(partsContext).store
  const scope = await findLeadScope(db, context.get(staffContext))
  const found = await findSeenVisit(db, scope, params)
  if (!found) throw redirect(noticePath(href('/dashboard/prospectos/:leadId', params), 'visita-inexistente'))
  const { visit } = found
  return { time: visitTimeText(visit), ...(await findVersionsPage(db, VISIT_VERSIONS, visit, url)) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const found = await findSeenVisit(parts.store.db, await findLeadScope(parts.store.db, staff), params)
  if (!found) throw redirect(noticePath(href('/dashboard/prospectos/:leadId', params), 'visita-inexistente'), 303)
  const version = { id: found.visit.id, url, posted }
  throw redirect(await restoreVersionOf(changeBy(staff, parts), VISIT_VERSIONS, version), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal<never, { message: string | null }>(serverAction() as Promise<never>, { message: CHANGE_FAILED })
}

export default function VisitVersions({ params, loaderData, actionData }: Route.ComponentProps) {
  const { time, ...page } = loaderData
  return (
    <AttendedVersionsScreen
      path={href('/dashboard/prospectos/:leadId/visitas/:visitId/versiones', params)}
      title={`Versiones de la visita del ${time}`}
      back={{ to: href('/dashboard/prospectos/:leadId/visitas/:visitId', params), label: `Visita del ${time}` }}
      whole="la visita entera"
      page={page}
      answer={actionData ?? null}
    />
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
