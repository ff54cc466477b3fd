import { expect, test } from 'vitest'
import { pointOn, placeOn, viewMiddle, viewOf, viewReach } from './map-view.ts'
import { PREVIEW_SIZE, parsePreview, previewSentence, readPreview, writePreview } from './place-preview.ts'

const AT = { latitude: 25.77, longitude: -100.19 }
const ASKED = {
  at: AT,
  precision: 'aproximada',
  location: 'Huinalá',
  municipality: 'Apodaca',
  state: '',
  centre: AT,
  reach: 3_000,
} as const

test('a preview request is read back unchanged', () => {
  expect(readPreview(writePreview(ASKED))).toEqual(ASKED)
  const bare = { ...ASKED, at: null, centre: null, reach: null }
  expect(readPreview(writePreview(bare))).toEqual(bare)
})

test.each(['at=91,0', 'at=x', 'at=,', 'centre=0,180', 'reach=1', 'reach=1e9', 'reach=NaN', 'precision=nada'])(
  'the invalid %s is ignored',
  (query) => {
    expect(readPreview(new URLSearchParams(query))).toMatchObject({
      at: null,
      centre: null,
      reach: null,
      precision: 'exacta',
    })
  },
)

test('a position in the drawing is converted back to its point', () => {
  const view = viewOf({ west: -100.2, south: 25.7, east: -100.1, north: 25.8 }, 0, PREVIEW_SIZE)
  const { latitude, longitude } = pointOn(view, PREVIEW_SIZE)(placeOn(view, PREVIEW_SIZE)(AT))
  expect([latitude, longitude]).toEqual([expect.closeTo(AT.latitude, 9), expect.closeTo(AT.longitude, 9)])
  const middle = placeOn(view, PREVIEW_SIZE)(viewMiddle(view))
  expect(middle).toEqual([expect.closeTo(180, 6), expect.closeTo(130, 6)])
  expect(viewReach(view)).toBeCloseTo(((view.north - view.south) * 111_195) / 2)
})

test('the drawing is described in words', () => {
  expect(previewSentence({ at: null, precision: 'exacta' }, null)).toContain('Toca el mapa donde está')
  expect(previewSentence({ at: null, precision: 'exacta' }, null, false)).not.toContain('mapa')
  expect(previewSentence({ at: AT, precision: 'exacta' }, AT)).toBe('En el sitio todos ven este punto: 25.77, −100.19.')
  expect(previewSentence({ at: AT, precision: 'aproximada' }, { latitude: 25.773, longitude: -100.19 })).toContain(
    'unos 330 m del punto',
  )
  expect(previewSentence({ at: AT, precision: 'zona' }, null)).toContain('no está entre las conocidas')
  expect(previewSentence({ at: AT, precision: 'zona' }, AT)).toContain('anillo punteado')
})

test.each([null, 'login', {}, { map: null }])('%j is not a preview', (answer) => {
  expect(parsePreview(answer)).toBeNull()
})
