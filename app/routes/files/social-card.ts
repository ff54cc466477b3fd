import { redirect } from 'react-router'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { type Parts, partsContext } from '#app/http/parts.server.ts'
import { findComplexBySlug, findFreeSpaces } from '#app/complexes/find-complex.server.ts'
import { complexView } from '#app/complexes/page/complex-view.ts'
import { findReferenceRate } from '#app/catalogue/price/find-reference-rate.server.ts'
import { findBySlug } from '#app/property/page/properties.server.ts'
import { slugify } from '#app/text/slugify.ts'
import { complexCard, isOfComplex } from '#app/complexes/page/complex-social-card.ts'
import { agencyCard, isOfAgency } from '#app/photos/social-card/agency-card.ts'
import type { StoredCard } from '#app/photos/social-card/card-content.ts'
import { BRIEFLY, cardResponse } from '#app/photos/social-card/stored-card.server.ts'
import { propertyCard } from '#app/property/social-card.ts'
import type { Route } from './+types/social-card.ts'

/** Social card of a public property, a complex or the agency. An old address redirects to the current one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  if (isOfAgency(params.card)) return cardResponse(parts, agencyCard(await findAgency(parts.store)), params.card)
  const find = isOfComplex(params.card) ? findComplexCard : findPropertyCard
  const found = await find(parts, slugify(params.slug))
  if ('card' in found) return cardResponse(parts, found.card, params.card)
  if ('slug' in found) return redirect(`/og/${found.slug}/${encodeURIComponent(params.card)}`, { headers: BRIEFLY })
  return new Response(null, { status: found.found === 'deleted' ? 410 : 404, headers: BRIEFLY })
}

type Found = { card: StoredCard } | { found: 'renamed'; slug: string } | { found: 'deleted' } | { found: 'nothing' }

async function findPropertyCard({ store }: Parts, slug: string): Promise<Found> {
  const answer = await findBySlug(store, slug)
  if (answer.found !== 'property') return answer
  return { card: propertyCard(answer.property, await findAgency(store)) }
}

async function findComplexCard({ store, now }: Parts, slug: string): Promise<Found> {
  const answer = await findComplexBySlug(store, slug)
  if (answer.found !== 'complex') return answer
  const { complex } = answer
  const agency = await findAgency(store)
  const view = complexView(complex, await findFreeSpaces(store, complex.id), {
    today: dayIn(agency.timeZone, now()),
    timeZone: agency.timeZone,
    rate: await findReferenceRate(store),
  })
  return { card: complexCard(complex.id, view, agency) }
}
