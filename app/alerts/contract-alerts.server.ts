import { addDays } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { placeName, propertyName } from '#app/properties/property.ts'
import type { ContractAlert } from './alert.ts'
import { type AlertQuery, alertPage } from './alert-list.ts'
import { ALERT_WINDOW_DAYS, deadlineAlert } from './criticality.ts'

/**
 * One page of the alerts of today, and how many of each criticality there are.
 * @param today calendar day in Monterrey
 */
export async function findAlertPage(store: Store, today: string, query: AlertQuery) {
  // All are read by what filters and orders them; only those of the page are read whole.
  const rows = await inWindow(store, today).select(['id', 'title', 'type', 'category', 'timeAlert']).execute()
  const listed = rows.flatMap(({ id, timeAlert, ...row }) => {
    const alert = deadlineAlert(timeAlert, today)
    if (!alert || timeAlert === null) return []
    return [{ id, title: propertyName(row), timeAlert, criticality: alert.criticality }]
  })
  const { alerts, ...page } = alertPage(listed, query)
  const ids = alerts.map(({ id }) => id)
  const found = ids.length === 0 ? [] : await cardsQuery(store, today).where('properties.id', 'in', ids).execute()
  const cards = new Map(toAlerts(found, today).map((alert) => [alert.id, alert]))
  return { ...page, alerts: ids.flatMap((id) => cards.get(id) ?? []) }
}

/** The most urgent alerts of today. */
export async function findFirstAlerts(store: Store, today: string, count: number): Promise<ContractAlert[]> {
  const first = cardsQuery(store, today).orderBy('timeAlert').orderBy('properties.id').limit(count)
  return toAlerts(await first.execute(), today)
}

/** How many alerts there are today. */
export async function countTodaysAlerts(store: Store, today: string): Promise<number> {
  const { total } = await inWindow(store, today)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function cardsQuery(store: Store, today: string) {
  return inWindow(store, today).select(cardColumns).select('timeAlert')
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardsQuery>['execute']>>[number]

function toAlerts(rows: readonly CardRow[], today: string): ContractAlert[] {
  return rows.flatMap(({ timeAlert, ...row }) => {
    const alert = deadlineAlert(timeAlert, today)
    if (!alert || timeAlert === null) return []
    const place = placeName([row.location, row.municipality])
    return [{ ...toCard(row), title: propertyName(row), ...alert, timeAlert, place }]
  })
}

/** Today and the ninety days after it (decision 10). */
function inWindow(store: Store, today: string) {
  return store.lists
    .selectFrom('properties')
    .where('timeAlert', '>=', today)
    .where('timeAlert', '<=', addDays(today, ALERT_WINDOW_DAYS))
}
