import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { DEFAULT_RATE } from './price.ts'
import { oddPrices } from './plausible-price.ts'

function odd(facts: Partial<FactColumns>, price: number, more: Partial<FactColumns> = {}) {
  return oddPrices({ ...UNKNOWN, ...facts, priceCents: Math.round(price * 100), ...more }, DEFAULT_RATE)
}

const NAVE = { type: 'bodega', category: 'renta', area: 5000 } as const
const BODEGA_SALE = { type: 'bodega', category: 'venta', area: 2400 } as const
const OFICINA = { type: 'oficina', category: 'renta', area: 120 } as const
const LOCAL = { type: 'local', category: 'renta', area: 60 } as const
const CASA = { type: 'casa', category: 'venta', area: 250 } as const
const DEPTO = { type: 'departamento', category: 'renta', area: 90 } as const
const LOTE = { type: 'terreno', category: 'venta', area: 1500 } as const
const USD = { currency: 'USD' } as const

describe('prices that nobody can mean', () => {
  test.each([
    ['per m² in the total of a rent in dollars', NAVE, 4.5, USD, '¿Es precio por m²?'],
    ['per m² in the total of a rent', NAVE, 110, {}, '¿Es precio por m²?'],
    ['per m² in the total of land', LOTE, 4500, {}, '¿Es precio por m²?'],
    ['the total as a price per m²', NAVE, 550_000, { priceBase: 'por_m2' }, '¿Es el precio total'],
    ['a sale priced like a rent', BODEGA_SALE, 264_000, {}, '¿Es el precio de renta?'],
    ['a house for sale priced like a rent', CASA, 45_000, {}, '¿Es el precio de renta?'],
    ['a rent priced like a sale', NAVE, 60_000_000, {}, '¿Es el precio de venta?'],
    ['a flat for rent priced like a sale', DEPTO, 4_500_000, {}, '¿Es el precio de venta?'],
    ['forgotten thousands of a rent', OFICINA, 42, {}, '¿Faltan los miles ($42,000)?'],
    ['forgotten thousands of a sale', CASA, 5200, {}, '¿Faltan los miles ($5,200,000)?'],
    ['forgotten thousands of a shop', LOCAL, 35, {}, '¿Faltan los miles ($35,000)?'],
    ['a year of a rent', NAVE, 6_600_000, {}, '¿Es la renta de un año?'],
    ['a month as a year', OFICINA, 30_000, { pricePeriod: 'anio' }, '¿Es la renta de un mes?'],
    ['pesos as dollars', NAVE, 550_000, USD, '¿Son pesos?'],
    ['dollars as pesos', NAVE, 22_500, {}, '¿Son dólares?'],
    ['dollars as pesos of a sale', { ...CASA, area: 900 }, 1_200_000, {}, '¿Son dólares?'],
  ] as const)('%s', (_name, facts, price, more, hint) => {
    const [found, ...others] = odd(facts, price, more)
    expect(others).toEqual([])
    expect(found?.text).toContain(hint)
  })

  test('says what it is by the table', () => {
    expect(odd(NAVE, 4.5, USD)).toEqual([
      {
        control: 'price',
        text: 'Son unos $0.02 MXN por m² al mes, y lo que se pide por bodega en renta está entre $10 y $1,200. ¿Es precio por m²? ¿Faltan los miles (USD\u00A04,500)?',
      },
    ])
  })

  test('of both operations, each by itself', () => {
    const both = { secondCategory: 'venta', secondPriceCents: 55_000_000 } as const
    expect(odd(NAVE, 550_000, both).map(({ control }) => control)).toEqual(['secondPrice'])
    expect(odd(NAVE, 110, both).map(({ control }) => control)).toEqual(['price', 'secondPrice'])
    expect(odd(NAVE, 550_000, { ...both, secondPriceCents: 6_000_000_000 })).toEqual([])
  })

  test('the end of a range, a traspaso, a property without surface, and 0', () => {
    expect(odd(NAVE, 100, { priceBase: 'por_m2', priceToCents: 99_000_00 }).map(({ control }) => control)).toEqual([
      'priceTo',
    ])
    expect(odd({ ...LOCAL, category: 'traspaso' }, 850)[0]?.text).toContain('¿Faltan los miles ($850,000)?')
    expect(odd({ ...CASA, area: null }, 5200)[0]?.text).toContain('¿Faltan los miles')
    expect(odd(NAVE, 0).map(({ text }) => text)).toEqual([expect.stringMatching(/^Son \$0 MXN .*\.$/)])
  })
})

test.each([
  ['a nave in dollars', NAVE, 22_500, USD],
  ['a nave per m² in dollars', NAVE, 4.5, { ...USD, priceBase: 'por_m2' }],
  ['a nave per ft² a year', NAVE, 5.5, { ...USD, priceBase: 'por_ft2', pricePeriod: 'anio' }],
  ['a mini bodega', { ...NAVE, area: 9 }, 4500, {}],
  ['farm land by the hectare', { ...LOTE, area: 200_000 }, 400_000, {}],
  ['a lot on the best avenue', LOTE, 90_000_000, {}],
  ['a kiosk in a mall', { ...LOCAL, area: 6 }, 28_000, {}],
  ['an island in the dearest mall', { ...LOCAL, area: 4 }, 45_000, {}],
  ['a desk', { ...OFICINA, area: 2 }, 6500, {}],
  ['a locker', { ...NAVE, area: 1 }, 1300, {}],
  ['a parking space', { ...LOCAL, area: 12 }, 1500, {}],
  ['the base of an antenna', { ...LOTE, category: 'renta', area: 9 }, 20_000, {}],
  ['a lot of a village', { ...LOTE, area: 2000 }, 25_000, {}],
  ['a penthouse', { ...DEPTO, category: 'venta', area: 320 }, 48_000_000, {}],
  ['on request', NAVE, 0, { priceOnRequest: 'si' }],
  ['a pasture for rent', { ...LOTE, category: 'renta', area: 500_000 }, 20_000, {}],
] as const)('%s is a price', (_name, facts, price, more) => {
  expect(odd(facts, price, more)).toEqual([])
})
