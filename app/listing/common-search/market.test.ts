import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { StoredRow } from '#app/catalogue/catalogue-row.ts'
import { readRequest } from '#app/listing/search/read-request.ts'
import { resolveQuery } from '#app/listing/search/resolve-query.ts'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { marketFigures } from './market-figures.ts'
import { marketAnswers, marketView } from './market-text.ts'
import { priceAmongSimilar } from './similar-prices.ts'

const NOW = new Date('2026-11-29T12:00:00Z')
const SEARCH = { category: 'renta', type: 'bodega', municipality: 'Apodaca' } as const
/** 1,000 m² for $80,000, $90,000, … a month. */
const PESOS = [80_000, 90_000, 100_000, 110_000, 120_000]

function stores(rows: readonly Partial<StoredRow>[]): Catalogue {
  const catalogue = catalogueOf(
    rows.map((row) => ({
      type: 'bodega' as const,
      category: 'renta' as const,
      municipality: 'Apodaca',
      state: 'Nuevo León',
      currency: 'MXN' as const,
      status: 'disponible' as const,
      area: 1000,
      createdAt: '2026-09-01T12:00:00.000Z',
      statusSince: '2026-09-01T12:00:00.000Z',
      ...row,
    })),
  )
  return { ...catalogue, places: NUEVO_LEON }
}

const priced = (pesos: readonly number[]) => pesos.map((each) => ({ priceCents: each * 100 }))
const spaced = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

describe('the figures of a common search', () => {
  test('are the median and the quartiles of prices of one m², surfaces and days', () => {
    expect(marketFigures(stores(priced(PESOS)), SEARCH, NOW)).toEqual({
      perM2: { median: 10_000, low: 9_000, high: 11_000, count: 5, currency: 'MXN', isConverted: false },
      area: { median: 1000, low: 1000, high: 1000, count: 5 },
      days: { median: 89, low: 89, high: 89, count: 5 },
      added: 0,
      closed: 0,
    })
  })

  test('need five properties', () => {
    expect(marketFigures(stores(priced(PESOS.slice(1))), SEARCH, NOW)).toBeNull()
    const fourPriced = [...priced(PESOS.slice(1)), { priceCents: null }]
    expect(marketFigures(stores(fourPriced), SEARCH, NOW)?.perM2).toBeNull()
  })

  test('do not use prices that are given only on request, nor other places, types and operations', () => {
    const others: Partial<StoredRow>[] = [
      { priceCents: 1, priceOnRequest: 'si' },
      { priceCents: 1, municipality: 'Guadalupe' },
      { priceCents: 1, type: 'local' },
      { priceCents: 1, category: 'venta' },
      { priceCents: 1, status: 'pausada' },
    ]
    const found = marketFigures(stores([...priced(PESOS), ...others]), SEARCH, NOW)
    expect([found?.perM2?.low, found?.perM2?.count, found?.area?.count]).toEqual([9_000, 5, 6])
  })

  test('are in the currency of most prices', () => {
    const dollars = [5_000, 5_500, 6_000].map((each) => ({ priceCents: each * 100, currency: 'USD' as const }))
    const found = marketFigures(stores([...priced([90_000, 108_000]), ...dollars]), SEARCH, NOW)
    expect([found?.perM2?.currency, found?.perM2?.median, found?.perM2?.isConverted]).toEqual(['USD', 550, true])
  })

  test('count what was added and closed in 30 days, and say neither of a catalogue that is all new', () => {
    const recent = '2026-11-10T12:00:00.000Z'
    const changed: Partial<StoredRow>[] = [
      { createdAt: recent },
      { status: 'vendida', statusSince: recent },
      { status: 'vendida' },
    ]
    const found = marketFigures(stores([...priced(PESOS), ...changed]), SEARCH, NOW)
    expect([found?.added, found?.closed]).toEqual([1, 1])
    const allNew = marketFigures(stores(priced(PESOS).map((row) => ({ ...row, createdAt: recent }))), SEARCH, NOW)
    expect([allNew?.added, allNew?.days]).toEqual([0, null])
  })

  test('are of one type: the price of one m² of all types says nothing', () => {
    expect(marketFigures(stores(priced(PESOS)), { ...SEARCH, type: null, municipality: null }, NOW)).toBeNull()
  })
})

