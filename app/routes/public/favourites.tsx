import { href } from 'react-router'
import { agencyIn } from '#app/agency/agency-in.ts'
import { inRegion } from '#app/agency/in-region.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { slugsIn } from '#app/listing/card/favourites.ts'
import { findBySlugs } from '#app/property/favourites/find-by-slugs.server.ts'
import { FavouritesScreen } from '#app/property/favourites/favourites-screen.tsx'
import type { Route } from './+types/favourites.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store, publicUrl } = context.get(partsContext)
  const requested = slugsIn(url.searchParams.getAll('p').join(','))
  return { requested, publicUrl, ...(await findBySlugs(store, requested)) }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Favoritos',
    description: `Una lista de propiedades comerciales${inRegion(agencyIn(args.matches))}, para comparar y compartir.`,
    path: href('/favoritos'),
    noindex: true,
  })
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesScreen {...loaderData} />
}
