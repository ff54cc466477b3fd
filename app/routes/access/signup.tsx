import { data, href, redirect } from 'react-router'
import { invitationIn, refusalReason } from '#app/accounts/admission.ts'
import { redirectSignedIn, withCookies } from '#app/accounts/session.server.ts'
import { SIGNUP_RULES } from '#app/accounts/credentials.ts'
import { withLocalRegistration } from '#app/accounts/local-registration.server.ts'
import { isCommonPassword, refuseCommonPassword } from '#app/accounts/new-password.server.ts'
import { entryPath } from '#app/accounts/return-path.ts'
import { admissionOf } from '#app/accounts/team/invitations.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { signUp } from '#app/accounts/team/sign-up.server.ts'
import { SignupClosed, SignupScreen } from '#app/accounts/signup-screen.tsx'
import { findAgency } from '#app/agency/agency.server.ts'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { clientAddressContext, partsContext, peerContext } from '#app/http/parts.server.ts'
import { waitAnswer } from '#app/rate-limits/rate-limit.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import type { Route } from './+types/signup.ts'

/** Text of the spec, section 8. */
const REFUSED = 'Error al crear la cuenta. Intenta nuevamente.'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const sent = { url, headers: request.headers, peer: context.get(peerContext) }
  const parts = withLocalRegistration(context.get(partsContext), sent)
  await redirectSignedIn(parts, request, url)
  const { store, accounts, now } = parts
  const closed = refusalReason(await admissionOf(store.db, accounts, invitationIn(url), now()))
  return data({ closed }, { status: closed ? 403 : 200 })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = checkPosted(SIGNUP_RULES, await readForm(request))
  if (!posted.ok) return data(posted.refusal, { status: 422 })
  const { values, shown } = posted
  if (isCommonPassword(values.password, values.email))
    return data(refuseCommonPassword('password', shown), { status: 422 })
  const account = { ...values, invitation: invitationIn(url) }
  const sent = { url, headers: request.headers, peer: context.get(peerContext) }
  const sender = { address: context.get(clientAddressContext), headers: request.headers }
  const parts = context.get(partsContext)
  const outcome = await signUp(withLocalRegistration(parts, sent), account, sender)
  if (outcome.ok) {
    const isNewAgency = outcome.isFirst && (await findAgency(parts.store)).phone === null
    const path = isNewAgency ? href('/bienvenida') : href('/dashboard')
    return redirect(entryPath(path, request.headers, parts.publicUrl), {
      status: 303,
      headers: withCookies(outcome.cookies),
    })
  }
  if (outcome.refusal === 'taken') return data(refusedWith(REFUSED, shown), { status: 409 })
  if (outcome.refusal === 'not-admitted') return data(refusedWith(outcome.reason, shown), { status: 403 })
  return data(refusedWith(outcome.wait.sentence, shown), waitAnswer(outcome.wait))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction(), refusedWith(REFUSED))
}

/** Passes `Retry-After` on. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: agencyTitle(args, 'Crear cuenta') }]
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { closed } = loaderData
  return closed ? <SignupClosed reason={closed} /> : <SignupScreen refusal={actionData ?? null} />
}
