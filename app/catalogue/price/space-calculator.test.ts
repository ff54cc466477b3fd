import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDetail } from '#test/factories/property-detail.ts'
import { requestedSurface, surfaceOf } from './requested-surface.ts'
import { toFigure } from './ratio.ts'
import { spaceCalculator } from './space-calculator.ts'

const DIVISIBLE = { divisibleFrom: 500 } as const
const PER_M2 = { ...DIVISIBLE, priceCents: 110_00, priceBase: 'por_m2' } as const

function asked(query: string) {
  return requestedSurface(new URLSearchParams(query))
}

function answerTo(query: string, quoted: Parameters<typeof buildDetail>[0] = PER_M2) {
  return spaceCalculator(buildDetail(quoted), asked(query))?.answer
}

describe('the requested surface', () => {
  test.each(['', 'page=2'])('«%s» is no request', (query) => expect(asked(query)).toBeNull())

  test.each([
    ['ocupo=500', { figure: 500, unit: 'm2' }],
    ['ocupo=1%2C500.50&unidad=ft2', { figure: 1500.5, unit: 'ft2' }],
    ['ocupo=1.500', { figure: 1500, unit: 'm2' }],
    ['ocupo=600 m²', { figure: 600, unit: 'm2' }],
    ['ocupo=600m2&unidad=ft2', { figure: 600, unit: 'm2' }],
    ['ocupo=6,000 ft2', { figure: 6000, unit: 'ft2' }],
    ['ocupo=6000 pies cuadrados', { figure: 6000, unit: 'ft2' }],
    ['ocupo=1.500 mts.', { figure: 1500, unit: 'm2' }],
    ['ocupo=m²&unidad=ft2', { figure: null, unit: 'ft2' }],
    ['ocupo=1e9', { figure: null, unit: 'm2' }],
    ['ocupo=25x40', { figure: null, unit: 'm2' }],
    ['ocupo=500&unidad=varas', { figure: 500, unit: 'm2' }],
    ['ocupo=', { figure: null, unit: 'm2' }],
    ['ocupo=mucho', { figure: null, unit: 'm2' }],
    ['ocupo=-3', { figure: null, unit: 'm2' }],
    ['ocupo=0', { figure: null, unit: 'm2' }],
  ])('«%s»', (query, surface) => {
    expect(asked(query)).toMatchObject(surface)
  })

  test.each([
    ['ocupo=25x40', '25x40'],
    ['ocupo=+1%2C500+m2+', '1500'],
    ['ocupo=mucho+', 'mucho'],
    [`ocupo=${'9'.repeat(41)}`, ''],
  ])('«%s» is shown in the field as «%s»', (query, typed) => {
    expect(spaceCalculator(buildDetail(PER_M2), asked(query))).toMatchObject({ typed })
  })

  test('has one spelling for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('m2', 'ft2', 'x'), (ocupo, unidad) => {
        const surface = requestedSurface(new URLSearchParams({ ocupo, unidad }))
        const { typed = '', unit = 'm2' } = surface ?? {}
        expect(requestedSurface(new URLSearchParams({ ocupo: typed, unidad: unit }))).toEqual(surface)
      }),
    )
    expect(requestedSurface(new URLSearchParams('fbclid=1'))).toBeNull()
  })

  test('in square feet is shown in square metres with two decimals', () => {
    expect(toFigure(surfaceOf(10_763.9, 'ft2'))).toBe(1000)
    expect(toFigure(surfaceOf(5000, 'ft2'))).toBe(464.52)
    expect(toFigure(surfaceOf(464.52, 'm2'))).toBe(464.52)
  })
})

