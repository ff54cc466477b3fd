import { data, redirect } from 'react-router'
import { redirectSignedIn, withCookies } from '#app/accounts/session.server.ts'
import { ACCOUNT_DISABLED, UNREACHED_LOGIN } from '#app/accounts/credentials.ts'
import { entryPath, returnPath } from '#app/accounts/return-path.ts'
import { CODE_RULES } from '#app/accounts/second-factor/code-rule.ts'
import { checkSecondStep } from '#app/accounts/second-factor/second-step.server.ts'
import { SecondStepScreen } from '#app/accounts/second-factor/second-step-screen.tsx'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { waitAnswer } from '#app/rate-limits/rate-limit.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import type { Route } from './+types/second-step.ts'

/** Shown beside the field. */
const WRONG_CODES = {
  wrong: 'El código no es correcto.',
  used: 'El código no es correcto. Vuelve a iniciar sesión y escribe el siguiente.',
} as const
const REFUSALS = {
  noCookie: {
    status: 401,
    sentence: 'Este navegador no guarda tu sesión. Permite las cookies de este sitio y vuelve a iniciar sesión.',
  },
  over: { status: 401, sentence: 'Pasó demasiado tiempo o hubo demasiados intentos. Vuelve a iniciar sesión.' },
  disabled: { status: 403, sentence: ACCOUNT_DISABLED },
} as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await redirectSignedIn(context.get(partsContext), request, url)
  return null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const posted = checkPosted(CODE_RULES, await readForm(request))
  if (!posted.ok) return data(posted.refusal, { status: 422 })
  const parts = context.get(partsContext)
  const outcome = await checkSecondStep(parts, posted.values.code, request.headers)
  if (outcome.ok)
    return redirect(entryPath(returnPath(url), request.headers, parts.publicUrl), {
      status: 303,
      headers: withCookies(outcome.cookies),
    })
  if (outcome.refusal === 'locked') return data(refusedWith<'code'>(outcome.wait.sentence), waitAnswer(outcome.wait))
  if (outcome.refusal === 'wrong' || outcome.refusal === 'used')
    return data({ values: {}, errors: { code: WRONG_CODES[outcome.refusal] }, message: null }, { status: 401 })
  // Without any cookie it is not the time: the browser keeps none.
  const { status, sentence } = REFUSALS[request.headers.has('Cookie') ? outcome.refusal : 'noCookie']
  return data(refusedWith<'code'>(sentence), { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction(), refusedWith(UNREACHED_LOGIN))
}

/** Passes `Retry-After` on. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: agencyTitle(args, 'Segundo paso') }]
}

export default function SecondStep({ actionData }: Route.ComponentProps) {
  return <SecondStepScreen refusal={actionData ?? null} />
}
