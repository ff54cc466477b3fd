import { PRICE_DROP_DAYS } from '#app/agency/content/agency-content.ts'
import { addDays, dayIn, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { type Offered, eachOffer } from '#app/catalogue/price/second-offer.ts'
import { formatFact } from '#app/catalogue/property/format-fact.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { readVersion, storedColumns } from '#app/editing/changes/stored-version.ts'
import { type PricedDay, priceDropDay } from './price-drop.ts'
import type { PriceChange } from './versions.ts'

type Saved = Pick<PropertyRecord, 'id' | 'version' | 'createdAt' | 'updatedAt'>

/** The prices that a property had, the oldest first, each with when it was saved; none if it never changed. */
export async function findPriceHistory(db: Queries, record: PropertyRecord): Promise<PriceChange[]> {
  const prices = [
    ...(await findEarlier(db, record)).map(({ content, savedAt }) => ({
      price: priceOf(readVersion(content).input),
      savedAt,
    })),
    { price: priceOf(record.input), savedAt: record.updatedAt ?? record.createdAt },
  ]
  const changes = prices.filter(({ price }, at) => price !== prices[at - 1]?.price)
  return changes.length > 1 ? changes : []
}

function priceOf(input: PropertyRecord['input']): string {
  return [formatFact('price', input), formatFact('secondPrice', input)].filter(Boolean).join(' y ')
}

/** The day of the last drop of the price of an operation, while its page still mentions it; null without one. */
export async function findPriceDrop(
  db: Queries,
  property: Saved & Offered,
  { category, today, timeZone }: { category: Category; today: string; timeZone: TimeZone },
): Promise<string | null> {
  const first = addDays(today, -PRICE_DROP_DAYS)
  const earlier = await findEarlier(db, property, startOfDay(timeZone, first).toISOString())
  const saves = [
    ...earlier.map(({ content, savedAt }) => pricedDay(storedColumns(content), dayIn(timeZone, new Date(savedAt)))),
    pricedDay(property, dayIn(timeZone, new Date(property.updatedAt ?? property.createdAt))),
  ]
  const day = priceDropDay(saves, category)
  return day !== null && day >= first ? day : null
}

function pricedDay(property: Offered, day: string): PricedDay {
  return { day, offers: eachOffer(property) }
}

/** The earlier versions of a property in their order. @param since those from before this instant are left out, but the last */
function findEarlier(db: Queries, { id, version }: Saved, since: string | null = null) {
  return db
    .selectFrom('versions')
    .where('kind', '=', 'property')
    .where('recordId', '=', id)
    .where('number', '<', version)
    .$if(since !== null, (query) =>
      query.where('number', '>=', (eb) =>
        eb
          .selectFrom('versions as older')
          .where('older.kind', '=', 'property')
          .where('older.recordId', '=', id)
          .where('older.savedAt', '<', since)
          .select(({ fn, val }) => fn.coalesce(fn.max('older.number'), val(0)).as('number')),
      ),
    )
    .orderBy('number')
    .select(['content', 'savedAt'])
    .execute()
}
