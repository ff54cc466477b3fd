import { expect, it } from 'vitest'
import { slideInView, wrapped } from './gallery-track.ts'

it('wraps at both ends (spec, section 4)', () => {
  expect([-1, 0, 1, 2, 3, 4, 7].map((index) => wrapped(index, 3))).toEqual([2, 0, 1, 2, 0, 1, 1])
  expect(wrapped(5, 1)).toBe(0)
})

it.each([
  [0, 0, true],
  [190, 0, false],
  [210, 1, false],
  [400, 1, true],
  [402, 1, true],
  [1199.5, 3, true],
])('at %d px of 400 px wide slides shows slide %d (settled: %s)', (scrollLeft, index, settled) => {
  expect(slideInView({ scrollLeft, clientWidth: 400 })).toEqual({ index, settled })
})

it('shows the first slide while it has no width', () => {
  expect(slideInView({ scrollLeft: 0, clientWidth: 0 })).toEqual({ index: 0, settled: true })
})
