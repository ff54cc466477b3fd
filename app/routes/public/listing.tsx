import { partsContext } from '#app/parts.server.ts'
import { parseFilters } from '#app/properties/filters.ts'
import { findListingPage } from '#app/properties/listing.server.ts'
import type { Route } from './+types/listing.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const filters = parseFilters(new URL(request.url).searchParams)
  const { store, publicUrl } = context.get(partsContext)
  const result = await findListingPage(store, filters)
  return { ...result, filters: { ...filters, page: result.page }, publicUrl }
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <pre>{JSON.stringify(loaderData, null, 1)}</pre>
}
