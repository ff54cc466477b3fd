import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type PhotoEdit,
  type Rect,
  changesNothing,
  cropOf,
  sourceRect,
  turnedBy,
  turnedSize,
  untouched,
  withRatio,
} from './photo-edit.ts'
import { CORNERS, type Grip, SIDES, dragged } from './upload/edit/drag-frame.ts'

const SIZE = { width: 3000, height: 2000 }
const GRIPS: Grip[] = ['whole', ...CORNERS, ...SIDES]

const side = fc.integer({ min: 1, max: 9000 })
const distance = fc.double({ min: -10_000, max: 10_000, noNaN: true })
/** Any steps of the editor in any order. */
const step = fc.oneof(
  fc.constantFrom('left' as const, 'right' as const).map((direction) => (edit: PhotoEdit) => turnedBy(edit, direction)),
  fc.constantFrom('free' as const, '3:2' as const).map((ratio) => (edit: PhotoEdit) => withRatio(edit, ratio)),
  fc.tuple(fc.constantFrom(...GRIPS), distance, distance).map(
    ([grip, x, y]) =>
      (edit: PhotoEdit) =>
        dragged(edit, edit.ratio === 'free' || grip.length > 1 ? grip : 'se', { x, y }),
  ),
)
const edits = fc
  .tuple(side, side, fc.array(step, { maxLength: 12 }))
  .map(([width, height, steps]) => steps.reduce((edit, take) => take(edit), untouched({ width, height })))

describe('with any edit', () => {
  test('the crop is inside the turned picture and has its proportion', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const crop = cropOf(edit)
        expect(isInside(crop, turnedSize(edit))).toBe(true)
        expect(crop.width / crop.height).toBeCloseTo(edit.ratio === '3:2' ? 3 / 2 : crop.width / crop.height, 6)
      }),
    )
  })

  test('the source rectangle is the crop turned back, in whole pixels and never empty', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const source = sourceRect(edit, edit.size)
        const crop = cropOf(edit)
        for (const value of Object.values(source)) expect(Number.isInteger(value)).toBe(true)
        expect(Math.min(source.width, source.height)).toBeGreaterThanOrEqual(1)
        expect(isInside(source, edit.size)).toBe(true)
        const isTurned = edit.turns % 2 === 1
        expect(Math.abs(source.width - (isTurned ? crop.height : crop.width))).toBeLessThanOrEqual(1)
        expect(Math.abs(source.height - (isTurned ? crop.width : crop.height))).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('four quarter turns, or one in each direction, give the same crop', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const free = withRatio(edit, 'free')
        const round = (['right', 'right', 'right', 'right'] as const).reduce(turnedBy, free)
        for (const after of [round, turnedBy(turnedBy(free, 'left'), 'right')]) {
          expect(after.turns).toBe(free.turns)
          expect(cropOf(after)).toEqual(nearly(cropOf(free)))
        }
      }),
    )
  })

  test('a picture that was decoded at a smaller size gives the same part', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const source = sourceRect(edit, edit.size)
        const half = { width: Math.max(1, edit.size.width / 2), height: Math.max(1, edit.size.height / 2) }
        const smaller = sourceRect(edit, { width: Math.ceil(half.width), height: Math.ceil(half.height) })
        expect(Math.abs(smaller.x - source.x / 2)).toBeLessThanOrEqual(2)
        expect(Math.abs(smaller.width - source.width / 2)).toBeLessThanOrEqual(2)
      }),
    )
  })
})

test('an untouched photo is returned unchanged', () => {
  expect(changesNothing(untouched(SIZE))).toBe(true)
  expect(changesNothing(withRatio(untouched(SIZE), '3:2')), 'it is 3:2 already').toBe(true)
  expect(changesNothing(withRatio(untouched({ width: 3000, height: 2500 }), '3:2'))).toBe(false)
  expect(changesNothing(turnedBy(untouched(SIZE), 'right'))).toBe(false)
  expect(changesNothing(dragged(untouched(SIZE), 'e', { x: -10, y: 0 }))).toBe(false)
  expect(changesNothing(dragged(untouched(SIZE), 'e', { x: 50, y: 0 }))).toBe(true)
})

