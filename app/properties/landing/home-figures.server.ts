import { sql } from 'kysely'
import { addDays } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { METROPOLITAN } from '#app/properties/places.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import { listedGroups, totalOf } from '#app/properties/search/kept-counts.server.ts'
import type { PropertyType } from '#app/properties/vocabulary.ts'
import { compareNames } from '#app/text/name-order.ts'
import type { ZoneSummary } from './zone-summary.ts'

/** Cards under 'Lo más visto', and the days whose views count. */
const MOST_SEEN = 3
const SEEN_DAYS = 30

/** How many available properties there are of each type; a type with none is not named. */
export async function countTypes(store: Store): Promise<Partial<Record<PropertyType, number>>> {
  const counts: Partial<Record<PropertyType, number>> = {}
  for (const { type, total } of await listedGroups(store)) counts[type] = (counts[type] ?? 0) + total
  return counts
}

/** The metropolitan municipalities with available properties, those with most first. */
export async function findZones(store: Store): Promise<ZoneSummary[]> {
  const groups = await listedGroups(store)
  const rents = await findLowestRents(store)
  return METROPOLITAN.map((municipality) => {
    const total = totalOf(groups, { municipality: [municipality] })
    return {
      municipality,
      total,
      fromCents: rents.get(municipality) ?? null,
      isOnlyForSale: totalOf(groups, { municipality: [municipality], category: ['venta'] }) === total,
    }
  })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total || compareNames(one.municipality, other.municipality))
}

/** The lowest rent in pesos of each metropolitan municipality, in centavos: one step in an index for each. */
async function findLowestRents({ lists }: Store): Promise<Map<string, number>> {
  const lowest = METROPOLITAN.map((municipality) =>
    lists
      .selectFrom('properties')
      .where('municipality', '=', municipality)
      // In these words the index of 0017 is found: SQLite does not look into parameters.
      .where(sql<boolean>`status = 'disponible' and category = 'renta' and currency = 'MXN' and "comparableCents" > 0`)
      .orderBy('comparableCents')
      .limit(1)
      .select(['municipality', 'comparableCents'])
      .executeTakeFirst(),
  )
  const rents = await Promise.all(lowest)
  return new Map(
    rents.flatMap((rent) => (rent?.municipality ? [[rent.municipality, Number(rent.comparableCents)]] : [])),
  )
}

/** What visitors looked at most of late, without what the page shows already. @param today YYYY-MM-DD in Monterrey */
export async function findMostSeen(
  { db, lists }: Store,
  today: string,
  shown: readonly PropertyCard[],
): Promise<PropertyCard[]> {
  const seen = await lists
    .selectFrom('interest')
    .innerJoin('properties', 'properties.id', 'interest.propertyId')
    .where('interest.kind', '=', 'view')
    .where('interest.day', '>', addDays(today, -SEEN_DAYS))
    .where('properties.status', '=', 'disponible')
    .groupBy('properties.id')
    .orderBy((eb) => eb.fn.sum('interest.count'), 'desc')
    .orderBy('properties.id', 'desc')
    .limit(MOST_SEEN + shown.length)
    .select('properties.id')
    .execute()
  const ids = seen
    .map(({ id }) => id)
    .filter((id) => shown.every((card) => card.id !== id))
    .slice(0, MOST_SEEN)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('properties').where('properties.id', 'in', ids).select(cardColumns).execute()
  return rows.map(toCard).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
