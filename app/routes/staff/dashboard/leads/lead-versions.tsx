import { href, redirect } from 'react-router'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findSeenLead } from '#app/leads/change-lead.server.ts'
import { AttendedVersionsScreen } from '#app/leads/versions/attended-versions-screen.tsx'
import { LEAD_VERSIONS, findVersionsPage, restoreVersionOf } from '#app/leads/versions/attended-versions.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/lead-versions.ts'

const GONE = noticePath(href('/dashboard/prospectos'), 'prospecto-inexistente')

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Versiones')
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(partsContext).store
  const lead = await findSeenLead(db, await findLeadScope(db, context.get(staffContext)), params.leadId)
  if (!lead) throw redirect(GONE)
  return { name: lead.name, ...(await findVersionsPage(db, LEAD_VERSIONS, lead, url)) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  const change = changeBy(context.get(staffContext), context.get(partsContext))
  const scope = await findLeadScope(change.db, context.get(staffContext))
  if (!(await findSeenLead(change.db, scope, params.leadId))) throw redirect(GONE, 303)
  throw redirect(await restoreVersionOf(change, LEAD_VERSIONS, { id: params.leadId, url, posted }), 303)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal<never, { message: string | null }>(serverAction() as Promise<never>, { message: CHANGE_FAILED })
}

export default function LeadVersions({ params, loaderData, actionData }: Route.ComponentProps) {
  const { name, ...page } = loaderData
  return (
    <AttendedVersionsScreen
      path={href('/dashboard/prospectos/:leadId/versiones', params)}
      title={`Versiones de ${name}`}
      back={{ to: href('/dashboard/prospectos/:leadId', params), label: name }}
      whole="el prospecto entero"
      page={page}
      answer={actionData ?? null}
    />
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
