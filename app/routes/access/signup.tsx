import { data, href, redirect } from 'react-router'
import { invitationIn, refusalOf } from '#app/accounts/admission.ts'
import { sendSignedInOn } from '#app/accounts/arrival.server.ts'
import { signupErrors } from '#app/accounts/credentials.ts'
import { admissionOf } from '#app/accounts/invitations.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { withCookies } from '#app/accounts/session.server.ts'
import { signUp } from '#app/accounts/sign-up.server.ts'
import { SignupClosed, SignupScreen } from '#app/accounts/signup-screen.tsx'
import { AGENCY } from '#app/agency/agency.ts'
import { clientAddressContext, partsContext } from '#app/parts.server.ts'
import type { Route } from './+types/signup.ts'
import { orUnreached } from './unreached.ts'

/** Of the spec, section 8. */
const REFUSED = 'Error al crear la cuenta. Intenta nuevamente.'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  await sendSignedInOn(parts, request, url)
  const { store, accounts, now } = parts
  const closed = refusalOf(await admissionOf(store.db, accounts.registration, invitationIn(url), now()))
  return data({ closed }, { status: closed ? 403 : 200 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email'), password: textOf(form, 'password') }
  const { password: _kept, ...shown } = typed
  const errors = signupErrors(typed)
  if (Object.keys(errors).length > 0) return data({ errors, ...shown }, { status: 422 })

  const person = { ...typed, invitation: invitationIn(url) }
  const sender = { address: context.get(clientAddressContext), headers: request.headers }
  const outcome = await signUp(context.get(partsContext), person, sender)
  if (outcome.is === 'done') return redirect(href('/dashboard'), { status: 303, headers: withCookies(outcome.cookies) })
  if (outcome.is === 'refused') return data({ failure: REFUSED, ...shown }, { status: 409 })
  if (outcome.is === 'not-admitted') return data({ failure: outcome.reason, ...shown }, { status: 403 })
  const { sentence, seconds } = outcome.wait
  return data({ failure: sentence, ...shown }, { status: 429, headers: { 'Retry-After': String(seconds) } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreached(serverAction(), REFUSED)
}

/** Tells a program, too, how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Crear cuenta · ${AGENCY.name}` }]
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { closed } = loaderData
  return closed ? <SignupClosed reason={closed} /> : <SignupScreen refusal={actionData} />
}
