import { addDays } from '#app/calendar/calendar-day.ts'
import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { placeName, propertyName } from '#app/catalogue/property/property.ts'
import type { AlertKind, ContractAlert } from './alert.ts'
import { type AlertQuery, alertPage } from './alert-list.ts'
import { ALERT_WINDOW_DAYS, deadlineAlert } from './criticality.ts'

type Deadline = { kind: AlertKind; timeAlert: string; row: CatalogueRow }

/** The deadlines of a property, at most one for each kind of alert. */
function deadlinesOf(row: CatalogueRow): Deadline[] {
  const days = { contract: row.timeAlert, exclusive: row.exclusiveUntil }
  return (Object.keys(days) as AlertKind[]).flatMap((kind) => {
    const timeAlert = days[kind]
    return timeAlert === null ? [] : [{ kind, timeAlert, row }]
  })
}

/**
 * One page of the alerts of today, and how many of each criticality there are.
 * @param today calendar day of the agency
 */
export async function findAlertPage(store: Store, today: string, query: AlertQuery) {
  const catalogue = await currentCatalogue(store)
  const listed = inWindow(catalogue, today).flatMap((deadline) => {
    const { timeAlert, row } = deadline
    const alert = deadlineAlert(timeAlert, today)
    return alert ? [{ ...alert, id: row.id, title: propertyName(row), timeAlert, deadline }] : []
  })
  const { alerts, ...page } = alertPage(listed, query)
  return { ...page, alerts: alerts.flatMap(({ deadline }) => toAlert(catalogue, deadline, today)) }
}

/** The most urgent alerts of today. */
export async function findFirstAlerts(store: Store, today: string, count: number): Promise<ContractAlert[]> {
  const catalogue = await currentCatalogue(store)
  const deadlines = inWindow(catalogue, today).toSorted(
    (one, other) => compareTexts(one.timeAlert, other.timeAlert) || compareTexts(one.row.id, other.row.id),
  )
  return deadlines.slice(0, count).flatMap((deadline) => toAlert(catalogue, deadline, today))
}

/** How many alerts there are today. */
export async function countTodaysAlerts(store: Store, today: string): Promise<number> {
  return inWindow(await currentCatalogue(store), today).length
}

function toAlert(catalogue: Catalogue, { kind, timeAlert, row }: Deadline, today: string): ContractAlert[] {
  const alert = deadlineAlert(timeAlert, today)
  if (!alert) return []
  const card = cardOf(catalogue, row)
  const place = placeName([row.location, row.municipality, card.otherState ?? null])
  return [{ ...card, kind, title: propertyName(row), ...alert, timeAlert, place }]
}

/** Today and the ninety days after it (decision 10). */
function inWindow({ all }: Catalogue, today: string): Deadline[] {
  const last = addDays(today, ALERT_WINDOW_DAYS)
  return all.flatMap(deadlinesOf).filter(({ timeAlert }) => timeAlert >= today && timeAlert <= last)
}
