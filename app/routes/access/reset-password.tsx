import { data, href, redirect } from 'react-router'
import { newPasswordError } from '#app/accounts/credentials.ts'
import { isResetOpen, resetPassword } from '#app/accounts/password-reset.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { ResetScreen, ResetSpent } from '#app/accounts/reset-screens.tsx'
import { AGENCY } from '#app/agency/agency.ts'
import { noticePath } from '#app/site/notices.ts'
import { partsContext } from '#app/parts.server.ts'
import type { Route } from './+types/reset-password.ts'
import { orUnreached } from './unreached.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await isResetOpen(context.get(partsContext), tokenIn(url))
  return data({ open }, { status: open ? 200 : 410 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const password = textOf(await readForm(request), 'password')
  const errors = newPasswordError(password)
  if (Object.keys(errors).length > 0) return data({ errors }, { status: 422 })
  const changed = await resetPassword(context.get(partsContext), tokenIn(url), password)
  if (changed) return redirect(noticePath(href('/login'), 'contrasena-cambiada'), 303)
  return data({ errors: {} }, { status: 410 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreached(serverAction(), 'No se pudo guardar la contraseña. Revisa tu conexión e intenta nuevamente.')
}

function tokenIn(url: URL): string {
  return url.searchParams.get('token') ?? ''
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Elige otra contraseña · ${AGENCY.name}` }]
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.open ? <ResetScreen refusal={actionData} /> : <ResetSpent />
}
