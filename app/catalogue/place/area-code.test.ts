import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeArea, encodeArea } from './area-code.ts'

const corner = fc.record({
  latitude: fc.integer({ min: -8_500_000, max: 8_500_000 }).map((steps) => steps / 1e5),
  longitude: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((steps) => steps / 1e5),
})

test('an area survives encoding and decoding, and its code is valid in a URL', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 50 }), (corners) => {
      const code = encodeArea(corners)
      expect(code).toMatch(/^[\w-]{6,700}$/)
      expect(decodeArea(code)).toEqual(corners)
    }),
  )
})

test('only 3 to 50 corners on earth are decoded as an area', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const corners = decodeArea(text)
      expect(corners === null || (corners.length >= 3 && corners.length <= 50)).toBe(true)
    }),
  )
  const square = { latitude: 25, longitude: -100 }
  expect(decodeArea(encodeArea([square, square]))).toBeNull()
  expect(decodeArea(encodeArea(Array.from({ length: 51 }, () => square)))).toBeNull()
  expect(decodeArea(encodeArea([square, square, { latitude: 86, longitude: 0 }]))).toBeNull()
  expect(decodeArea('_'.repeat(600))).toBeNull()
})
