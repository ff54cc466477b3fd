import { describe, expect, test } from 'vitest'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { countTodaysAlerts, findAlerts } from './contract-alerts.server.ts'

const TODAY = '2026-11-20'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('today and the ninety days after it are alerts, whatever the status; the rest is none', async () => {
    const deadlines = ['2026-11-19', '2026-11-20', '2026-11-27', '2027-02-18', '2027-02-19', null]
    await insertMany(
      store().db,
      deadlines.map((timeAlert, at) => ({
        input: buildProperty({ title: `Contrato ${at}`, timeAlert, status: at === 2 ? 'vendida' : 'disponible' }),
      })),
    )
    const alerts = await findAlerts(store(), TODAY)
    expect(alerts.map(({ title, daysUntilExpiry, criticality }) => [title, daysUntilExpiry, criticality])).toEqual([
      ['Contrato 1', 0, 'critical'],
      ['Contrato 2', 7, 'critical'],
      ['Contrato 3', 90, 'low'],
    ])
    expect(await countTodaysAlerts(store(), TODAY)).toBe(3)
  })

  test('an alert of a property without title is called what the property is', async () => {
    const input = buildProperty({ title: '', type: 'bodega', category: 'renta', timeAlert: '2026-12-20' })
    await insertMany(store().db, [{ input }])
    expect(await findAlerts(store(), TODAY)).toMatchObject([{ title: 'Bodega en renta' }])
  })

  test('an alert tells where and how much', async () => {
    const input = buildProperty({
      timeAlert: '2026-12-20',
      location: 'Apodaca',
      municipality: 'Apodaca',
      priceCents: null,
    })
    await insertMany(store().db, [{ input }])
    expect(await findAlerts(store(), TODAY)).toMatchObject([
      { place: 'Apodaca', priceCents: null, timeAlert: '2026-12-20', percentageRemaining: 33, criticality: 'high' },
    ])
  })
})
