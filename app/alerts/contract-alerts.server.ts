import { addDays } from '#app/calendar/calendar-day.ts'
import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { placeName, propertyName } from '#app/catalogue/property/property.ts'
import type { ContractAlert } from './alert.ts'
import { type AlertQuery, alertPage } from './alert-list.ts'
import { ALERT_WINDOW_DAYS, deadlineAlert } from './criticality.ts'

type RowWithDeadline = CatalogueRow & { timeAlert: string }

/**
 * One page of the alerts of today, and how many of each criticality there are.
 * @param today calendar day in Monterrey
 */
export async function findAlertPage(store: Store, today: string, query: AlertQuery) {
  const catalogue = await currentCatalogue(store)
  const listed = inWindow(catalogue, today).flatMap((row) => {
    const alert = deadlineAlert(row.timeAlert, today)
    return alert ? [{ ...alert, id: row.id, title: propertyName(row), timeAlert: row.timeAlert, row }] : []
  })
  const { alerts, ...page } = alertPage(listed, query)
  return { ...page, alerts: alerts.flatMap(({ row }) => toAlert(catalogue, row, today)) }
}

/** The most urgent alerts of today. */
export async function findFirstAlerts(store: Store, today: string, count: number): Promise<ContractAlert[]> {
  const catalogue = await currentCatalogue(store)
  const rows = inWindow(catalogue, today).toSorted(
    (one, other) => compareTexts(one.timeAlert, other.timeAlert) || compareTexts(one.id, other.id),
  )
  return rows.slice(0, count).flatMap((row) => toAlert(catalogue, row, today))
}

/** How many alerts there are today. */
export async function countTodaysAlerts(store: Store, today: string): Promise<number> {
  return inWindow(await currentCatalogue(store), today).length
}

function toAlert(catalogue: Catalogue, row: RowWithDeadline, today: string): ContractAlert[] {
  const alert = deadlineAlert(row.timeAlert, today)
  if (!alert) return []
  const place = placeName([row.location, row.municipality])
  return [{ ...cardOf(catalogue, row), title: propertyName(row), ...alert, timeAlert: row.timeAlert, place }]
}

/** Today and the ninety days after it (decision 10). */
function inWindow({ all }: Catalogue, today: string): RowWithDeadline[] {
  const last = addDays(today, ALERT_WINDOW_DAYS)
  return all.filter(
    (row): row is RowWithDeadline => row.timeAlert !== null && row.timeAlert >= today && row.timeAlert <= last,
  )
}
