import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberOf, numbersIn } from './cells.ts'

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })

test('whatever lies in a box lies in a cell that the box touches', () => {
  const point = fc.record({ latitude: degrees(14, 33), longitude: degrees(-118, -86) })
  const size = degrees(0, 0.3)
  let named = 0
  fc.assert(
    fc.property(point, size, size, degrees(0, 1), degrees(0, 1), (corner, height, width, up, right) => {
      const [south, west] = [corner.latitude, corner.longitude]
      const box = { south, west, north: south + height, east: west + width }
      const [latitude, longitude] = [south + height * up, west + width * right]
      const number = numberOf([{ south: latitude, north: latitude, west: longitude, east: longitude }])
      const cells = numbersIn(box)
      if (!('numbers' in cells)) return cells.least <= number && number <= cells.greatest
      named += 1
      return cells.numbers.includes(number)
    }),
  )
  // Both ways of telling the cells were seen.
  expect(named).toBeGreaterThan(0)
})

test('a box of some streets names its cells, one of a state only the first and the last', () => {
  expect(numbersIn({ west: -100.32, south: 25.66, east: -100.3, north: 25.68 })).toHaveProperty('numbers.length', 9)
  expect(numbersIn({ west: -101.2, south: 23.1, east: -98.4, north: 27.8 })).toHaveProperty('least')
})
