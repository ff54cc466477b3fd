import { data, redirect } from 'react-router'
import { sendSignedInOn } from '#app/accounts/arrival.server.ts'
import { loginErrors } from '#app/accounts/credentials.ts'
import { LoginScreen } from '#app/accounts/login-screen.tsx'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { returnPath } from '#app/accounts/return-path.ts'
import { withCookies } from '#app/accounts/session.server.ts'
import { signIn } from '#app/accounts/sign-in.server.ts'
import { AGENCY } from '#app/agency/agency.ts'
import { clientAddressContext, partsContext } from '#app/parts.server.ts'
import type { Route } from './+types/login.ts'
import { orUnreached } from './unreached.ts'

/** Of the spec, section 8: the same whichever of the two was wrong. */
const REFUSED = 'Error al iniciar sesión. Verifica tus credenciales.'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await sendSignedInOn(context.get(partsContext), request, url)
  return null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = { email: textOf(form, 'email'), password: textOf(form, 'password') }
  const { email } = typed
  const errors = loginErrors(typed)
  if (Object.keys(errors).length > 0) return data({ errors, email }, { status: 422 })

  const sender = { address: context.get(clientAddressContext), headers: request.headers }
  const outcome = await signIn(context.get(partsContext), typed, sender)
  if (outcome.is === 'done') return redirect(returnPath(url), { status: 303, headers: withCookies(outcome.cookies) })
  if (outcome.is === 'refused') return data({ failure: REFUSED, email }, { status: 401 })
  const { sentence, seconds } = outcome.wait
  return data({ failure: sentence, email }, { status: 429, headers: { 'Retry-After': String(seconds) } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreached(serverAction(), 'Error al iniciar sesión. Revisa tu conexión e intenta nuevamente.')
}

/** Tells a program, too, how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Iniciar sesión · ${AGENCY.name}` }]
}

export default function Login({ actionData }: Route.ComponentProps) {
  return <LoginScreen refusal={actionData} />
}
