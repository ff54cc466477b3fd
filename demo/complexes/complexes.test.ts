import { expect, test } from 'vitest'
import { DEMO_COMPLEXES } from './offered-complexes.ts'

const spaces = DEMO_COMPLEXES.flatMap((each) => each.spaces.map((space) => ({ ...space, of: each.complex })))

test('eight conjuntos of each kind, one of which has no free space', () => {
  expect(DEMO_COMPLEXES).toHaveLength(8)
  expect(new Set(DEMO_COMPLEXES.map(({ complex }) => complex.kind)).size).toBe(3)
  const full = DEMO_COMPLEXES.filter((each) =>
    each.spaces.every(({ status = 'disponible' }) => status !== 'disponible'),
  )
  expect(full.map(({ complex }) => complex.name)).toEqual(['Parque Industrial Mezquite Poniente'])
})

test('no title, description or code comes twice', () => {
  for (const texts of [
    spaces.map(({ title }) => title),
    spaces.map(({ description }) => description),
    DEMO_COMPLEXES.map(({ code }) => code),
  ])
    expect(new Set(texts).size).toBe(texts.length)
})

test('a class A warehouse is what the trade means by it', () => {
  const best = spaces.filter(({ type, buildingClass }) => type === 'bodega' && buildingClass === 'A')
  expect(best.length).toBeGreaterThan(3)
  for (const { clearHeight, floorLoad, bayWidth, yardDepth } of best) {
    expect(clearHeight).toBeGreaterThanOrEqual(9)
    expect(floorLoad).toBeGreaterThanOrEqual(5)
    expect(bayWidth).toBeGreaterThanOrEqual(14)
    expect(yardDepth).toBeGreaterThanOrEqual(40)
  }
})

test('spaces fit in their conjunto', () => {
  const larger = spaces.filter(({ area, of }) => area > (of.constructionArea ?? Infinity))
  expect(larger).toEqual([])
  for (const { floorNumber, floors, of } of spaces) {
    expect(floorNumber ?? 0).toBeLessThanOrEqual(of.floors ?? Infinity)
    expect(floors ?? of.floors).toBe(of.floors)
  }
})

/** Pesos or dollars a month for a m². */
test.each([
  ['local', 'MXN', 250, 950],
  ['oficina', 'MXN', 290, 480],
  ['bodega', 'MXN', 70, 190],
  ['bodega', 'USD', 4, 8.5],
])('a rent of a %s in %s is believable', (type, money, least, most) => {
  const rents = spaces.filter(
    ({ category, currency = 'MXN', ...space }) => category === 'renta' && space.type === type && currency === money,
  )
  expect(rents.length).toBeGreaterThan(1)
  for (const { title, price, area } of rents)
    expect([title, price / area >= least && price / area <= most]).toEqual([title, true])
})
