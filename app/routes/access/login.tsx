import { data, href, redirect } from 'react-router'
import { redirectSignedIn, withCookies } from '#app/accounts/session.server.ts'
import { ACCOUNT_DISABLED, LOGIN_RULES, UNREACHED_LOGIN } from '#app/accounts/credentials.ts'
import { LoginScreen } from '#app/accounts/login-screen.tsx'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { arrivalReason, entryPath, returnPath } from '#app/accounts/return-path.ts'
import { signIn } from '#app/accounts/sign-in.server.ts'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { clientAddressContext, partsContext } from '#app/http/parts.server.ts'
import { waitAnswer } from '#app/rate-limits/rate-limit.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import type { Route } from './+types/login.ts'

/** Text of the spec, section 8: the same for a wrong e-mail and a wrong password. */
const REFUSED = 'Error al iniciar sesión. Verifica tus credenciales.'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  await redirectSignedIn(parts, request, url)
  return { arrival: arrivalReason(url), address: parts.publicUrl + href('/login') }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = checkPosted(LOGIN_RULES, await readForm(request))
  if (!posted.ok) return data(posted.refusal, { status: 422 })
  const sender = { address: context.get(clientAddressContext), headers: request.headers }
  const parts = context.get(partsContext)
  const outcome = await signIn(parts, posted.values, sender)
  if (outcome.ok && outcome.needsSecondStep)
    return redirect(href('/login/segundo-paso') + url.search, { status: 303, headers: withCookies(outcome.cookies) })
  if (outcome.ok)
    return redirect(entryPath(returnPath(url), request.headers, parts.publicUrl), {
      status: 303,
      headers: withCookies(outcome.cookies),
    })
  if (outcome.refusal === 'limited')
    return data(refusedWith(outcome.wait.sentence, posted.shown), waitAnswer(outcome.wait))
  return outcome.refusal === 'disabled'
    ? data(refusedWith(ACCOUNT_DISABLED, posted.shown), { status: 403 })
    : data(refusedWith(REFUSED, posted.shown), { status: 401 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction(), refusedWith(UNREACHED_LOGIN))
}

/** Passes `Retry-After` on. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: agencyTitle(args, 'Iniciar sesión') }]
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen refusal={actionData ?? null} {...loaderData} />
}
