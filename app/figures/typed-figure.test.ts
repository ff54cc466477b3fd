import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretAfterTyping, groupThousands, withThousands } from './typed-figure.ts'

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
])('«%s» shows as «%s»', (typed, shown) => expect(withThousands(typed)).toBe(shown))

test('commas are all that is added: the figure stays', () => {
  fc.assert(
    fc.property(fc.nat(), (figure) => {
      const shown = withThousands(String(figure))
      expect(Number(shown.replaceAll(',', ''))).toBe(figure)
      expect(shown).toMatch(/^\d{1,3}(,\d{3})*$/)
      expect(withThousands(shown)).toBe(shown)
    }),
  )
})

// '|' is the caret: where it was left in what was typed, and where it belongs in what is shown.
test.each([
  ['1500|', '1,500|'],
  ['15|00', '1,5|00'],
  ['|1500', '|1,500'],
  ['1|', '1|'],
  ['12|,500,000', '12|,500,000'],
  ['12,|500,000', '12|,500,000'],
  ['1a|500', '1|,500'],
  ['x|', '|'],
  ['00|7', '7|'],
  ['12.3456|', '12.34|'],
  ['-15|00', '-1,5|00'],
  ['-|1500', '-|1,500'],
])('typed «%s», shown «%s»', (before, after) => {
  const typed = before.replace('|', '')
  const shown = withThousands(typed)
  const caret = caretAfterTyping(typed, before.indexOf('|'), shown)
  expect(`${shown.slice(0, caret)}|${shown.slice(caret)}`).toBe(after)
})

test.each([
  ['1234.5', 0, '1,234'],
  ['12.34', 1, '12.3'],
  ['1200.', 1, '1,200.'],
])('«%s» with %i decimals at most shows as «%s»', (typed, decimals, shown) =>
  expect(withThousands(typed, decimals)).toBe(shown),
)

test.each([
  ['1500|', '1,500|'],
  ['15|00', '1,5|00'],
  ['1,500|', '1,500|'],
])('a field with «%s» in it shows «%s»', (before, after) => {
  const field = fieldWith(before)
  groupThousands({ target: field as unknown as HTMLInputElement, nativeEvent: { inputType: 'insertText' } })
  expect(`${field.value.slice(0, field.selectionStart)}|${field.value.slice(field.selectionStart)}`).toBe(after)
})

test.each([
  ['1|234', '1,|234'],
  ['1,234|567', '1,234,|567'],
  ['1,2|4567', '12|4,567'],
])('deleting forward in «%s» leaves «%s»', (before, after) => {
  const field = fieldWith(before)
  const nativeEvent = { inputType: 'deleteContentForward' }
  groupThousands({ target: field as unknown as HTMLInputElement, nativeEvent })
  expect(`${field.value.slice(0, field.selectionStart)}|${field.value.slice(field.selectionStart)}`).toBe(after)
})

function fieldWith(text: string) {
  return {
    value: text.replace('|', ''),
    selectionStart: text.indexOf('|'),
    setSelectionRange(caret: number) {
      this.selectionStart = caret
    },
  }
}
