import { expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import type { PriceAdjustment } from './batch-change.ts'
import { priceSteps, priceTotals, readPriceSteps, stepWarnings } from './price-steps.ts'

const FIVE_UP: PriceAdjustment = {
  kind: 'price',
  operation: 'all',
  direction: 'up',
  rounding: 0,
  way: 'percent',
  percent: 500,
}

const PER_M2 = { priceBase: 'por_m2', area: 100, priceCents: 120_00 } as const
const SALE = { secondCategory: 'venta', secondCurrency: 'USD', secondPriceCents: 1_000_000_00 } as const

test('the steps of both operations, with their totals by operation and currency', () => {
  const before = buildProperty({ ...PER_M2, ...SALE })
  const after = { ...before, priceCents: 126_00, secondPriceCents: 1_050_000_00 }
  const steps = priceSteps(before, after)
  expect(steps.map(({ from, to, moved }) => [from, to, moved])).toEqual([
    [expect.stringContaining('$120'), expect.stringContaining('$126'), 500],
    [expect.stringContaining('1,000,000'), expect.stringContaining('1,050,000'), 500],
  ])
  expect(priceTotals([...steps, ...steps])).toEqual([
    { label: 'Venta, USD', from: 'USD\u00A02,000,000', to: 'USD\u00A02,100,000', moved: '+5\u00A0%' },
    { label: 'Renta, MXN', from: '$24,000', to: '$25,200', moved: '+5\u00A0%' },
  ])
  expect(readPriceSteps(JSON.stringify(steps))).toEqual(steps)
})

test.each<[string, number, number, string[]]>([
  ['the requested one', 100_00, 105_00, []],
  ['2 points more', 100_00, 107_00, []],
  ['more than that', 100_00, 107_01, ['+7', '+5']],
  ['more than that below', 100_00, 102_90, ['+2.9', '+5']],
  ['a fall', 120_00, 100_00, ['−16.7', '+5']],
  ['a centavo of ten', 10, 11, ['+10', '+5']],
])('a step of %s', (_name, priceCents, now, said) => {
  const before = buildProperty({ priceCents })
  const warnings = stepWarnings(priceSteps(before, { ...before, priceCents: now }), FIVE_UP)
  expect(warnings).toHaveLength(said.length > 0 ? 1 : 0)
  for (const each of said) expect(warnings[0]).toContain(`${each}\u00A0%`)
})

test.each(['', '{}', 'x', '[1]', '[{"category":"renta"}]', 'null', '[null]'])(
  'the stored text %j has no steps',
  (text) => {
    expect(readPriceSteps(text)).toEqual([])
  },
)
