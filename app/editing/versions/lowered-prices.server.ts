import { addDays, dayIn, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { eachOffer } from '#app/catalogue/price/second-offer.ts'
import type { Queries } from '#app/db/store.server.ts'
import { storedColumns } from '#app/editing/changes/stored-version.ts'
import { type PricedDay, priceDropDay } from './price-drop.ts'

/** Properties whose versions are read in one query. */
const BATCH = 400

/**
 * The day of the last drop of each row; null without one. A row is a new object whenever its property was saved, and of an
 * older day only the comparison with today changes, so each save is read once.
 */
const dropDays = new WeakMap<CatalogueRow, string | null>()

type LastDays = { today: string; timeZone: TimeZone; days: number }

/** The number of offers that `findLowered` finds. */
export async function countLowered(db: Queries, offers: readonly CatalogueRow[], asked: LastDays): Promise<number> {
  return (await findLowered(db, offers, asked)).length
}

/**
 * The offers whose price of their operation dropped in the last days and has not returned since.
 * @param today of the agency, YYYY-MM-DD
 */
export async function findLowered(
  db: Queries,
  offers: readonly CatalogueRow[],
  { today, timeZone, days }: LastDays,
): Promise<CatalogueRow[]> {
  const first = addDays(today, -days)
  const since = startOfDay(timeZone, first).toISOString()
  const saved = offers.filter(({ updatedAt }) => updatedAt !== null && updatedAt >= since)
  const unread = saved.filter((row) => !dropDays.has(row))
  for (let at = 0; at < unread.length; at += BATCH)
    await readDrops(db, unread.slice(at, at + BATCH), { since, timeZone })
  return saved.filter((row) => (dropDays.get(row) ?? '') >= first)
}

async function readDrops(
  db: Queries,
  rows: readonly CatalogueRow[],
  { since, timeZone }: { since: string; timeZone: TimeZone },
) {
  const ids = [...new Set(rows.map(({ id }) => id))]
  // Those since the first day, and the last one from before it.
  const versions = await db
    .selectFrom('versions')
    .where('kind', '=', 'property')
    .where('recordId', 'in', ids)
    .where('number', '>=', (eb) =>
      eb
        .selectFrom('versions as older')
        .where('older.kind', '=', 'property')
        .whereRef('older.recordId', '=', 'versions.recordId')
        .where('older.savedAt', '<', since)
        .select(({ fn, val }) => fn.coalesce(fn.max('older.number'), val(0)).as('number')),
    )
    .orderBy('number')
    .select(['recordId', 'number', 'content', 'savedAt'])
    .execute()
  const saves = Map.groupBy(versions, ({ recordId }) => recordId)
  for (const row of rows) {
    const earlier = (saves.get(row.id) ?? [])
      .filter(({ number }) => number < row.version)
      .map(({ content, savedAt }) => pricedDay(storedColumns(content), savedAt, timeZone))
    const now = pricedDay(row, row.updatedAt ?? row.createdAt, timeZone)
    dropDays.set(row, priceDropDay([...earlier, now], row.category))
  }
}

function pricedDay(property: Parameters<typeof eachOffer>[0], savedAt: string, timeZone: TimeZone): PricedDay {
  return { day: dayIn(timeZone, new Date(savedAt)), offers: eachOffer(property) }
}
