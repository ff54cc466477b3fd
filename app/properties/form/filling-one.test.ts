import { expect, test } from 'vitest'
import { fillingOne } from './filling-one.ts'

/** Sections one under the other, scrolled by so much. */
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
])('scrolled by %i it is the %s', (scrolled, expected) => {
  expect(fillingOne(sections(FORM, scrolled), VIEW)).toBe(expected)
})

test('where nothing is in view it is none', () => {
  expect(fillingOne(sections(FORM, 9_000), VIEW)).toBeNull()
  expect(fillingOne([], VIEW)).toBeNull()
})
