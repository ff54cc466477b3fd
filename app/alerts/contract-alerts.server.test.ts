import { beforeEach, describe, expect, test } from 'vitest'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { expiryText } from './alert.ts'
import { type AlertQuery, parseAlertQuery } from './alert-list.ts'
import { countTodaysAlerts, findAlertPage, findFirstAlerts } from './contract-alerts.server.ts'

const TODAY = '2026-11-20'
const ALL: AlertQuery = parseAlertQuery(new URLSearchParams())

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('deadlines from today to ninety days ahead are alerts, with any status', async () => {
    const deadlines = ['2026-11-19', '2026-11-20', '2026-11-27', '2027-02-18', '2027-02-19', null]
    await insertMany(
      store().db,
      deadlines.map((timeAlert, at) => ({
        input: buildProperty({ title: `Contrato ${at}`, timeAlert, status: at === 2 ? 'vendida' : 'disponible' }),
      })),
    )
    const { alerts, counts } = await findAlertPage(store(), TODAY, ALL)
    expect(counts).toEqual({ all: 3, critical: 2, high: 0, medium: 0, low: 1 })
    expect(await findFirstAlerts(store(), TODAY, 9)).toEqual(alerts)
    expect(alerts.map(({ title, daysUntilExpiry, criticality }) => [title, daysUntilExpiry, criticality])).toEqual([
      ['Contrato 1', 0, 'critical'],
      ['Contrato 2', 7, 'critical'],
      ['Contrato 3', 90, 'low'],
    ])
    expect(await countTodaysAlerts(store(), TODAY)).toBe(3)
  })

  test('the end of an exclusive is an alert of its own', async () => {
    const input = buildProperty({ title: 'Nave', timeAlert: '2026-12-20', exclusiveUntil: '2026-11-24' })
    await insertMany(store().db, [{ input }])
    const alerts = await findFirstAlerts(store(), TODAY, 9)
    expect(alerts.map(expiryText)).toEqual(['La exclusiva vence en 4 días', 'Vence en 30 días'])
  })

  test('the alert of a property without title is named after its type', async () => {
    const input = buildProperty({ title: '', type: 'bodega', category: 'renta', timeAlert: '2026-12-20' })
    await insertMany(store().db, [{ input }])
    expect(await findFirstAlerts(store(), TODAY, 1)).toMatchObject([{ title: 'Bodega en renta' }])
  })

  test('an alert has the place and the price', async () => {
    const input = buildProperty({
      timeAlert: '2026-12-20',
      location: 'Apodaca',
      municipality: 'Apodaca',
      priceCents: null,
    })
    await insertMany(store().db, [{ input }])
    expect(await findFirstAlerts(store(), TODAY, 1)).toMatchObject([
      { place: 'Apodaca', priceCents: null, timeAlert: '2026-12-20', percentageRemaining: 33, criticality: 'high' },
    ])
  })
  describe('of many', () => {
    const MANY = 130

    beforeEach(() =>
      insertMany(
        store().db,
        Array.from({ length: MANY }, (_none, at) => ({
          input: buildProperty({ title: `Nave ${at}`, timeAlert: at % 2 === 0 ? '2026-12-20' : '2026-11-20' }),
        })),
      ),
    )

    test('each page has its part of the ordered list', async () => {
      const second = await findAlertPage(store(), TODAY, { ...ALL, sort: 'name', page: 2 })
      expect(second).toMatchObject({ found: MANY, page: 2, pages: 3 })
      expect(second.alerts.map(({ title }) => title)).toEqual(
        Array.from({ length: 60 }, (_none, at) => `Nave ${60 + at}`),
      )
    })

    test('a filter without matches gives an empty page', async () => {
      expect(await findAlertPage(store(), TODAY, { ...ALL, filter: 'low' })).toMatchObject({ found: 0, alerts: [] })
    })

    test('the first page of the panel shows the most urgent alerts', async () => {
      const first = await findFirstAlerts(store(), TODAY, 3)
      expect(first.map(({ criticality }) => criticality)).toEqual(['critical', 'critical', 'critical'])
      expect(await countTodaysAlerts(store(), TODAY)).toBe(MANY)
    })
  })
})
