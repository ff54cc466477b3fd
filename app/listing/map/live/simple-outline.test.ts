import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/tier.ts'
import { simpleOutline } from './simple-outline.ts'

const MOST = 50

test('a square that was drawn in many small steps is reduced to its corners', () => {
  const side = Array.from({ length: 100 }, (_, at) => at)
  const drawn = [
    ...side.map((x) => ({ x, y: 0 })),
    ...side.map((y) => ({ x: 100, y })),
    ...side.map((x) => ({ x: 100 - x, y: 100 })),
    ...side.map((y) => ({ x: 0, y: 100 - y })),
  ]
  const corners = simpleOutline(drawn, MOST)
  expect(corners).toHaveLength(5)
  expect(corners).toEqual(
    expect.arrayContaining([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]),
  )
})

test('any drawn line is reduced to the permitted number of corners, all of them drawn ones in their order', () => {
  const coordinate = fc.double({ min: -500, max: 500, noNaN: true })
  const line = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 400 })
  fc.assert(
    fc.property(line, (drawn) => {
      const kept = simpleOutline(drawn, MOST)
      expect(kept.length).toBeLessThanOrEqual(MOST)
      expect(drawn.filter((corner) => kept.includes(corner))).toEqual(kept)
      expect(kept.at(0)).toBe(drawn.at(0))
      expect(kept.at(-1)).toBe(drawn.at(-1))
    }),
    { numRuns: runs(200) },
  )
})

test('a circle keeps its shape: removed corners are close to the outline', () => {
  const drawn = Array.from({ length: 360 }, (_, at) => ({
    x: 200 * Math.cos((at * Math.PI) / 180),
    y: 200 * Math.sin((at * Math.PI) / 180),
  }))
  const kept = simpleOutline(drawn, MOST)
  expect(kept.length).toBeLessThanOrEqual(MOST)
  const area = kept.reduce((sum, { x, y }, at) => {
    const next = kept[(at + 1) % kept.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
  expect(area).toBeGreaterThan(0.98 * Math.PI * 200 ** 2)
})

test('a line of a single point is not an area', () => {
  const dot = Array.from({ length: 80 }, () => ({ x: 3, y: 3 }))
  expect(simpleOutline(dot, MOST).length).toBeLessThanOrEqual(2)
})
