import { addDays, startOfDay } from '#app/calendar/calendar-day.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { findLowered } from '#app/editing/versions/lowered-prices.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { type AskedLeads, findFreshProperties, findMatchedLeads } from './find-matches.server.ts'
import type { FreshProperty, News, PropertyLeads } from './matched.ts'

/** Days for which a property is news. */
const NEWS_DAYS = 7
/** Properties with news that are compared with the leads: an import makes thousands new. */
const MOST_NEWS = 10

/** The leads that a property is for, and what happened to it in the last days; null for one that is not on offer. */
export async function findLeadsFor(store: Store, propertyId: string, asked: AskedLeads): Promise<PropertyLeads | null> {
  const catalogue = await currentCatalogue(store)
  const offers = catalogue.offers.filter(({ id }) => id === propertyId)
  if (offers.length === 0) return null
  const [changed] = await newsAmong(store.db, offers, catalogue, asked.today)
  return { ...(await findMatchedLeads(store, offers, asked)), news: changed?.news ?? null }
}

/** The properties with news about which leads should be called, the newest first. */
export async function findFresh(
  store: Store,
  { today, scope }: { today: string; scope: LeadScope },
): Promise<FreshProperty[]> {
  const catalogue = await currentCatalogue(store)
  const changed = await newsAmong(store.db, catalogue.offers, catalogue, today)
  return findFreshProperties(store, changed.slice(0, MOST_NEWS), { today, scope, since: sinceOf(catalogue, today) })
}

/** The rows with news, each property once, the newest first. */
async function newsAmong(
  db: Queries,
  rows: readonly CatalogueRow[],
  catalogue: Catalogue,
  today: string,
): Promise<{ row: CatalogueRow; news: News; at: string }[]> {
  const { timeZone } = catalogue
  const since = sinceOf(catalogue, today)
  const lowered = new Set((await findLowered(db, rows, { today, timeZone, days: NEWS_DAYS })).map(({ id }) => id))
  return rows
    .filter(({ isSecond }) => !isSecond)
    .flatMap((row) => {
      const { createdAt, statusSince, updatedAt } = row
      if (createdAt >= since) return { row, news: 'nueva' as const, at: createdAt }
      if (statusSince >= since) return { row, news: 'vuelve' as const, at: statusSince }
      return lowered.has(row.id) ? { row, news: 'baja' as const, at: updatedAt ?? createdAt } : []
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

function sinceOf({ timeZone }: Catalogue, today: string): string {
  return startOfDay(timeZone, addDays(today, -NEWS_DAYS)).toISOString()
}