test('the block says each figure with its span and number, and how they were made', () => {
  const view = marketView(stores(priced(PESOS)), SEARCH, { now: NOW, lowered: 0 })
  expect(view?.title).toBe('Cuánto cuestan: bodegas en renta en Apodaca')
  expect(view?.lines.map(({ label, figure, around }) => spaced(`${label} ${figure} ${around}`))).toEqual([
    'Precio por m² $100 MXN por m² al mes la mitad, de $90 a $110 (5 propiedades)',
    'Superficie 1,000 m² la mitad, 1,000 m² (5 propiedades)',
    'Tiempo en oferta 89 días la mitad, 89 días (5 propiedades)',
  ])
  expect(view?.recent).toBeNull()
  expect(view?.method).toBe(
    'Medianas de los precios de lista de nuestras propiedades en oferta al 29 nov 2026; no son un avalúo.',
  )
})

test('the block says how many prices dropped, and what that means', () => {
  const changed = { createdAt: '2026-11-10T12:00:00.000Z', priceCents: 100_000_00 }
  const closed = { ...changed, status: 'vendida' as const, statusSince: changed.createdAt }
  const view = marketView(stores([...priced(PESOS), changed, closed]), SEARCH, { now: NOW, lowered: 2 })
  expect(view?.recent).toBe('En los últimos 30 días: 1 nueva, 1 cerrada y 2 con menor precio.')
  expect(view?.method).toContain('Un precio bajó si quedó por debajo del que tenía y no ha vuelto a él.')
})

test('with every price on request the block says surfaces and days alone', () => {
  const rows = PESOS.map(() => ({ priceCents: 1, priceOnRequest: 'si' as const }))
  const view = marketView(stores(rows), SEARCH, { now: NOW, lowered: 0 })
  expect(view?.title).toBe('Superficie y tiempo en oferta: bodegas en renta en Apodaca')
  expect(view?.lines.map(({ label }) => label)).toEqual(['Superficie', 'Tiempo en oferta'])
  expect(view?.method).toMatch(/^Medianas de nuestras propiedades en oferta/)
})

describe('a search that asks for prices', () => {
  test.each([
    [
      'cuánto cuesta una bodega en Apodaca',
      ['Bodegas en renta en Apodaca: $100 MXN por m² al mes, mediana de 5 propiedades'],
    ],
    [
      '¿Cuánto cuesta la renta de bodegas en Apodaca?',
      ['Bodegas en renta en Apodaca: $100 MXN por m² al mes, mediana de 5 propiedades'],
    ],
    ['precio de bodegas en renta', ['Bodegas en renta: $100 MXN por m² al mes, mediana de 5 propiedades']],
    ['bodega en Apodaca', []],
    ['cuánto cuesta una bodega en venta', []],
    ['cuánto cuesta una bodega con andenes en Apodaca', []],
    ['cuánto cuesta', []],
  ])('%s', (search, answers) => {
    const request = readRequest(new URLSearchParams({ search }), stores(priced(PESOS)))
    const found = marketAnswers(resolveQuery(request), NOW)
    expect(found.map(({ name, text }) => spaced(`${name}: ${text}`))).toEqual(answers)
  })
})

describe('the price of a property among similar ones', () => {
  const compare = (own: Partial<StoredRow>, others: readonly Partial<StoredRow>[] = priced(PESOS)) => {
    const catalogue = stores([{ ...own, title: 'La propia' }, ...others])
    const row = catalogue.all.find(({ title }) => title === 'La propia')
    return row ? spaced(priceAmongSimilar(catalogue, row) ?? 'nada') : undefined
  }

  test('is above, at or below the median of those of its place and size', () => {
    const similar =
      'la mediana de 5 similares (bodegas en renta en Apodaca de 500 m² a 2,000 m²): $100 MXN por m² al mes.'
    expect(compare({ priceCents: 112_000_00 })).toBe(`Este precio está 12 % arriba de ${similar}`)
    expect(compare({ priceCents: 100_000_00 })).toBe(`Este precio está en ${similar}`)
    expect(compare({ priceCents: 50_000_00 })).toBe(`Este precio está 50 % abajo de ${similar}`)
  })

  test('compares with all sizes, and then with the state, where there are too few', () => {
    expect(compare({ priceCents: 50_000_00, area: 100 })).toContain('(bodegas en renta en Apodaca):')
    expect(compare({ priceCents: 100_000_00, municipality: 'Guadalupe' })).toContain(
      '(bodegas en renta en Nuevo León de 500 m² a 2,000 m²):',
    )
  })

  test('says nothing without a public price, and without five others', () => {
    expect(compare({ priceCents: null })).toBe('nada')
    expect(compare({ priceCents: 100_00, priceOnRequest: 'si' })).toBe('nada')
    expect(compare({ priceCents: 100_000_00 }, priced(PESOS.slice(1)))).toBe('nada')
  })
})
