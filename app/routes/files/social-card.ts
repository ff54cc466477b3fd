import { redirect } from 'react-router'
import { partsContext } from '#app/parts.server.ts'
import { findBySlug } from '#app/properties/properties.server.ts'
import { slugify } from '#app/properties/slug.ts'
import { BRIEFLY, cardResponse, propertyCard } from '#app/properties/social-card/social-card.server.ts'
import type { Route } from './+types/social-card.ts'

/** Social card of a public property; an old address redirects to the current one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const answer = await findBySlug(parts.store, slugify(params.propertySlug))
  if (answer.found === 'renamed')
    return redirect(`/og/${answer.slug}/${encodeURIComponent(params.card)}`, { headers: BRIEFLY })
  if (answer.found !== 'property')
    return new Response(null, { status: answer.found === 'deleted' ? 410 : 404, headers: BRIEFLY })
  return cardResponse(parts, propertyCard(answer.property), params.card)
}
