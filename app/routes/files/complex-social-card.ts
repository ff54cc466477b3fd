import { redirect } from 'react-router'
import { partsContext } from '#app/parts.server.ts'
import { findComplexBySlug, findFreeSpaces } from '#app/properties/complexes/find-complex.server.ts'
import { complexView } from '#app/properties/complexes/page/complex-view.ts'
import { slugify } from '#app/properties/slug.ts'
import { BRIEFLY, cardResponse, complexCard } from '#app/properties/social-card/social-card.server.ts'
import type { Route } from './+types/complex-social-card.ts'

/** Social card of a conjunto; an old address redirects to the current one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const answer = await findComplexBySlug(parts.store, slugify(params.complexSlug))
  if (answer.found === 'renamed')
    return redirect(`/og/conjunto/${answer.slug}/${encodeURIComponent(params.card)}`, { headers: BRIEFLY })
  if (answer.found !== 'complex')
    return new Response(null, { status: answer.found === 'deleted' ? 410 : 404, headers: BRIEFLY })
  const { complex } = answer
  const view = complexView(complex, await findFreeSpaces(parts.store.db, complex.id))
  return cardResponse(parts, complexCard(complex.id, view), params.card)
}
