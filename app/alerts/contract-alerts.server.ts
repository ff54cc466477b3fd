import { addDays } from '#app/agency/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import { placeName } from '#app/properties/property.ts'
import type { ContractAlert } from './alert.ts'
import { ALERT_WINDOW_DAYS, deadlineAlert } from './criticality.ts'

/**
 * Every alert of today, the most urgent first.
 * @param today calendar day in Monterrey
 */
export async function findAlerts(store: Store, today: string): Promise<ContractAlert[]> {
  const rows = await inWindow(store, today)
    .select(['id', 'title', 'location', 'municipality', 'priceCents', 'currency', 'category', 'timeAlert'])
    .orderBy('timeAlert')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ location, municipality, timeAlert, ...property }) => {
    const alert = deadlineAlert(timeAlert, today)
    if (!alert || timeAlert === null) return []
    return [{ ...property, ...alert, timeAlert, place: placeName([location, municipality]) }]
  })
}

/** How many alerts there are today. */
export async function countTodaysAlerts(store: Store, today: string): Promise<number> {
  const { total } = await inWindow(store, today)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Today and the ninety days after it (decision 10). */
function inWindow(store: Store, today: string) {
  return store.db
    .selectFrom('properties')
    .where('timeAlert', '>=', today)
    .where('timeAlert', '<=', addDays(today, ALERT_WINDOW_DAYS))
}