test.each([
  ['right', 1, { x: 0, y: 1000, width: 1000, height: 1000 }],
  ['left', 3, { x: 2000, y: 0, width: 1000, height: 1000 }],
] as const)(
  'turned to the %s, the upper left corner comes from another corner of the picture',
  (way, turns, source) => {
    const edit = turnedBy(untouched(SIZE), way)
    expect(edit.turns).toBe(turns)
    expect(turnedSize(edit)).toEqual({ width: 2000, height: 3000 })
    expect(sourceRect({ ...edit, frame: { x: 0, y: 0, width: 1000, height: 1000 } }, SIZE)).toEqual(source)
  },
)

test('the 3:2 crop is the largest possible until the frame is moved, also after a turn', () => {
  const edit = withRatio(untouched(SIZE), '3:2')
  expect(cropOf(edit)).toEqual({ x: 0, y: 0, ...SIZE })
  expect(cropOf(turnedBy(edit, 'right'))).toMatchObject({ x: 0, width: 2000 })
  expect(cropOf(turnedBy(turnedBy(edit, 'right'), 'right'))).toEqual({ x: 0, y: 0, ...SIZE })
})

test('changing a moved frame to 3:2 keeps its centre and its area', () => {
  const edit: PhotoEdit = { ...untouched(SIZE), frame: { x: 1000, y: 500, width: 600, height: 900 } }
  const crop = cropOf(withRatio(edit, '3:2'))
  expect([crop.x + crop.width / 2, crop.y + crop.height / 2]).toEqual([1300, 950])
  expect(crop.width * crop.height).toBeCloseTo(600 * 900)
})

describe('dragging the frame', () => {
  const edit: PhotoEdit = { ...untouched(SIZE), frame: { x: 500, y: 500, width: 900, height: 600 } }

  test.each([
    ['whole', { x: 100, y: -50 }, { x: 600, y: 450, width: 900, height: 600 }],
    ['whole', { x: 9000, y: -9000 }, { x: 2100, y: 0, width: 900, height: 600 }],
    ['e', { x: 100, y: 77 }, { x: 500, y: 500, width: 1000, height: 600 }],
    ['nw', { x: -100, y: 50 }, { x: 400, y: 550, width: 1000, height: 550 }],
    ['s', { x: 0, y: 9000 }, { x: 500, y: 500, width: 900, height: 1500 }],
    ['w', { x: 9000, y: 0 }, { x: 800, y: 500, width: 600, height: 600 }],
  ] as const)('%s by %o', (grip, by, crop) => {
    expect(cropOf(dragged(edit, grip, by))).toEqual(crop)
  })

  test.each([
    ['se', { x: 300, y: 0 }, { x: 500, y: 500, width: 1200, height: 800 }],
    ['se', { x: 0, y: -100 }, { x: 500, y: 500, width: 750, height: 500 }],
    ['nw', { x: -9000, y: 0 }, { x: 0, y: 1100 - 1400 / 1.5, width: 1400, height: 1400 / 1.5 }],
    ['ne', { x: -9000, y: 0 }, { x: 500, y: 700, width: 600, height: 400 }],
  ] as const)('in 3:2, %s by %o keeps the opposite corner in place', (grip, by, crop) => {
    expect(cropOf(dragged({ ...edit, ratio: '3:2' }, grip, by))).toEqual(nearly(crop))
  })

  test('of a picture below the minimum crop gives the whole picture', () => {
    const small = untouched({ width: 200, height: 100 })
    expect(cropOf(dragged(small, 'se', { x: -150, y: -90 }))).toEqual({ x: 0, y: 0, width: 200, height: 100 })
  })
})

/** Whether a rectangle is inside a picture, with a tolerance for rounding. */
function isInside(rect: Rect, { width, height }: { width: number; height: number }): boolean {
  const lost = 1e-6
  return (
    rect.x >= -lost && rect.y >= -lost && rect.x + rect.width <= width + lost && rect.y + rect.height <= height + lost
  )
}

function nearly(rect: Rect) {
  return Object.fromEntries(Object.entries(rect).map(([name, value]) => [name, expect.closeTo(value, 5)]))
}
