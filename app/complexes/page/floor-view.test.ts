import { expect, test } from 'vitest'
import type { FreeSpaceRow } from './complex-view.ts'
import type { DrawnFloor } from '#app/complexes/floors/drawn-floors.ts'
import { drawnMarks, floorViews } from './floor-view.ts'
import type { OutlineCorner } from '#app/complexes/floors/outline.ts'
import { markSpot } from '#app/complexes/floors/outline-drawing.ts'

const SQUARE: OutlineCorner[] = [
  [0.1, 0.1],
  [0.3, 0.1],
  [0.3, 0.3],
  [0.1, 0.3],
]

function row(slug: string, area = '85 m²'): FreeSpaceRow {
  const empty = { code: '', what: '', price: '', also: null, level: '', since: '', sinceWords: '' }
  return { slug, name: slug, area, ...empty }
}

function floor(name: string, spaces: string[], photoId: string | null = null): DrawnFloor {
  return { id: name, name, photoId, outlines: spaces.map((spaceId) => ({ spaceId, corners: SQUARE })) }
}

const FREE = new Map([
  ['a', row('local-a')],
  ['undrawn', row('local-x')],
  ['b', row('local-b', '')],
])
const PLAN = { key: 'properties/1_plan.jpg', width: 800, height: 400 }
const KNOWN = { free: FREE, taken: new Set(['t']), plans: new Map([['p', PLAN]]) }

test('free spaces have numbers in the order of the table, taken ones only an outline, and others are left out', () => {
  const [view] = floorViews([floor('PB', ['b', 't', 'gone', 'a'], 'p')], KNOWN)
  expect(view).toMatchObject({ picture: PLAN, size: { width: 1000, height: 500 } })
  expect(view?.spaces.map(({ free }) => free && [free.mark, free.words])).toEqual([
    [2, 'local-b, disponible'],
    null,
    [1, 'local-a, 85 m², disponible'],
  ])
  expect(Object.keys(view?.spaces[1] ?? {})).toEqual(['points', 'free'])
  expect(view?.spaces[0]?.points).toBe('100,50 300,50 300,150 100,150')
})

test('a floor without a free space is left out, and without its plan it is drawn on a grid', () => {
  const views = floorViews([floor('PB', ['t']), floor('PA', ['a'], 'removed'), floor('Azotea', [])], KNOWN)
  expect(views.map(({ name, picture, size }) => [name, picture, size.height])).toEqual([['PA', null, 625]])
})

test('a space on two floors has one number, and its row links to the first', () => {
  const views = floorViews([floor('PB', ['a']), floor('PA', ['a'])], KNOWN)
  expect(views.map(({ spaces }) => spaces[0]?.free?.isFirst)).toEqual([true, false])
  expect([...drawnMarks(views)]).toEqual([['local-a', 1]])
})

test('the number of an outline with an angle is inside it', () => {
  const size = { width: 1000, height: 1000 }
  expect(markSpot(SQUARE, { ...size, height: 500 })).toEqual({ x: 200, y: 100 })
  expect(markSpot(SQUARE, size), 'above the name on the plan').toEqual({ x: 200, y: 150 })
  const angle: OutlineCorner[] = [
    [0, 0],
    [0.1, 0],
    [0.1, 0.9],
    [1, 0.9],
    [1, 1],
    [0, 1],
  ]
  const { x, y } = markSpot(angle, size)
  expect(y).toBeGreaterThan(900)
  expect(x).toBe(500)
})
