import { data, href, redirect } from 'react-router'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { findAttendants } from '#app/asesores/asesores.server.ts'
import { instantAt } from '#app/calendar/zoned-instant.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { changeVisitPage } from '#app/leads/visits/change-visit-page.server.ts'
import { findSeenVisit } from '#app/leads/visits/seen-visit.server.ts'
import { visitTimeText } from '#app/leads/visits/visit.ts'
import { VisitFormBox } from '#app/leads/visits/visit-form.tsx'
import { visitAnswer } from '#app/leads/visits/visit-page.ts'
import {
  CANCEL_VISIT_PARAM,
  CancelVisit,
  MoreOfVisit,
  ResultBox,
  VisitHead,
  VisitorBox,
} from '#app/leads/visits/visit-screen.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/visit.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Visita')
}

/** After a conflict the page shows how the visit is now. */
export const shouldRevalidate = revalidateUnlessFailed

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store, mail, now } = context.get(partsContext)
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const found = await findSeenVisit(store.db, scope, params)
  if (!found) throw redirect(noticePath(href('/dashboard/prospectos/:leadId', params), 'visita-inexistente'))
  const { lead, visit } = found
  return {
    visit,
    isPast: instantAt(await findTimeZone(store), visit.day, visit.hour) <= now(),
    leadName: lead.name,
    email: lead.emails[0] ?? null,
    canMail: await mail.isConfigured(),
    asesores: await findAttendants(store.db, visit.asesorId),
    cancelling: url.searchParams.has(CANCEL_VISIT_PARAM),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const staff = context.get(staffContext)
  const form = await readForm(request)
  const toLead = href('/dashboard/prospectos/:leadId', params)
  const scope = await findLeadScope(parts.store.db, staff)
  const found = await findSeenVisit(parts.store.db, scope, params)
  if (!found) return redirect(noticePath(toLead, 'visita-inexistente'), 303)
  const changed = await changeVisitPage(parts, changeBy(staff, parts), { ...found, scope, form })
  if (!changed) throw data('No se entendió qué hacer con la visita.', { status: 400 })
  if (!('notice' in changed)) return data(changed, { status: 422 })
  const here = href('/dashboard/prospectos/:leadId/visitas/:visitId', params)
  return redirect(noticePath(changed.stays ? here : toLead, changed.notice), 303)
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), visitAnswer(null, { message: CHANGE_FAILED }))
}

export default function VisitPage({ params, loaderData, actionData }: Route.ComponentProps) {
  const { visit, isPast, leadName, email, canMail, asesores, cancelling } = loaderData
  const answer = actionData ?? null
  const { propertyCode, day, hour, minutes, asesorId, people, keys, meetingPlace } = visit
  const property = propertyCode ?? ''
  const texts = { people: people ?? '', keys: keys ?? '', meetingPlace: meetingPlace ?? '' }
  const opened = { property, day, hour, minutes: String(minutes), asesorId: asesorId ?? '', ...texts }
  const result = <ResultBox key={visit.version} visit={visit} answer={answer} />
  return (
    <>
      <VisitHead leadId={params.leadId} leadName={leadName} title={`Visita del ${visitTimeText(visit)}`} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        {/* What is left to do comes first on a phone. */}
        {isPast && result}
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <VisitFormBox
            opened={opened}
            keysOf={codeKey(property)}
            version={visit.version}
            stage={null}
            asesores={asesores}
            answer={answer}
            backTo={href('/dashboard/prospectos/:leadId', params)}
          />
        </div>
        {!isPast && result}
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <VisitorBox {...params} email={email} canMail={canMail} />
          <MoreOfVisit {...params} />
        </div>
      </div>
      {cancelling && !answer && <CancelVisit visit={visit} leadName={leadName} />}
      <FailureNotice answer={answer} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
