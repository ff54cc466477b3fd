import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withThousands } from './typed-figure.ts'

test.each([
  ['', ''],
  ['7', '7'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1500000', '1,500,000'],
  ['1,50,0000', '1,500,000'],
  ['$1,500,000.00 MXN', '1,500,000.00'],
  ['1500.', '1,500.'],
  ['1500.505', '1,500.50'],
  ['1.500', '1.500'],
  ['1.5000', '1.500'],
  ['0.500', '0.50'],
  ['$25.000.000', '25,000,000'],
  ['1.2.3', '1.23'],
  ['.5', '.5'],
  ['007', '7'],
  ['0', '0'],
  ['-12', '-12'],
  [' -1500.5', '-1,500.5'],
  ['−007', '-7'],
  ['-', '-'],
  ['1-2', '12'],
  ['85 m2', '85'],
  ['1,200 m²', '1,200'],
  ['doce', ''],
])('«%s» is shown as «%s»', (typed, shown) => expect(withThousands(typed)).toBe(shown))

test.each([
  ['1.500', '1,500'],
  ['1.500.000', '1,500,000'],
  ['9.5', '9'],
])('the whole number «%s» is shown as «%s»', (typed, shown) => expect(withThousands(typed, 0)).toBe(shown))

test('only commas are added, and the value stays the same', () => {
  fc.assert(
    fc.property(fc.nat(), (figure) => {
      const shown = withThousands(String(figure))
      expect(Number(shown.replaceAll(',', ''))).toBe(figure)
      expect(shown).toMatch(/^\d{1,3}(,\d{3})*$/)
      expect(withThousands(shown)).toBe(shown)
    }),
  )
})
