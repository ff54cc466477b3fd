import { href } from 'react-router'
import { partsContext } from '#app/parts.server.ts'
import { parseFilters } from '#app/properties/listing/filters.ts'
import { arriveSoon } from '#app/properties/listing/listing-arrival.ts'
import { canonicalPath, isFreeText, listingDescription, listingTitle } from '#app/properties/listing/listing-meta.ts'
import { ListingScreen } from '#app/properties/listing/listing-screen.tsx'
import { findListingPage } from '#app/properties/listing/listing.server.ts'
import type { Route } from './+types/listing.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseFilters(new URL(request.url).searchParams)
  const { store, publicUrl } = context.get(partsContext)
  const page = await findListingPage(store, filters)
  return { filters: { ...filters, page: page.page }, listing: { ...page, publicUrl } }
}

/** Someone coming from another page waits at most a moment there; whoever is here already keeps what they see. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (location.pathname === href('/propiedades')) return serverLoader()
  return arriveSoon(serverLoader(), parseFilters(new URL(request.url).searchParams))
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { filters, listing } = loaderData
  const robots = isFreeText(filters) ? [{ name: 'robots', content: 'noindex' }] : []
  return [
    { title: listingTitle(filters) },
    { name: 'description', content: listingDescription(filters) },
    ...('publicUrl' in listing
      ? [{ tagName: 'link', rel: 'canonical', href: listing.publicUrl + canonicalPath(filters) }]
      : []),
    ...robots,
  ]
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen filters={loaderData.filters} listing={loaderData.listing} />
}
