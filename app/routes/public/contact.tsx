import { type ShouldRevalidateFunctionArgs, data, href, redirect } from 'react-router'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { readFormUpTo } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { findShownTeam } from '#app/asesores/asesores.server.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import { categoryIn } from '#app/catalogue/facts/vocabulary.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { PublicHandle } from '#app/site/floating-part.tsx'
import { WhatsAppFloat } from '#app/site/floating/whatsapp-float.tsx'
import { ContactScreen } from '#app/contact/contact-screen.tsx'
import { EXTRA_CONTROLS, TOO_LONG } from '#app/contact/contact-rules.ts'
import { openContactForm } from '#app/contact/new-contact-form.server.ts'
import { receiveMessage } from '#app/contact/receive-message.server.ts'
import { sentCookie } from '#app/contact/sent-message.server.ts'
import { clientAddressContext, partsContext, requestIdContext } from '#app/http/parts.server.ts'
import { waitAnswer } from '#app/rate-limits/rate-limit.ts'
import { CHECK_CONNECTION, FULL } from '#app/forms/no-answer.ts'
import { orUnreachable } from '#app/forms/or-unreachable.tsx'
import type { Route } from './+types/contact.ts'

const UNREACHED_MESSAGE = `No se pudo enviar tu mensaje. ${CHECK_CONNECTION}`

export const handle: PublicHandle = { Floating: WhatsAppFloat }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { searchParams } = url
  const propertySlug = searchParams.get(EXTRA_CONTROLS.property) ?? ''
  const operation = categoryIn(searchParams.get(EXTRA_CONTROLS.operation))
  const form = await openContactForm(parts, { propertySlug, operation, referrer: request.headers.get('Referer') })
  const { greeting } = await findAgency(parts.store)
  return { form, people: await findShownTeam(parts.store, greeting) }
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return data(undefined, { status: 405, headers: { Allow: 'GET, HEAD, POST' } })
  const form = await readFormUpTo(request, FORM_BYTES['/contacto'])
  if (!form) return data(refusedWith(TOO_LONG), { status: 413 })
  const parts = context.get(partsContext)
  const received = await receiveMessage(parts, form, context.get(clientAddressContext))
  if (received.ok) {
    const cookie = await sentCookie(parts, received.id)
    return redirect(href('/contacto-confirmacion'), { status: 303, headers: { 'Set-Cookie': cookie } })
  }
  if (received.failure !== undefined) {
    parts.report({
      requestId: context.get(requestIdContext),
      error: received.failure,
      url: request.url,
      method: 'POST',
    })
    return data(received.refusal, { status: FULL })
  }
  return data(received.refusal, received.wait ? waitAnswer(received.wait) : { status: 422 })
}

/** A network or server failure is shown beside the form, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction(), refusedWith(UNREACHED_MESSAGE))
}

/** A refused form is not loaded again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== 'POST' && defaultShouldRevalidate
}

/** Each form belongs to one visit, so shared caches must not store it. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  actionHeaders.set('Cache-Control', 'private, no-cache')
  return actionHeaders
}

export function meta(args: Route.MetaArgs) {
  const agency = agencyIn(args.matches)
  const { locality } = agency.address
  return pageMeta(args, {
    title: 'Contacto',
    description: `Escríbenos qué buscas o qué quieres ofrecer: ${agency.name} responde por correo, teléfono o WhatsApp${locality ? ` desde ${locality}` : ''}.`,
    path: href('/contacto'),
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactScreen {...loaderData} refusal={actionData ?? null} />
}
