import { expect, test } from 'vitest'
import { searchedReference } from './searched-reference.ts'

test.each([
  ['Ref. PROP-001·K7F2', 'yes'],
  ['PROP-001·K7F2', 'yes'],
  ['Hola, me interesa esta propiedad\nID: PROP-001\nRef. PROP-001·K7F2', 'yes'],
  ['Hola, me interesa ID: PROP-001 Ref. PROP-001·K7F2', 'yes'],
  ['ref. k7f2', 'yes'],
  ['bodega ref nave', 'no'],
  ['K7F2', 'maybe'],
  ['K7F2.', 'maybe'],
  ['nave', 'no'],
  ['nave.', 'no'],
  ['PROP-001·K7FO', 'yes'],
  ['2026', 'no'],
  ['PROP-001', 'no'],
  ['bodega apodaca', 'no'],
  ['', 'no'],
])('%j: %s', (text, expected) => {
  expect(searchedReference(text)).toBe(expected)
})
