import { expect, test } from 'vitest'
import { liftAbove } from './keep-clear.tsx'

const PLACE = { top: 770, bottom: 826 }

test.each([
  ['where nothing is under it', [{ top: 100, bottom: 160 }], 0],
  [
    'where it only touches',
    [
      { top: 826, bottom: 900 },
      { top: 700, bottom: 770 },
    ],
    0,
  ],
  ['over what reaches into it', [{ top: 800, bottom: 860 }], 26],
  [
    'over two with no room between them',
    [
      { top: 700, bottom: 760 },
      { top: 780, bottom: 840 },
    ],
    126,
  ],
  [
    'into a gap that is large enough',
    [
      { top: 600, bottom: 720 },
      { top: 780, bottom: 840 },
    ],
    46,
  ],
])('the button is placed %s', (_, taken, up) => expect(liftAbove(PLACE, taken, 400)).toBe(up))

test('without enough room within reach it has no place', () => {
  expect(liftAbove(PLACE, [{ top: 300, bottom: 860 }], 400)).toBeNull()
})
