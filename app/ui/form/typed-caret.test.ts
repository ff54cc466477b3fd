import { expect, test } from 'vitest'
import { withThousands } from '#app/figures/typed-figure.ts'
import { caretAfterTyping, groupThousands } from './typed-caret.ts'

// '|' is the caret: its position in the typed text and its position in the shown text.
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
  ['1234.5678|', '1,234.56|'],
  ['12.3456|', '12.345|'],
  ['-15|00', '-1,5|00'],
  ['-|1500', '-|1,500'],
])('the typed text «%s» is shown as «%s»', (before, after) => {
  const typed = before.replace('|', '')
  const shown = withThousands(typed)
  const caret = caretAfterTyping(typed, before.indexOf('|'), shown)
  expect(`${shown.slice(0, caret)}|${shown.slice(caret)}`).toBe(after)
})

test.each([
  ['1234.5', 0, '1,234'],
  ['1000.34', 1, '1,000.3'],
  ['12.3456', 1, '12.345'],
  ['1200.', 1, '1,200.'],
])('«%s» with %i decimals at most is shown as «%s»', (typed, decimals, shown) =>
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
