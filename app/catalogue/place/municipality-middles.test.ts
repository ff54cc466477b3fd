import { expect, test } from 'vitest'
import { municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import { STATES } from '#app/catalogue/facts/places.ts'
import { isInBox } from './box.ts'
import { municipalityMiddles, nearestMiddle } from './municipality-middles.ts'
import { boxOfStates, stateBox } from './state-boxes.ts'

test.each(STATES)('the middles of %s are those of its municipalities, each once, and lie in its box', (state) => {
  const names = new Set(municipalitiesOf(state))
  const middles = municipalityMiddles(state)
  const { west, south, east, north } = stateBox(state)
  const around = { west: west - 0.1, south: south - 0.1, east: east + 0.1, north: north + 0.1 }
  expect(middles.filter(({ name }) => !names.has(name))).toEqual([])
  expect(middles.filter((middle) => !isInBox(middle, around))).toEqual([])
  // Two pairs in Oaxaca share a name.
  expect(middles.length - new Set(middles.map(({ name }) => name)).size).toBeLessThanOrEqual(2)
  expect(middles.length / names.size).toBeGreaterThan(0.7)
})

test('the largest towns come first', () => {
  const [first] = municipalityMiddles('Jalisco')
  expect(first).toEqual({ name: 'Guadalajara', state: 'Jalisco', latitude: 20.677, longitude: -103.347 })
  expect(municipalityMiddles('Querétaro')[0]?.name).toBe('Querétaro')
})

test('the nearest middle is known with its distance', () => {
  const leon = { latitude: 21.122, longitude: -101.684 }
  expect(nearestMiddle(leon)).toMatchObject({ name: 'León', state: 'Guanajuato' })
  expect(nearestMiddle(leon).metres).toBeLessThan(3_000)
  expect(nearestMiddle(leon, ['Querétaro']).metres).toBeGreaterThan(100_000)
})

test('several states have one box', () => {
  expect(boxOfStates(['Jalisco', 'Colima'])).toEqual({ west: -105.7, south: 18.69, east: -101.51, north: 22.78 })
  expect(boxOfStates([])).toBeNull()
})
