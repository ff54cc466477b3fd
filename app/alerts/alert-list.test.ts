import { expect, test } from 'vitest'
import { alertPage, alertQuery, countAlerts, listAlerts, parseAlertQuery } from './alert-list.ts'
import { criticalityOf } from './criticality.ts'

const ALL = { filter: 'all', sort: 'urgency', page: 1 } as const
const ALERTS = [
  { id: 'c', title: 'Ático', timeAlert: '2026-12-10', criticality: criticalityOf(20) },
  { id: 'a', title: 'zaguán', timeAlert: '2026-11-21', criticality: criticalityOf(1) },
  { id: 'b', title: 'Bodega 10', timeAlert: '2027-02-01', criticality: criticalityOf(73) },
  { id: 'e', title: 'Bodega 9', timeAlert: '2027-02-01', criticality: criticalityOf(73) },
  { id: 'd', title: 'Ático', timeAlert: '2026-12-10', criticality: criticalityOf(20) },
]

function ids(query: Parameters<typeof listAlerts>[1]) {
  return listAlerts(ALERTS, query).map(({ id }) => id)
}

test.each([
  ['urgency', ['a', 'c', 'd', 'e', 'b']],
  ['date', ['a', 'c', 'd', 'e', 'b']],
  ['name', ['c', 'd', 'e', 'b', 'a']],
] as const)('by %s', (sort, expected) => {
  expect(ids({ ...ALL, sort })).toEqual(expected)
})

test('a filter selects one criticality', () => {
  expect(ids({ ...ALL, filter: 'high' })).toEqual(['c', 'd'])
  expect(ids({ ...ALL, filter: 'medium' })).toEqual([])
})

test('the counts cover every filter', () => {
  expect(countAlerts(ALERTS)).toEqual({ all: 5, critical: 1, high: 2, medium: 0, low: 2 })
})

test.each(['', '?filter=critical', '?sort=name', '?filter=low&sort=date&page=2'])(
  '%s is written in the form in which it is read',
  (query) => {
    expect(alertQuery(parseAlertQuery(new URLSearchParams(query)))).toBe(query)
  },
)

test.each(['?filter=urgentes&sort=precio', '?filter=ALL&page=0', '?page=x&sort=', '?filter=constructor'])(
  'an unknown value in %s is ignored',
  (query) => {
    expect(parseAlertQuery(new URLSearchParams(query))).toEqual(ALL)
  },
)

test('a long list has pages; a number past the end gives the last page', () => {
  const many = Array.from({ length: 130 }, (_none, at) => ({
    id: String(at).padStart(3, '0'),
    title: 'Nave',
    timeAlert: '2026-12-10',
    criticality: 'high' as const,
  }))
  const first = alertPage(many, ALL)
  const last = alertPage(many, { ...ALL, page: 999 })
  expect([first.found, first.pages, first.alerts.length]).toEqual([130, 3, 60])
  expect([last.page, last.alerts.map(({ id }) => id)]).toEqual([3, many.slice(120).map(({ id }) => id)])
  expect(alertPage(many, { ...ALL, filter: 'low' })).toMatchObject({ found: 0, page: 1, pages: 1, alerts: [] })
})
