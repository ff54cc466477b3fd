import { expect, test } from 'vitest'
import { windowOf } from './map-window.ts'
import { viewOf } from '#app/listing/map/map-view.ts'
import { cameraOf } from './street-camera.ts'

test('the whole earth, as many pixels wide as at zoom 0, is seen from over its middle', () => {
  const { center, zoom } = cameraOf({ left: 0, top: 0, width: 1 }, 512)
  expect(zoom).toBe(0)
  expect(center[0]).toBe(0)
})

test('half as wide a view, or twice as many pixels, are one zoom nearer', () => {
  const metropolis = windowOf(viewOf({ west: -100.55, south: 25.5, east: -100.05, north: 25.9 }))
  const near = cameraOf(metropolis, 420).zoom
  expect(cameraOf({ ...metropolis, width: metropolis.width / 2 }, 420).zoom).toBeCloseTo(near + 1)
  expect(cameraOf(metropolis, 840).zoom).toBeCloseTo(near + 1)
})

test('it looks at the middle of the drawing', () => {
  const { center } = cameraOf(windowOf(viewOf({ west: -100.4, south: 25.6, east: -100.2, north: 25.8 })), 420)
  expect(center[0]).toBeCloseTo(-100.3, 6)
  expect(center[1]).toBeCloseTo(25.7, 3)
})
