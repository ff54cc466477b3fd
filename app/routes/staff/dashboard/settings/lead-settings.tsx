import { data, href } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findLeadSettings } from '#app/leads/lead-scope.server.ts'
import { LEAD_SETTINGS_INTENT, LEAD_SETTINGS_RULES, LeadSettings } from '#app/leads/panel/lead-settings.tsx'
import { findMessageLeads } from '#app/leads/message-leads.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { SettingsVersionsLink } from '#app/settings/panel/versions-link.tsx'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/lead-settings.ts'

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Prospectos')
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(partsContext).store
  return { ...(await findLeadSettings(db)), messageLeads: await findMessageLeads(db) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') !== LEAD_SETTINGS_INTENT) throw data(NOTHING_TO_SAVE, { status: 400 })
  const posted = checkPosted(LEAD_SETTINGS_RULES, form)
  if (!posted.ok) return data(posted.refusal, { status: 422 })
  const change = changeBy(context.get(staffContext), context.get(partsContext))
  await saveSettings({ ...change, note: 'Prospectos' }, posted.values)
  return answerSettings<never>(href('/dashboard/configuracion/prospectos'), { ok: true })
}

/** A network or server failure is shown beside the form, which keeps what was chosen. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function LeadSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'errors' in actionData ? actionData : null
  return (
    <>
      <LeadSettings {...loaderData} refusal={refusal} />
      <SettingsVersionsLink />
      <FailureNotice answer={refusal} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
