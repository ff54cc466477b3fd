import { findToday } from '#app/agency/agency-days.server.ts'
import { href } from 'react-router'
import { agencyIn } from '#app/agency/agency-in.ts'
import { inRegion } from '#app/agency/in-region.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { slugsIn } from '#app/listing/card/favourites.ts'
import { CompareScreen } from '#app/property/compare/compare-screen.tsx'
import { MOST_COMPARED, compareByOperation } from '#app/property/compare/comparison.ts'
import { findBySlugs } from '#app/property/favourites/find-by-slugs.server.ts'
import { findById } from '#app/property/page/properties.server.ts'
import { findReferenceRate } from '#app/catalogue/price/find-reference-rate.server.ts'
import type { Route } from './+types/compare.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store, publicUrl } = parts
  const slugs = slugsIn(url.searchParams.getAll('p').join(','))
  const { properties, missing } = await findBySlugs(store, slugs)
  const today = await findToday(parts)
  const details = await Promise.all(properties.slice(0, MOST_COMPARED).map(({ id }) => findById(store.db, id)))
  return {
    comparisons: compareByOperation(
      details.flatMap((property) => (property ? [{ ...property, today }] : [])),
      publicUrl,
      await findReferenceRate(store),
    ),
    onlyDifferences: url.searchParams.get('solo') === 'diferencias',
    missing: missing.length,
    offered: properties.length,
  }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Comparar propiedades',
    description: `Propiedades comerciales${inRegion(agencyIn(args.matches))} lado a lado: precio, superficie y condiciones.`,
    path: href('/comparar'),
    noindex: true,
  })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} />
}
