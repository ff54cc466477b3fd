import { addDays } from '#app/calendar/calendar-day.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { compareTexts } from '#app/catalogue/catalogue.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { METROPOLITAN } from '#app/catalogue/facts/places.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { compareNames } from '#app/text/name-order.ts'
import type { ZoneSummary } from './zone-summary.ts'

/** Number of cards under 'Lo más visto', and the days over which views are counted. */
const MOST_SEEN = 3
const SEEN_DAYS = 30

/** The number of available properties of each type; types without any are left out. */
export async function countTypes(store: Store): Promise<Partial<Record<PropertyType, number>>> {
  const counts: Partial<Record<PropertyType, number>> = {}
  for (const { type } of (await currentCatalogue(store)).offered) counts[type] = (counts[type] ?? 0) + 1
  return counts
}

/** The metropolitan municipalities with available properties, largest number first. */
export async function findZones(store: Store): Promise<ZoneSummary[]> {
  const byMunicipality = Map.groupBy((await currentCatalogue(store)).offers, ({ municipality }) => municipality)
  return METROPOLITAN.map((municipality) => {
    const rows = byMunicipality.get(municipality) ?? []
    const rents = rows.flatMap(({ category, currency, comparableCents }) =>
      category === 'renta' && currency === 'MXN' && comparableCents !== null && comparableCents > 0
        ? [comparableCents]
        : [],
    )
    return {
      municipality,
      total: rows.filter(({ isSecond }) => !isSecond).length,
      fromCents: rents.length === 0 ? null : rents.reduce((least, cents) => Math.min(least, cents)),
      isOnlyForSale: rows.every(({ category }) => category === 'venta'),
    }
  })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total || compareNames(one.municipality, other.municipality))
}

/** The most viewed properties of the last 30 days, without those in `shown`. @param today YYYY-MM-DD in Monterrey */
export async function findMostSeen(
  store: Store,
  today: string,
  shown: readonly PropertyCard[],
): Promise<PropertyCard[]> {
  const catalogue = await currentCatalogue(store)
  const seen = await store.db
    .selectFrom('interest')
    .where('kind', '=', 'view')
    .where('day', '>', addDays(today, -SEEN_DAYS))
    .groupBy('propertyId')
    .select((eb) => ['propertyId', eb.fn.sum<number>('count').as('views')])
    .execute()
  const viewsOf = new Map(seen.map(({ propertyId, views }) => [propertyId, Number(views)]))
  return catalogue.offered
    .flatMap((row) => {
      const views = viewsOf.get(row.id)
      return views !== undefined && shown.every(({ id }) => id !== row.id) ? [{ row, views }] : []
    })
    .toSorted((one, other) => other.views - one.views || compareTexts(other.row.id, one.row.id))
    .slice(0, MOST_SEEN)
    .map(({ row }) => cardOf(catalogue, row))
}
