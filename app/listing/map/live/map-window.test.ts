import { expect, test } from 'vitest'
import { HEIGHT, WIDTH, transformView, viewOf } from '#app/listing/map/map-view.ts'
import {
  MIDDLE,
  cameraOf,
  inDrawing,
  pointIn,
  slid,
  spotIn,
  viewIn,
  windowAround,
  windowOf,
  zoomed,
} from './map-window.ts'

import fc from 'fast-check'

const MONTERREY = viewOf({ west: -100.55, south: 25.5, east: -100.05, north: 25.9 })

function near(view: object) {
  return Object.fromEntries(Object.entries(view).map(([side, value]) => [side, expect.closeTo(Number(value), 9)]))
}

test('a window is converted back to its view', () => {
  expect(viewIn(windowOf(MONTERREY))).toEqual(near(MONTERREY))
})

test('a step by keys or pointer leads to the same view as the links of the map', () => {
  const start = windowOf(MONTERREY)
  expect(viewIn(slid(start, { x: 0.5, y: 0 }))).toEqual(near(transformView(MONTERREY, { right: 0.5 })))
  expect(viewIn(slid(start, { x: 0, y: -0.5 }))).toEqual(near(transformView(MONTERREY, { up: 0.5 })))
  expect(viewIn(zoomed(start, 0.5, MIDDLE))).toEqual(near(transformView(MONTERREY, { factor: 0.5 })))
})

test('the point under the pointer stays in place while zooming', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(part, part, fc.double({ min: 0.3, max: 3, noNaN: true }), (x, y, times) => {
      const start = windowOf(MONTERREY)
      const end = zoomed(start, times, { x, y })
      expect(end.left + x * end.width).toBeCloseTo(start.left + x * start.width, 12)
      expect(end.width / start.width).toBeCloseTo(times, 9)
    }),
  )
})

test('a spot in the frame and its geographic point are converted back and forth', () => {
  const start = windowOf(MONTERREY)
  for (const spot of [MIDDLE, { x: 0, y: 1 }, { x: -0.4, y: 1.7 }])
    expect(spotIn(start, pointIn(start, spot))).toEqual(near(spot))
})

test('zooming and panning stop at the limits of the links and at the poles', () => {
  const start = windowOf(MONTERREY)
  expect(zoomed(start, 1e-9, MIDDLE).width * 360).toBeCloseTo(0.004, 9)
  const widest = zoomed(start, 1e9, MIDDLE)
  expect(widest.width * 360).toBeCloseTo(40, 9)
  const pole = viewIn(slid(widest, { x: 0, y: -99 }))
  expect(pole.north).toBeCloseTo(85, 6)
  expect(viewIn(slid(widest, { x: -99, y: 0 })).west).toBeCloseTo(-180, 6)
})

test('a window fills its own drawing', () => {
  const start = windowOf(MONTERREY)
  expect(inDrawing(start, start)).toEqual({
    x: 0,
    y: 0,
    width: expect.closeTo(WIDTH, 9),
    height: expect.closeTo(HEIGHT, 9),
  })
  expect(inDrawing(zoomed(start, 0.5, MIDDLE), start)).toMatchObject({
    x: expect.closeTo(WIDTH / 4, 9),
    width: expect.closeTo(WIDTH / 2, 9),
  })
})

test('a frame of any proportions shows the whole box in its middle', () => {
  const box = windowOf(MONTERREY)
  for (const shape of [0.4, 1, 2.5]) {
    const shown = windowAround(box, shape)
    expect(shown.height / shown.width).toBeCloseTo(shape, 9)
    expect(Math.min(shown.width / box.width, shown.height / box.height)).toBeCloseTo(1, 9)
    expect(viewIn(zoomed(shown, 0.5, MIDDLE)).west).toBeGreaterThan(viewIn(shown).west)
    expect(shown.left + shown.width / 2).toBeCloseTo(box.left + box.width / 2, 9)
    expect(shown.top + shown.height / 2).toBeCloseTo(box.top + box.height / 2, 9)
  }
})

test('the whole earth at its width of zoom 0 is centred at zoom 0', () => {
  const { center, zoom } = cameraOf({ left: 0, top: 0, width: 1, height: 1 }, 512)
  expect(zoom).toBe(0)
  expect(center[0]).toBe(0)
})

test('a view of half the width, or twice as many pixels, is one zoom level nearer', () => {
  const metropolis = windowOf(viewOf({ west: -100.55, south: 25.5, east: -100.05, north: 25.9 }))
  const { zoom } = cameraOf(metropolis, 420)
  expect(cameraOf({ ...metropolis, width: metropolis.width / 2 }, 420).zoom).toBeCloseTo(zoom + 1)
  expect(cameraOf(metropolis, 840).zoom).toBeCloseTo(zoom + 1)
})

test('the camera is centred on the drawing', () => {
  const { center } = cameraOf(windowOf(viewOf({ west: -100.4, south: 25.6, east: -100.2, north: 25.8 })), 420)
  expect(center[0]).toBeCloseTo(-100.3, 6)
  expect(center[1]).toBeCloseTo(25.7, 3)
})
