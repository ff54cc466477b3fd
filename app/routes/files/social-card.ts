import { redirect } from 'react-router'
import { partsContext } from '#app/parts.server.ts'
import { findBySlug } from '#app/properties/properties.server.ts'
import { slugify } from '#app/properties/slug.ts'
import { cardHash, cardPath, findOrDrawCard } from '#app/properties/social-card/social-card.server.ts'
import type { Route } from './+types/social-card.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Cache time of a redirect and of a 404: both may change with the property. */
const BRIEFLY = { 'Cache-Control': 'public, max-age=60' }

/** Social card of a public property; an old address redirects to the current one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const answer = await findBySlug(parts.store, slugify(params.propertySlug))
  if (answer.found === 'renamed')
    return redirect(`/og/${answer.slug}/${encodeURIComponent(params.card)}`, { headers: BRIEFLY })
  if (answer.found !== 'property')
    return new Response(null, { status: answer.found === 'deleted' ? 410 : 404, headers: BRIEFLY })
  const { property } = answer
  if (params.card !== `${cardHash(property)}.jpg`) return redirect(cardPath(property), { headers: BRIEFLY })
  const card = await findOrDrawCard(parts, property)
  if (!card) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(card), {
    headers: { 'Content-Type': 'image/jpeg', 'Content-Length': String(card.byteLength), 'Cache-Control': IMMUTABLE },
  })
}
