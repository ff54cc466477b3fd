import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_PRICE, centsFromText, formatAmount, formatPrice, priceSuffix, textFromCents } from './price.ts'
import { shownPrice } from './price.ts'
import { CATEGORIES, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'

const MOST_CENTS = 99_999_999_999_999
const NO_BREAK_SPACE = '\u00A0'

describe('reading a price', () => {
  test.each([
    ['264000', 264_000_00],
    ['264,000', 264_000_00],
    ['$1,250,000.5', 1_250_000_50],
    ['110.50', 110_50],
    ['0.07', 7],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['  1 250 000 ', 1_250_000_00],
    ['1\u00A0250', 1_250_00],
    ['000000000000012.30', 12_30],
    ['999,999,999,999.99', MOST_CENTS],
  ])('%j is an exact price', (text, cents) => {
    expect(centsFromText(text)).toBe(cents)
  })

  test.each([
    '',
    ' ',
    '.',
    ',',
    '$',
    '$$',
    '-5',
    '+5',
    '1e5',
    '0x10',
    '1.234',
    '1.2.3',
    '1.000.000',
    '1000000000000',
    'USD 5',
    '5 MXN',
    'NaN',
    'Infinity',
    '٣٤',
    '１２',
    '½',
    "1'000",
    '1;drop table properties',
  ])('%j is not a price', (text) => {
    expect(centsFromText(text)).toBeNull()
  })

  test('any text is a price within the limits or not a price', () => {
    const junk = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,$- ') }))
    fc.assert(
      fc.property(junk, (text) => {
        const cents = centsFromText(text)
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0 && cents <= MOST_CENTS)).toBe(true)
      }),
    )
  })
})

describe('writing a price', () => {
  test('the stored text has no commas, and decimals only when necessary', () => {
    expect([264_000_00, 110_50, 7, 0, MOST_CENTS].map(textFromCents)).toEqual([
      '264000',
      '110.50',
      '0.07',
      '0',
      '999999999999.99',
    ])
  })

  test('every price is unchanged after storing and reading', () => {
    fc.assert(
      fc.property(anyCents(), (cents) => {
        expect(centsFromText(textFromCents(cents))).toBe(cents)
      }),
    )
  })

  test('every price in pesos can be read back from its public text', () => {
    fc.assert(
      fc.property(anyCents(), (cents) => {
        expect(centsFromText(formatAmount(cents, 'MXN'))).toBe(cents)
      }),
    )
  })

  test('pesos have commas, decimals only when necessary, and their code', () => {
    expect([264_000_00, 110_50, 0, 1_234_567_01].map((cents) => formatPrice(cents, 'MXN'))).toEqual([
      '$264,000 MXN',
      '$110.50 MXN',
      '$0 MXN',
      '$1,234,567.01 MXN',
    ])
  })

  test('the largest price is written with all of its centavos', () => {
    expect(formatAmount(MOST_CENTS, 'MXN')).toBe('$999,999,999,999.99')
  })

  test('dollars are never shown with a bare $', () => {
    expect(formatPrice(27_500_00, 'USD')).toBe(`USD${NO_BREAK_SPACE}27,500`)
    expect(formatAmount(6_25, 'USD')).toBe(`USD${NO_BREAK_SPACE}6.25`)
    fc.assert(
      fc.property(anyCents(), fc.constantFrom(...CATEGORIES), (cents, category) => {
        expect(formatPrice(cents, 'USD') + priceSuffix('USD', category)).not.toContain('$')
      }),
    )
  })

  test("a property without a price shows only '$$'", () => {
    for (const currency of CURRENCIES) expect(formatPrice(null, currency)).toBe(NO_PRICE)
    for (const category of CATEGORIES)
      expect(shownPrice({ priceCents: null, currency: 'MXN', category })).toBe('$$ Precio por confirmar')
    expect(NO_PRICE).toBe('$$')
  })

  test('a price of zero counts as a price', () => {
    expect(formatPrice(0, 'USD')).toBe(`USD${NO_BREAK_SPACE}0`)
    expect(priceSuffix('MXN', 'venta')).toBe(' MXN')
  })

  test('a rent is shown per month in any currency', () => {
    expect(priceSuffix('MXN', 'renta')).toBe(' MXN/mes')
    expect(priceSuffix('USD', 'renta')).toBe(' /mes')
    expect(priceSuffix('MXN', 'traspaso')).toBe(' MXN')
    expect(priceSuffix('USD', 'venta')).toBe('')
  })
})

test('another quote is shown with its own words', () => {
  const quote = { figure: '$110', rest: ' MXN/m²/mes' }
  expect(shownPrice({ priceCents: 110_00, currency: 'MXN', category: 'renta', quote })).toBe('$110 MXN/m²/mes')
  expect(shownPrice({ priceCents: 110_00, currency: 'MXN', category: 'renta' })).toBe('$110 MXN/mes')
})

function anyCents() {
  return fc.oneof(fc.integer({ min: 0, max: MOST_CENTS }), fc.nat({ max: 10_000 }))
}
