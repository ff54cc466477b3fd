import { addDays } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { placeName, propertyName } from '#app/properties/property.ts'
import type { ContractAlert } from './alert.ts'
import { ALERT_WINDOW_DAYS, deadlineAlert } from './criticality.ts'

/**
 * Every alert of today, the most urgent first.
 * @param today calendar day in Monterrey
 */
export async function findAlerts(store: Store, today: string): Promise<ContractAlert[]> {
  const rows = await inWindow(store, today)
    .select(cardColumns)
    .select('timeAlert')
    .orderBy('timeAlert')
    .orderBy('properties.id')
    .execute()
  return rows.flatMap(({ timeAlert, ...row }) => {
    const alert = deadlineAlert(timeAlert, today)
    if (!alert || timeAlert === null) return []
    const place = placeName([row.location, row.municipality])
    return [{ ...toCard(row), title: propertyName(row), ...alert, timeAlert, place }]
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
