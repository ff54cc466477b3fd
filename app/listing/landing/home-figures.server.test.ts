import { describe, expect, test } from 'vitest'
import { addInterest } from '#app/interest/interest.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { countTypes, findMostSeen, findZones } from './home-figures.server.ts'

const TODAY = '2026-11-20'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  function insert(overrides: Partial<PropertyInput>) {
    return insertProperty(store().db, buildProperty(overrides), {
      createdBy: null,
      now: new Date(`${TODAY}T18:00:00Z`),
    })
  }

  function seen(slug: string, count: number, day = TODAY) {
    return addInterest(store(), [{ slug, day, kind: 'view', count }])
  }

  test('only available properties are counted by type', async () => {
    for (const status of ['disponible', 'disponible', 'pausada'] as const) await insert({ type: 'bodega', status })
    await insert({ type: 'oficina' })
    expect(await countTypes(store())).toEqual({ bodega: 2, oficina: 1 })
  })

  test('a zone has its total and its lowest rent in pesos; the largest zone comes first', async () => {
    await insert({ municipality: 'Apodaca', category: 'renta', priceCents: 900, currency: 'MXN' })
    await insert({ municipality: 'Apodaca', category: 'renta', priceCents: 700, currency: 'MXN' })
    await insert({ municipality: 'Apodaca', category: 'renta', priceCents: 5, currency: 'USD' })
    await insert({ municipality: 'Apodaca', category: 'venta', priceCents: 6, currency: 'MXN' })
    await insert({ municipality: 'García', category: 'venta', priceCents: 6, currency: 'MXN' })
    await insert({ municipality: 'García', status: 'pausada' })
    await insert({ municipality: 'Santa Catarina', category: 'renta', priceCents: 5, currency: 'USD' })
    await insert({ municipality: 'Santa Catarina', category: 'traspaso', priceCents: null })
    await insert({ municipality: 'Linares' })
    expect(await findZones(store())).toEqual([
      { municipality: 'Apodaca', total: 4, fromCents: 700, isOnlyForSale: false },
      { municipality: 'Santa Catarina', total: 2, fromCents: null, isOnlyForSale: false },
      { municipality: 'García', total: 1, fromCents: null, isOnlyForSale: true },
    ])
  })

  test('the most viewed properties come first, without those shown already, paused ones and old views', async () => {
    expect(await findMostSeen(store(), TODAY, [])).toEqual([])
    for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) await insert({ title })
    await insert({ title: 'Pausada', status: 'pausada' })
    for (const [slug, count] of [
      ['uno', 1],
      ['dos', 9],
      ['tres', 5],
      ['cuatro', 7],
      ['pausada', 99],
    ] as const)
      await seen(slug, count)
    await seen('uno', 1, '2026-11-01')
    await seen('cinco', 50, '2026-10-01')
    const most = await findMostSeen(store(), TODAY, [])
    expect(most.map(({ title }) => title)).toEqual(['Dos', 'Cuatro', 'Tres'])
    const rest = await findMostSeen(store(), TODAY, most.slice(0, 1))
    expect(rest.map(({ title }) => title)).toEqual(['Cuatro', 'Tres', 'Uno'])
  })
})
