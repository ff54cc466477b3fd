import { expect, test } from 'vitest'
import { formatPoint, isInMexico, metresBetween, pointAt } from './point.ts'

const MONTERREY = { latitude: 25.6714, longitude: -100.3093 }

test.each([0, 45, 90, 180, 270, 359])('a point at %d degrees from north has the requested distance', (bearing) => {
  expect(metresBetween(MONTERREY, pointAt(MONTERREY, bearing, 300))).toBeCloseTo(300, 0)
})

test('a bearing of 0 leads north, 90 leads east', () => {
  expect(pointAt(MONTERREY, 0, 300).latitude).toBeGreaterThan(MONTERREY.latitude)
  expect(pointAt(MONTERREY, 90, 300).longitude).toBeGreaterThan(MONTERREY.longitude)
})

test('a degree of latitude is 111 km', () => {
  expect(metresBetween(MONTERREY, { ...MONTERREY, latitude: 26.6714 })).toBeCloseTo(111_195, -2)
})

test.each([
  [MONTERREY, true],
  [{ latitude: 29.03, longitude: -118.28 }, true],
  [{ latitude: -100.3093, longitude: 25.6714 }, false],
  [{ latitude: 25.6714, longitude: 100.3093 }, false],
  [{ latitude: 90, longitude: -100 }, false],
  [{ latitude: 25, longitude: 180 }, false],
])('%o is in Mexico: %s', (point, is) => {
  expect(isInMexico(point)).toBe(is)
})

test('a point is written with a minus sign and without unnecessary digits', () => {
  expect(formatPoint({ latitude: 25.77, longitude: -100.190_000_04 })).toBe('25.77, −100.19')
})
