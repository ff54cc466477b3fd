import { data, href, redirect } from 'react-router'
import { FORGOTTEN_PASSWORD_RULES } from '#app/accounts/credentials.ts'
import { requestReset } from '#app/accounts/password-reset.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { ForgotScreen, LinkSent, NoMail } from '#app/accounts/reset-screens.tsx'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { clientAddressContext, partsContext } from '#app/http/parts.server.ts'
import { waitAnswer } from '#app/rate-limits/rate-limit.ts'
import { CHECK_CONNECTION } from '#app/forms/no-answer.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import type { Route } from './+types/forgot-password.ts'

const UNREACHED_LINK = `No se pudo enviar el enlace. ${CHECK_CONNECTION}`

export async function loader({ url, context }: Route.LoaderArgs) {
  return { canMail: await context.get(partsContext).mail.isConfigured(), sent: url.searchParams.has('enviado') }
}

export async function action({ request, context }: Route.ActionArgs) {
  if (!(await context.get(partsContext).mail.isConfigured())) return redirect(href('/recuperar'), 303)
  const posted = checkPosted(FORGOTTEN_PASSWORD_RULES, await readForm(request))
  if (!posted.ok) return data(posted.refusal, { status: 422 })
  const wait = await requestReset(context.get(partsContext), posted.values.email, context.get(clientAddressContext))
  if (!wait) return redirect(`${href('/recuperar')}?enviado=1`, 303)
  return data(refusedWith(wait.sentence, posted.shown), waitAnswer(wait))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction(), refusedWith(UNREACHED_LINK))
}

/** Passes `Retry-After` on. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: agencyTitle(args, 'Recuperar contraseña') }]
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.canMail) return <NoMail />
  return loaderData.sent ? <LinkSent /> : <ForgotScreen refusal={actionData ?? null} />
}
