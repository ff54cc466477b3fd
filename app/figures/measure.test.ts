import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatArea, formatCount, formatLand, formatLength } from './measure.ts'

test('an area has commas, at most two decimals and a non-breaking space before its unit', () => {
  expect([0, 85.5, 2400, 1_234_567.891].map(formatArea)).toEqual([
    '0\u00A0m²',
    '85.5\u00A0m²',
    '2,400\u00A0m²',
    '1,234,567.89\u00A0m²',
  ])
})

test('a length is shown in metres', () => {
  expect([48, 7.25, 1000].map(formatLength)).toEqual(['48\u00A0m', '7.25\u00A0m', '1,000\u00A0m'])
})

test('a count has commas', () => {
  expect([0, 999, 12_345].map(formatCount)).toEqual(['0', '999', '12,345'])
})

test('any figure is formatted like the standard formatter does', () => {
  const standard = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (count) => {
      expect(formatCount(count)).toBe(standard.format(count))
    }),
  )
})

test('land from one hectare on is shown in hectares too', () => {
  expect([9_999.99, 10_000, 12_500, 96_976].map(formatLand)).toEqual([
    '9,999.99\u00A0m²',
    '10,000\u00A0m² (1\u00A0ha)',
    '12,500\u00A0m² (1.25\u00A0ha)',
    '96,976\u00A0m² (9.7\u00A0ha)',
  ])
})
