import { data, href, redirect } from 'react-router'
import { emailError, readEmail } from '#app/accounts/credentials.ts'
import { requestReset } from '#app/accounts/password-reset.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { ForgotScreen, LinkSent, NoMail } from '#app/accounts/reset-screens.tsx'
import { AGENCY } from '#app/agency/agency.ts'
import { clientAddressContext, partsContext } from '#app/parts.server.ts'
import type { Route } from './+types/forgot-password.ts'
import { orUnreached } from './unreached.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return { canMail: context.get(partsContext).canMail, sent: url.searchParams.has('enviado') }
}

export async function action({ request, context }: Route.ActionArgs) {
  if (!context.get(partsContext).canMail) return redirect(href('/recuperar'), 303)
  const email = textOf(await readForm(request), 'email')
  const read = readEmail(email)
  if (read === null) return data({ errors: emailError(email), email }, { status: 422 })
  const wait = await requestReset(context.get(partsContext), read, context.get(clientAddressContext))
  if (!wait) return redirect(`${href('/recuperar')}?enviado=1`, 303)
  const { sentence, seconds } = wait
  return data({ failure: sentence, email }, { status: 429, headers: { 'Retry-After': String(seconds) } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreached(serverAction(), 'No se pudo enviar el enlace. Revisa tu conexión e intenta nuevamente.')
}

/** Tells a program, too, how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Recuperar contraseña · ${AGENCY.name}` }]
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.canMail) return <NoMail />
  return loaderData.sent ? <LinkSent /> : <ForgotScreen refusal={actionData} />
}
