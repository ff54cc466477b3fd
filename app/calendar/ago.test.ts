import { expect, test } from 'vitest'
import { agoText } from './ago.ts'

test.each([
  ['2026-11-20T18:00:30Z', 'ahora'],
  ['2026-11-20T17:59:59Z', 'ahora'],
  ['2026-11-20T17:59:00Z', 'hace 1 min'],
  ['2026-11-20T17:00:01Z', 'hace 59 min'],
  ['2026-11-20T16:00:00Z', 'hace 2 h'],
  ['2026-11-19T18:00:00Z', 'hace 1 día'],
  ['2026-10-20T18:00:00Z', 'hace 31 días'],
])('%s was «%s»', (instant, expected) => {
  expect(agoText(instant, new Date('2026-11-20T18:00:00Z')).replaceAll('\u00A0', ' ')).toBe(expected)
})
