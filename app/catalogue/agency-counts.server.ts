import type { Counts } from '#app/agency/counted-agency.ts'
import { yearInMonterrey } from '#app/calendar/year-in-monterrey.ts'
import type { Store } from '#app/db/store.server.ts'
import { currentCatalogue } from './current-catalogue.server.ts'

/** What is counted for a firm that claims no figures. */
export async function agencyCounts(store: Store, now: Date): Promise<Counts> {
  return { year: yearInMonterrey(now), properties: (await currentCatalogue(store)).offered.length }
}
