import { expect, test } from 'vitest'
import { buildDetail } from '#test/factories/property-detail.ts'
import { monthlyBill } from './monthly-bill.ts'
import { quoteOf, quotedPrice } from './quote-text.ts'
import { derivedReadings, otherReading } from './readings.ts'
import { formatIncrease, formatMaintenance, formatMonths } from './quote-text.ts'

test.each([
  ['$264,000 MXN/mes', {}],
  ['$264,000 MXN', { category: 'venta' }],
  ['$110 MXN/m²/mes +\u00A0IVA', { priceCents: 110_00, priceBase: 'por_m2', vat: 'mas_iva' }],
  ['$110 a $130 MXN/m²/mes', { priceCents: 110_00, priceToCents: 130_00, priceBase: 'por_m2' }],
  ['USD\u00A06.60 /ft²/año', { priceCents: 6_60, currency: 'USD', priceBase: 'por_ft2', pricePeriod: 'anio' }],
  ['USD\u00A05.50 a 6.25 /m²/mes', { priceCents: 5_50, priceToCents: 6_25, currency: 'USD', priceBase: 'por_m2' }],
  ['USD\u00A027,500 /mes +\u00A0IVA', { priceCents: 27_500_00, currency: 'USD', vat: 'mas_iva' }],
  ['USD\u00A027,500 +\u00A0IVA', { category: 'venta', priceCents: 27_500_00, currency: 'USD', vat: 'mas_iva' }],
  ['USD\u00A05,000 a 9,000', { category: 'venta', priceCents: 5_000_00, priceToCents: 9_000_00, currency: 'USD' }],
  ['$12,000 MXN/m²', { category: 'venta', priceCents: 12_000_00, priceBase: 'por_m2' }],
  ['$3,168,000 MXN/año', { priceCents: 3_168_000_00, pricePeriod: 'anio' }],
  ['$$ Precio por confirmar', { priceCents: null }],
  ['Precio a consultar', { priceCents: null, priceOnRequest: 'si' }],
] as const)('%s', (words, quoted) => {
  expect(quotedPrice(buildDetail(quoted))).toBe(words)
})

test('a rent for the whole property per month has no additional words, with any other terms', () => {
  const agreed = { vat: 'incluido', depositMonths: 2, minimumTermMonths: 36, leaseScheme: 'nnn' } as const
  expect(quoteOf(buildDetail(agreed))).toBeNull()
})

test.each([
  ['$110 MXN por m² al mes', {}],
  ['$264,000 MXN al mes', { priceCents: 110_00, priceBase: 'por_m2', vat: 'mas_iva' }],
  ['$264,000 a $312,000 MXN al mes', { priceCents: 110_00, priceToCents: 130_00, priceBase: 'por_m2' }],
  ['$264,000 MXN al mes', { priceCents: 3_168_000_00, pricePeriod: 'anio' }],
  ['$12,000 MXN por m²', { category: 'venta', priceCents: 28_800_000_00 }],
  ['$28,800,000 MXN en total', { category: 'venta', priceCents: 12_000_00, priceBase: 'por_m2' }],
  [null, { area: null }],
  [null, { area: 0 }],
  [null, { priceCents: null }],
  [null, { priceCents: 110_00, priceBase: 'por_m2', area: null }],
  [null, { category: 'traspaso' }],
] as const)('the other usual reading of the price is %s', (text, quoted) => {
  expect(otherReading(buildDetail(quoted))).toBe(text)
})

