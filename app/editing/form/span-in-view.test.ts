import { expect, test } from 'vitest'
import { spanInView } from './span-in-view.ts'

/** Sections below each other, scrolled by some pixels. */
function sections(heights: Record<string, number>, scrolled: number) {
  let top = 100 - scrolled
  return Object.entries(heights).map(([id, height]) => {
    const span = { id, top, bottom: top + height }
    top += height + 20
    return span
  })
}

const VIEW = { top: 100, bottom: 900 }
const FORM = { first: 500, second: 400, third: 1500, fourth: 300, last: 350 }

test.each([
  [0, 'first'],
  [520, 'second'],
  [940, 'third'],
  [1_600, 'third'],
  [2_200, 'fourth'],
  [2_370, 'last'],
])('a view scrolled by %i shows the span %s', (scrolled, expected) => {
  expect(spanInView(sections(FORM, scrolled), VIEW)).toBe(expected)
})

test('a short span that is completely in view counts only if it has the focus', () => {
  // The top of the form on a phone: most of the first section, and the folded one below it.
  const begun = sections({ first: 700, folded: 120, third: 900 }, 150)
  expect(spanInView(begun, VIEW)).toBe('first')
  expect(spanInView(begun, VIEW, 'folded')).toBe('folded')
  expect(spanInView(begun, VIEW, 'third'), 'not as a whole').toBe('first')
})

test('without a span in view the result is null', () => {
  expect(spanInView(sections(FORM, 9_000), VIEW)).toBeNull()
  expect(spanInView([], VIEW)).toBeNull()
})
