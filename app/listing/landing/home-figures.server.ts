import { addDays } from '#app/calendar/calendar-day.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { compareTexts } from '#app/catalogue/catalogue.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import { municipalityValue } from '#app/catalogue/place/municipality-value.ts'
import type { Places } from '#app/catalogue/place/places.ts'
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

/** The most municipalities on the home page. */
const MOST_ZONES = 9

/**
 * The municipalities of the home page with available properties, largest number first: those around Monterrey, and of other
 * home states (of all states, without a home) those with most properties.
 */
export async function findZones(store: Store): Promise<ZoneSummary[]> {
  const catalogue = await currentCatalogue(store)
  const { places } = catalogue
  const zones = new Set(zoneNames(places))
  const byMunicipality = Map.groupBy(catalogue.offers, (row) => municipalityValue(row, places) ?? '')
  return [...byMunicipality]
    .flatMap(([municipality, rows]) => {
      if (!zones.has(municipality)) return []
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
    .toSorted((one, other) => other.total - one.total || compareNames(one.municipality, other.municipality))
    .slice(0, MOST_ZONES)
}

/** The municipalities that may be zones of the home page, as the filter names them. */
function zoneNames(places: Places): string[] {
  const shown = places.homeStates.length > 0 ? places.homeStates : places.states.map(({ state }) => state)
  return shown.flatMap((state) => {
    const names = state === 'Nuevo León' ? METROPOLITAN : municipalitiesOf(state)
    return names.flatMap((municipality) => municipalityValue({ municipality, state }, places) ?? [])
  })
}

/** The most viewed properties of the last 30 days, without those in `shown`. @param today YYYY-MM-DD of the agency */
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
