import { describe, expect, test } from 'vitest'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { countPending, countProperties } from './panel-stats.server.ts'
import { PENDING_TASKS } from './pending.ts'
import { percentOf } from './panel-stats.ts'

const MONTH = new Date('2026-11-01T06:00:00Z')
const BEFORE = new Date('2026-11-01T05:59:59Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('the counts of an empty catalogue are 0', async () => {
    expect(await countProperties(store(), MONTH)).toEqual({
      total: 0,
      active: 0,
      paused: 0,
      newThisMonth: 0,
      newActiveThisMonth: 0,
    })
  })

  test('the month starts in Monterrey time', async () => {
    await insertMany(store().db, [
      { input: buildProperty(), createdAt: BEFORE },
      { input: buildProperty(), createdAt: MONTH },
      { input: buildProperty({ status: 'pausada' }), createdAt: MONTH },
      { input: buildProperty({ status: 'pausada' }), createdAt: BEFORE },
      { input: buildProperty({ status: 'vendida' }), createdAt: MONTH },
      { input: buildProperty({ status: 'separada' }), createdAt: BEFORE },
    ])
    expect(await countProperties(store(), MONTH)).toEqual({
      total: 6,
      active: 2,
      paused: 2,
      newThisMonth: 3,
      newActiveThisMonth: 1,
    })
  })

  test('the needs of available properties are counted; a price on request counts as a price', async () => {
    const createdAt = new Date('2026-11-19T18:00:00Z')
    const ninetyDays = new Date('2026-08-22T06:00:00Z')
    await insertMany(store().db, [
      { input: buildProperty({ priceCents: null }), createdAt },
      { input: buildProperty({ priceCents: null, status: 'pausada' }), createdAt },
      { input: buildProperty({ priceCents: null, priceOnRequest: 'si' }), createdAt },
      { input: buildProperty(), createdAt: ninetyDays },
      { input: buildProperty(), createdAt: new Date(ninetyDays.getTime() - 1) },
    ])
    const pending = await countPending(store(), '2026-11-20', PENDING_TASKS)
    expect(pending).toMatchObject({
      photos: 4,
      price: 1,
      unchanged: 1,
      fewPhotos: 4,
      smallPhotos: 0,
      darkPhotos: 0,
      shortText: 4,
      owner: 4,
    })
  })
})

test.each([
  [0, 0, 0],
  [0, 10, 0],
  [10, 10, 100],
  [1, 10_000, 1],
  [9_999, 10_000, 99],
  [412, 436, 94],
  [18, 436, 4],
])('%i of %i are %i %%', (part, total, expected) => {
  expect(percentOf(part, total)).toBe(expected)
})
