import { dayIn, yearIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { findAgency } from './agency.server.ts'

export async function findTimeZone(store: Store): Promise<TimeZone> {
  return (await findAgency(store)).timeZone
}

/** The calendar day of the agency, YYYY-MM-DD. */
export async function findToday({ store, now }: Pick<Parts, 'store' | 'now'>): Promise<string> {
  return dayIn(await findTimeZone(store), now())
}

/** The year of the agency. */
export async function findYear({ store, now }: Pick<Parts, 'store' | 'now'>): Promise<number> {
  return yearIn(await findTimeZone(store), now())
}
