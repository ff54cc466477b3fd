import { findTimeZone } from '#app/agency/agency-days.server.ts'
import type { Counts } from '#app/agency/counted-agency.ts'
import { yearIn } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import { hasOutlines } from './place/places.ts'
import { currentCatalogue } from './current-catalogue.server.ts'

/** The firm's number of properties and its outlines from the catalogue, with the current year. */
export async function agencyCounts(store: Store, now: Date): Promise<Counts> {
  const { offered, places } = await currentCatalogue(store)
  return { year: yearIn(await findTimeZone(store), now), properties: offered.length, hasOutlines: hasOutlines(places) }
}