describe('a part of a property', () => {
  test('costs its share per m², with maintenance and tax', () => {
    const bill = { vat: 'mas_iva', maintenanceCents: 10_00, maintenanceBase: 'por_m2' } as const
    expect(answerTo('ocupo=1000', { ...PER_M2, ...bill })).toMatchObject({
      surface: '1,000\u00A0m² (10,763.9\u00A0ft²)',
      bill: {
        lines: [
          { label: 'Renta', value: '$110,000' },
          { label: 'Mantenimiento', value: '$10,000' },
          { label: 'IVA (16\u00A0%)', value: '$19,200' },
        ],
        total: { label: 'Total al mes', value: '$139,200 MXN' },
      },
      converted: 'Unos USD\u00A07,733.33 en dólares',
    })
  })

  test('costs its share if the quote is for the whole property', () => {
    const whole = { ...DIVISIBLE, priceCents: 264_000_00, maintenanceCents: 24_000_00 }
    expect(answerTo('ocupo=1200', whole)?.bill.total).toEqual({ label: 'Total sin IVA', value: '$144,000 MXN' })
    expect(answerTo('ocupo=2400', whole)?.bill.total.value).toBe('$288,000 MXN')
  })

  test('is rounded once if the quote is for the whole property per year', () => {
    const yearly = { divisibleFrom: 100, area: 533, pricePeriod: 'anio', priceCents: 187_109_00 } as const
    // 187,109 / 12 · 107 / 533 = 3,130.184…, where a share of 37,562.22 a year would come to 3,130.185.
    expect(answerTo('ocupo=107', yearly)?.bill.lines[0]).toEqual({ label: 'Renta', value: '$3,130.18' })
  })

  test('is calculated for a surface in feet and a range in dollars per ft² a year', () => {
    const dollars = { ...DIVISIBLE, currency: 'USD', priceBase: 'por_ft2', pricePeriod: 'anio' } as const
    const answer = answerTo('ocupo=10000&unidad=ft2', { ...dollars, priceCents: 6_00, priceToCents: 7_20 })
    expect(answer?.surface).toBe('10,000\u00A0ft² (929.03\u00A0m²)')
    expect(answer?.bill.lines[0]).toEqual({ label: 'Renta', value: 'USD\u00A05,000 a 6,000' })
    expect(answer?.converted).toBe('Unos $90,000 a $108,000 MXN en pesos')
    expect(answer?.note).toContain('18 pesos por dólar del 21 nov 2026')
  })

  test('has one price if it is for sale', () => {
    const sale = { ...DIVISIBLE, category: 'venta', priceCents: 12_000_00, priceBase: 'por_m2' } as const
    expect(answerTo('ocupo=600', sale)?.bill).toEqual({
      lines: [],
      total: { label: 'Precio', value: '$7,200,000 MXN' },
    })
  })
})

test.each([
  ['ocupo=100', 'Puede ser de 500\u00A0m² a 2,400\u00A0m²'],
  ['ocupo=2400.01', 'Puede ser de 500\u00A0m² a 2,400\u00A0m²'],
  ['ocupo=5000&unidad=ft2', 'Puede ser de 5,381.95\u00A0ft² a 25,833.36\u00A0ft²'],
  ['ocupo=todo', 'Escribe una superficie, por ejemplo 500\u00A0m²'],
  ['ocupo=&unidad=ft2', 'Escribe una superficie, por ejemplo 5,381.95\u00A0ft²'],
])('%s: %s', (query, fault) => {
  expect(spaceCalculator(buildDetail(PER_M2), asked(query))).toMatchObject({ fault, answer: null })
})

test.each([
  ['is let as a whole', { divisibleFrom: null }],
  ['is not larger than its least part', { divisibleFrom: 2400 }],
  ['has no surface', { ...DIVISIBLE, area: null }],
  ['has no price', { ...DIVISIBLE, priceCents: null }],
  ['has a price on request', { ...DIVISIBLE, priceCents: null, priceOnRequest: 'si' }],
  ['is handed over', { ...DIVISIBLE, category: 'traspaso' }],
] as const)('there is no calculator for a property that %s', (_, quoted) => {
  expect(spaceCalculator(buildDetail(quoted), null)).toBeNull()
})
