import { data, href, redirect } from 'react-router'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { findAgencyFields } from '#app/agency/agency.server.ts'
import type { AgencyRefusal } from '#app/agency/settings/agency-refusal.ts'
import { AgencySettings } from '#app/agency/settings/agency-settings.tsx'
import { saveAgencyForm } from '#app/agency/settings/save-agency.server.ts'
import { yearInMonterrey } from '#app/calendar/year-in-monterrey.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notices.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import type { Route } from './+types/agency.ts'

const ADDRESS = href('/dashboard/configuracion/agencia')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Agencia')
}

export async function loader({ context }: Route.LoaderArgs) {
  const { store, now } = context.get(partsContext)
  return { fields: await findAgencyFields(store.db), year: yearInMonterrey(now()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [{ store, now }, staff] = [context.get(partsContext), context.get(staffContext)]
  const moment = now()
  const entry = { action: 'change_settings', subject: 'Datos de la agencia', actor: staff, now: moment } as const
  const refused = await saveAgencyForm(store, await readForm(request), {
    now: moment,
    year: yearInMonterrey(moment),
    record: (db) => recordEvent(db, entry),
  })
  if (refused) return data(refused.refusal, { status: refused.status })
  return redirect(noticePath(ADDRESS, 'configuracion-guardada'), 303)
}

/** A network or server failure is shown in the form, which keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { base, ...values } = Object.fromEntries(await request.clone().formData())
  const unreached = { values, errors: {}, message: SETTINGS_FAILED, base, isMerged: false } as AgencyRefusal
  return orRefusal(serverAction(), unreached)
}

export default function AgencyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AgencySettings {...loaderData} refusal={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}
