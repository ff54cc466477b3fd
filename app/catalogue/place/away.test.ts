import { expect, test } from 'vitest'
import { metresToArea, metresToBox, formatDistance } from './away.ts'
import { pointAt } from './point.ts'

const MIDDLE = { latitude: 25.7, longitude: -100.3 }
const BOX = { west: -100.4, south: 25.6, east: -100.2, north: 25.8 }
const CORNERS = [
  { latitude: BOX.south, longitude: BOX.west },
  { latitude: BOX.north, longitude: BOX.west },
  { latitude: BOX.north, longitude: BOX.east },
  { latitude: BOX.south, longitude: BOX.east },
]

test.each([
  ['beside an edge', pointAt({ latitude: 25.7, longitude: BOX.east }, 90, 3_200), 3_200],
  ['beyond a corner', pointAt({ latitude: BOX.north, longitude: BOX.west }, 315, 900), 900],
])(
  '%s the distance to a box and to the same area is the distance to the nearest edge or corner',
  (_, point, metres) => {
    expect(metresToBox(point, BOX)).toBeCloseTo(metres, -1)
    expect(metresToArea(point, CORNERS)).toBeCloseTo(metres, -1)
  },
)

test('the distance inside a box is 0', () => {
  expect(metresToBox(MIDDLE, BOX)).toBe(0)
})

test.each([
  [3_240, '3.2\u00A0km'],
  [30_400, '30\u00A0km'],
  [990, '1\u00A0km'],
  [849, '850\u00A0m'],
  [3, '50\u00A0m'],
])('%d metres are shown as %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text)
})
