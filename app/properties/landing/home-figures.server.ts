import { addDays } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { METROPOLITAN } from '#app/properties/places.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import type { PropertyType } from '#app/properties/vocabulary.ts'
import type { ZoneSummary } from './zone.ts'

/** Cards under 'Lo más visto', and the days whose views count. */
const MOST_SEEN = 3
const SEEN_DAYS = 30

/** How many available properties there are of each type; a type with none is not named. */
export async function countTypes({ db }: Store): Promise<Partial<Record<PropertyType, number>>> {
  const groups = await db
    .selectFrom('properties')
    .where('status', '=', 'disponible')
    .groupBy('type')
    .select((eb) => ['type', eb.fn.countAll<number>().as('total')])
    .execute()
  return Object.fromEntries(groups.map(({ type, total }) => [type, Number(total)]))
}

/** The metropolitan municipalities with available properties, those with most first. */
export async function findZones({ db }: Store): Promise<ZoneSummary[]> {
  const groups = await db
    .selectFrom('properties')
    .where('status', '=', 'disponible')
    .where('municipality', 'in', METROPOLITAN)
    .groupBy('municipality')
    .select((eb) => [
      'municipality',
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .min(
          eb
            .case()
            .when(eb.and([eb('category', '=', 'renta'), eb('currency', '=', 'MXN'), eb('priceCents', '>', 0)]))
            .then(eb.ref('priceCents'))
            .end(),
        )
        .as('fromCents'),
    ])
    .execute()
  return groups
    .flatMap(({ municipality, total, fromCents }) =>
      municipality ? [{ municipality, total: Number(total), fromCents: fromCents && Number(fromCents) }] : [],
    )
    .toSorted((one, other) => other.total - one.total || one.municipality.localeCompare(other.municipality, 'es'))
}

/** What visitors looked at most of late, without what the page shows already. @param today YYYY-MM-DD in Monterrey */
export async function findMostSeen(
  { db }: Store,
  today: string,
  shown: readonly PropertyCard[],
): Promise<PropertyCard[]> {
  const seen = await db
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
