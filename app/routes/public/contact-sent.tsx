import { data, href } from 'react-router'
import { findSentMessage } from '#app/contact/sent-message.server.ts'
import { SentScreen } from '#app/contact/sent-screen.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { LatestProperties } from '#app/listing/landing/landing-cards.tsx'
import { findSuggested } from '#app/property/page/properties.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/contact-sent.ts'

/** Everybody sees the confirmation, and only the sender what was sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const sent = await findSentMessage(parts, request.headers.get('Cookie'))
  const suggested = sent && (await findSuggested(parts.store, sent.property?.id ?? null))
  return data({ sent, suggested }, { headers: { 'Cache-Control': 'private, no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Mensaje enviado',
    description: 'Recibimos tu mensaje y te responderemos pronto.',
    path: href('/contacto-confirmacion'),
    noindex: true,
  })
}

export default function ContactSent({ loaderData: { sent, suggested } }: Route.ComponentProps) {
  return (
    <>
      <SentScreen sent={sent} />
      {suggested && suggested.properties.length > 0 && (
        <LatestProperties
          properties={suggested.properties}
          title={suggested.areSimilar ? 'Propiedades similares' : undefined}
        />
      )}
    </>
  )
}
