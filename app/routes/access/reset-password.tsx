import { type ShouldRevalidateFunctionArgs, data, href, redirect } from 'react-router'
import { NEW_PASSWORD_RULES } from '#app/accounts/credentials.ts'
import { findOpenReset } from '#app/accounts/find-reset-link.server.ts'
import { resetPassword } from '#app/accounts/password-reset.server.ts'
import { isCommonPassword, refuseCommonPassword } from '#app/accounts/new-password.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { ResetScreen, ResetSpent } from '#app/accounts/reset-screens.tsx'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { CHECK_CONNECTION } from '#app/forms/no-answer.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import type { Route } from './+types/reset-password.ts'

/** Status when the link is not valid any more. */
const SPENT = 410
const UNREACHED_PASSWORD = `No se pudo guardar la contraseña. ${CHECK_CONNECTION}`

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await findOpenReset(context.get(partsContext), tokenIn(url))
  return data({ open }, { status: open ? 200 : SPENT })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = checkPosted(NEW_PASSWORD_RULES, await readForm(request))
  if (!posted.ok) return data(posted.refusal, { status: 422 })
  if (isCommonPassword(posted.values.password)) return data(refuseCommonPassword('password'), { status: 422 })
  const changed = await resetPassword(context.get(partsContext), tokenIn(url), posted.values.password)
  if (changed) return redirect(noticePath(href('/login'), 'contrasena-cambiada'), 303)
  return data(null, { status: SPENT })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction(), refusedWith(UNREACHED_PASSWORD))
}

/** When the link was used up in the meantime, the page is loaded again and shows so instead of the form. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === SPENT || defaultShouldRevalidate
}

function tokenIn(url: URL): string {
  return url.searchParams.get('token') ?? ''
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: agencyTitle(args, 'Elige otra contraseña') }]
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { open } = loaderData
  return open ? <ResetScreen author={open.author} refusal={actionData ?? null} /> : <ResetSpent />
}
