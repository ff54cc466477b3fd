import { expect, test } from 'vitest'
import { cornerAt, halfway, nudged } from './outline-edits.ts'
import { type OutlineCorner, outlineText, readOutline } from '#app/complexes/floors/outline.ts'

test('an arrow key moves a corner, with Shift farther, and never out of the drawing', () => {
  expect(nudged([0.5, 0.5], 'ArrowLeft', false)).toEqual([0.495, 0.5])
  expect(nudged([0.5, 0.5], 'ArrowDown', true)).toEqual([0.5, 0.55])
  expect(nudged([0.99, 0], 'ArrowRight', true)).toEqual([1, 0])
  for (const key of ['Enter', 'toString']) expect(nudged([0.5, 0.5], key, false)).toBeNull()
})

test('corners that keys add one after the other make an outline, also at the edge', () => {
  for (const first of [
    [0.5, 0.5],
    [1, 1],
    [0, 1],
  ] satisfies OutlineCorner[]) {
    const corners: OutlineCorner[] = [first]
    while (corners.length < 5) corners.push(halfway(corners, corners.length - 1))
    expect(readOutline(outlineText(corners.slice(0, 3))).ok).toBe(true)
  }
  expect(halfway([], -1)).toEqual([0.5, 0.5])
})

test('a corner is where the pointer is, or at the nearest edge', () => {
  const drawing = { getBoundingClientRect: () => ({ left: 100, top: 50, width: 300, height: 200 }) }
  expect(cornerAt(drawing, { clientX: 200, clientY: 100 })).toEqual([0.333, 0.25])
  expect(cornerAt(drawing, { clientX: 20, clientY: 900 })).toEqual([0, 1])
})