test('a price is converted to the other usual units', () => {
  const perM2 = buildDetail({ priceCents: 110_00, priceBase: 'por_m2' })
  expect(derivedReadings(perM2).map(({ label, value }) => `${value} ${label}`)).toEqual([
    '$264,000 MXN al mes',
    '$122.63 MXN por ft² al año',
  ])
  const perFoot = buildDetail({ priceCents: 6_60, currency: 'USD', priceBase: 'por_ft2', pricePeriod: 'anio' })
  expect(derivedReadings(perFoot).map(({ label, value }) => `${value} ${label}`)).toEqual([
    'USD\u00A014,208.35 al mes',
    'USD\u00A05.92 por m² al mes',
  ])
  const sale = buildDetail({ category: 'venta', priceCents: 28_800_000_00, priceToCents: 30_000_000_00 })
  expect(derivedReadings(sale).map(({ label, value }) => `${value} ${label}`)).toEqual([
    '$12,000 a $12,500 MXN por m²',
    '$1,114.84 a $1,161.29 MXN por ft²',
  ])
  expect(derivedReadings(buildDetail()), 'with the fields of the spec alone').toEqual([])
  expect(derivedReadings(buildDetail({ priceCents: 1, priceBase: 'por_m2', area: null }))).toHaveLength(1)
  expect(derivedReadings(buildDetail({ category: 'traspaso', vat: 'mas_iva' }))).toEqual([])
})

test('the monthly payments add up, line by line', () => {
  const bill = monthlyBill(
    buildDetail({
      priceCents: 110_00,
      priceBase: 'por_m2',
      vat: 'mas_iva',
      maintenanceCents: 12_50,
      maintenanceBase: 'por_m2',
    }),
  )
  expect(bill?.lines).toEqual([
    { label: 'Renta', value: '$264,000' },
    { label: 'Mantenimiento', value: '$30,000' },
    { label: 'IVA (16\u00A0%)', value: '$47,040' },
  ])
  expect(bill?.total).toEqual({ label: 'Total al mes', value: '$341,040 MXN' })
})

test.each([
  ['nothing but the rent', {}, null],
  ['a sale', { category: 'venta', vat: 'mas_iva' }, null],
  ['no price', { priceCents: null, vat: 'mas_iva' }, null],
  ['a surface that is not known', { priceBase: 'por_m2', area: null }, null],
  ['a tax that is not known', { maintenanceCents: 10_000_00 }, 'Total sin IVA: $274,000 MXN'],
  ['a tax that is in it', { vat: 'incluido' }, 'Total al mes: $264,000 MXN'],
  ['a maintenance that is in it', { vat: 'no_aplica', maintenanceBase: 'incluido' }, 'Total al mes: $264,000 MXN'],
  [
    'amounts of a year',
    { priceCents: 120_000_00, pricePeriod: 'anio', vat: 'no_aplica', maintenanceCents: 12_000_00 },
    'Total al mes: $11,000 MXN',
  ],
  ['two prices', { priceToCents: 300_000_00, vat: 'mas_iva' }, 'Total al mes: $306,240 a $348,000 MXN'],
  ['odd centavos', { priceCents: 10_03, vat: 'mas_iva' }, 'Total al mes: $11.63 MXN'],
] as const)('the monthly payments with %s', (_, quoted, total) => {
  const bill = monthlyBill(buildDetail(quoted))
  expect(bill && `${bill.total.label}: ${bill.total.value}`).toBe(total)
})

test('maintenance, increase and months are described in words', () => {
  const of = (maintained: object) => formatMaintenance({ currency: 'MXN', ...maintained })
  expect(of({ maintenanceCents: 25_00, maintenanceBase: 'por_m2' })).toBe('$25 MXN por m² al mes')
  expect(of({ maintenanceCents: 25_00, pricePeriod: 'anio', category: 'renta' })).toBe('$25 MXN al año')
  expect(of({ maintenanceCents: 25_00, category: 'venta' })).toBe('$25 MXN al mes')
  expect(of({ maintenanceBase: 'incluido' })).toBe('Incluido en el precio')
  expect(of({})).toBeNull()
  expect(formatIncrease({ increaseIndex: 'inpc' })).toBe('INPC')
  expect(formatIncrease({ increaseIndex: 'inpc', increasePercent: 2 })).toBe('INPC + 2\u00A0%')
  expect(formatIncrease({ increaseIndex: 'fijo', increasePercent: 5.5 })).toBe('5.5\u00A0%')
  expect(formatIncrease({})).toBeNull()
  expect([1, 1.5, 36].map(formatMonths)).toEqual(['1\u00A0mes', '1.5\u00A0meses', '36\u00A0meses'])
})
