import { expect, test } from 'vitest'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { DEFAULT_RATE } from '#app/catalogue/price/price.ts'
import type { FreeSpace } from '#app/complexes/spaces/free-space.ts'
import { complexView } from './complex-view.ts'

const READ_ON = { today: '2026-11-20', timeZone: 'America/Monterrey', rate: DEFAULT_RATE } as const

const COMPLEX = { ...buildComplex({ name: 'Plaza Encino' }), id: 'x', slug: 'plaza-encino', photos: [], plans: [] }

function space(facts: Partial<FreeSpace>): FreeSpace {
  const rent = { type: 'local', category: 'renta', currency: 'MXN', area: 100 } as const
  return { ...buildProperty(rent), id: 'y', slug: 'y', createdAt: '2026-11-20T18:00:00Z', ...facts }
}

function pricesOf(...spaces: Partial<FreeSpace>[]) {
  return complexView(COMPLEX, spaces.map(space), READ_ON).ranges.flatMap(({ label, value }) =>
    label === 'Superficie' ? [] : [`${label}: ${value}`],
  )
}

test.each([
  [
    'the total per month, with the IVA if it is quoted so',
    [
      { area: 62, priceCents: 420_50, priceBase: 'por_m2', vat: 'mas_iva' },
      { priceCents: 38_000_00, vat: 'incluido' },
    ],
    ['Renta: Desde $26,071 MXN/mes +\u00A0IVA hasta $38,000 MXN/mes'],
  ],
  [
    'both prices of a space that is quoted from one price to another',
    [{ priceCents: 100_00, priceToCents: 120_00, priceBase: 'por_m2', vat: 'mas_iva' }],
    ['Renta: Desde $10,000 MXN/mes +\u00A0IVA hasta $12,000 MXN/mes +\u00A0IVA'],
  ],
  [
    'each operation by itself; a price that all have is shown once',
    [
      { priceCents: 20_000_00, currency: 'USD' },
      { category: 'venta', priceCents: 2_000_000_00, vat: 'mas_iva' },
      { category: 'venta', priceCents: 2_000_000_00, vat: 'mas_iva' },
    ],
    ['Venta: $2,000,000 MXN +\u00A0IVA', 'Renta: USD\u00A020,000 /mes'],
  ],
  [
    'both operations of a space that is also for sale',
    [
      { priceCents: 20_000_00, secondCategory: 'venta', secondPriceCents: 3_000_000_00 },
      { category: 'venta', priceCents: 2_000_000_00 },
    ],
    ['Venta: Desde $2,000,000 MXN hasta $3,000,000 MXN', 'Renta: $20,000 MXN/mes'],
  ],
  ['no price for a space with a price on request', [{ priceCents: null, priceOnRequest: 'si' }], []],
] as const)('the price ranges: %s', (_, spaces, prices) => {
  expect(pricesOf(...spaces)).toEqual(prices)
})

test.each([
  ['2026-11-20', 'Inmediata'],
  ['2026-11-21', '21 nov 2026'],
  [null, '20 nov 2026'],
])('a space available from %s shows the day %s', (availableFrom, since) => {
  expect(complexView(COMPLEX, [space({ availableFrom })], READ_ON).spaces[0]).toMatchObject({ since })
})

test('a space says its second operation beside its price', () => {
  const both = space({ priceCents: 20_000_00, secondCategory: 'venta', secondPriceCents: 3_000_000_00 })
  const { spaces } = complexView(COMPLEX, [both, space({})], READ_ON)
  expect(spaces.map(({ also }) => also)).toEqual([
    { words: 'También en venta: $3,000,000 MXN', query: '?operacion=venta' },
    null,
  ])
})
