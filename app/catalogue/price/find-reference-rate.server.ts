import { findSection } from '#app/agency/agency.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { DEFAULT_RATE, type ReferenceRate } from './price.ts'

/** The rate that the agency has set. */
export async function findReferenceRate(store: Store): Promise<ReferenceRate> {
  const { pesosPerDollar, rateDay } = await findSection(store, 'datos')
  return pesosPerDollar === null || rateDay === null ? DEFAULT_RATE : { pesosPerDollar, day: rateDay }
}
