import type { Queries } from '#app/db/store.server.ts'
import { formatFact } from '#app/catalogue/property/format-fact.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { readVersion } from '#app/editing/changes/stored-version.ts'
import type { PriceChange } from './versions.ts'

/** The prices that a property had, the oldest first, each with when it was saved; none if it never changed. */
export async function findPriceHistory(db: Queries, record: PropertyRecord): Promise<PriceChange[]> {
  const versions = await db
    .selectFrom('propertyVersions')
    .where('propertyId', '=', record.id)
    .where('number', '<', record.version)
    .orderBy('number')
    .select(['content', 'savedAt'])
    .execute()
  const prices = [
    ...versions.map(({ content, savedAt }) => ({ price: priceOf(readVersion(content).input), savedAt })),
    { price: priceOf(record.input), savedAt: record.updatedAt ?? record.createdAt },
  ]
  const changes = prices.filter(({ price }, at) => price !== prices[at - 1]?.price)
  return changes.length > 1 ? changes : []
}

function priceOf(input: PropertyRecord['input']): string {
  return formatFact('price', input) ?? ''
}
