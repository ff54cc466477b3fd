import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/change-property.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { up } from './0003-no-price-of-zero.ts'

describe.each(STORES)('on %s', (dialect) => {
  const store = shareStore(dialect)

  test('a stored price of 0 becomes a price on request, and other amounts stay', async () => {
    const of = { createdBy: null, now: new Date('2026-11-20T18:00:00Z') }
    const zero = { title: 'A', priceCents: 0, priceToCents: 0, pricePerM2Cents: 0, stayingRentCents: 0 }
    const priced = { title: 'B', priceCents: 1, priceToCents: 2, pricePerM2Cents: 3, maintenanceCents: 0 }
    for (const price of [zero, priced]) await insertProperty(store().db, buildProperty(price), of)
    await up(store().db as never)
    const columns = ['priceCents', 'priceToCents', 'pricePerM2Cents', 'stayingRentCents', 'priceOnRequest'] as const
    const rows = await store().db.selectFrom('properties').orderBy('title').select(columns).execute()
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      [null, null, null, null, 'si'],
      [1, 2, 3, null, null],
    ])
  })
})
