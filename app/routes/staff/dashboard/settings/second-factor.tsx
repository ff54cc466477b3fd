import { data, href, redirect } from 'react-router'
import { changeSecondFactor, hasSecondFactor } from '#app/accounts/second-factor/second-factor.server.ts'
import { SecondFactorPanel } from '#app/accounts/second-factor/second-factor-panel.tsx'
import { withCookies } from '#app/accounts/session.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/second-factor.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Segundo paso')
}

export async function loader({ context }: Route.LoaderArgs) {
  return { isOn: await hasSecondFactor(context.get(partsContext), context.get(staffContext)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const post = { staff, headers: request.headers, form: await readForm(request) }
  const change = await changeSecondFactor(context.get(partsContext), post)
  if (!change) throw data(NOTHING_TO_SAVE, { status: 400 })
  if (!change.ok) return data({ refused: change.refusal, started: null }, { status: 422 })
  if ('started' in change) return { refused: null, started: change.started }
  const path = noticePath(href('/dashboard/configuracion/segundo-paso'), change.notice)
  return redirect(path, { status: 303, headers: withCookies(change.cookies) })
}

/** A network or server failure is shown on the page, which keeps the codes that are shown only once. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorPanel isOn={loaderData.isOn} answer={actionData ?? null} />
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
