import { expect, test } from 'vitest'
import { encodeArea } from '#app/catalogue/place/area-code.ts'
import { metresBetween } from '#app/catalogue/place/point.ts'
import { parsePlaceFilters } from './filters.ts'
import { isMalformed, dropMalformed, shapesOf, unknownPlaceIn } from './shapes.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const TRIANGLE = [
  { latitude: 25.6, longitude: -100.4 },
  { latitude: 25.8, longitude: -100.4 },
  { latitude: 25.7, longitude: -100.2 },
]

function shapes(query: string) {
  return shapesOf(dropMalformed(parsePlaceFilters(new URLSearchParams(query))), null, NUEVO_LEON)
}

test('a box, an area, a circle and no place at all are read', () => {
  expect(shapes('bbox=-100.5,25.5,-100,26')).toEqual([
    { kind: 'box', box: { west: -100.5, south: 25.5, east: -100, north: 26 } },
  ])
  expect(shapes(`area=${encodeArea(TRIANGLE)}`)).toMatchObject([{ kind: 'area', corners: TRIANGLE }])
  const [circle] = shapes('cerca=Huinal%C3%A1, Apodaca&radio=5')
  expect(circle).toMatchObject({ kind: 'circle', centre: { latitude: 25.7485, longitude: -100.165 }, metres: 5000 })
  expect(shapes('sinpunto=1')).toEqual([{ kind: 'nowhere' }])
})

test.each(['Huinal%C3%A1', 'San Pedro', `25°46'12"N 100°11'24"W`, '75QXMMCR%2BH7', '25.77%C2%A0,-100.19'])(
  'a circle is around %s',
  (place) => {
    expect(shapes(`cerca=${place}&radio=5`)).toMatchObject([{ kind: 'circle', metres: 5000 }])
  },
)

test('the box of a circle holds it', () => {
  const [circle] = shapes('cerca=25.77, -100.19&radio=5')
  if (circle?.kind !== 'circle') throw new Error('no circle')
  const { centre, box } = circle
  for (const edge of [
    { ...centre, longitude: box.east },
    { ...centre, latitude: box.north },
  ])
    expect(metresBetween(centre, edge)).toBeCloseTo(5000, -2)
})

test.each([
  'bbox=-100,25.5,-100.5,26',
  'bbox=-100.5,26,-100,25.5',
  'bbox=-200,25.5,-100,26',
  'bbox=-100.5,25.5,-100,90',
  'bbox=170,10,-170,20',
  'area=AAAAAA',
  'cerca=Narnia&radio=5',
  'cerca=Apodaca',
  'radio=5',
  'cerca=Apodaca&radio=0',
])('%s gives no shape', (query) => {
  expect(shapes(query)).toEqual([])
})

test.each(['bbox=nada', 'bbox=1,2,3', 'bbox=1,2,3,4,5', 'area=<script>', 'radio=cinco', 'vista=globo', 'sinpunto=si'])(
  '%s is dropped as malformed',
  (query) => {
    const asked = parsePlaceFilters(new URLSearchParams(query))
    expect(Object.values(dropMalformed(asked)).join('')).toBe('')
    expect(isMalformed(asked)).toBe(true)
  },
)

test.each([
  ['Centro/Obispado', 'Centro/Obispado'],
  ['Col. Centro #5', 'Col. Centro #5'],
  ['X', 'X'],
  [' Narnia\u00A0\u202E norte\n', 'Narnia norte'],
  ['N'.repeat(95), 'N'.repeat(90)],
])('the unknown place %j stays in the filters, so that the page can show it', (cerca, kept) => {
  const asked = parsePlaceFilters(new URLSearchParams({ cerca, radio: '5' }))
  expect([dropMalformed(asked).cerca, isMalformed(asked)]).toEqual([kept, false])
  expect(shapesOf(dropMalformed(asked), null, NUEVO_LEON)).toEqual([])
  expect(unknownPlaceIn(dropMalformed(asked), null, NUEVO_LEON)).toBe(kept)
})

test.each([
  ['05', '5'],
  ['2.0', '2'],
  ['2.5', '2.5'],
  ['', ''],
])('a radius of «%s» is written «%s»', (radio, written) => {
  expect(dropMalformed(parsePlaceFilters(new URLSearchParams({ radio }))).radio).toBe(written)
})

test('absent place filters are not malformed', () => {
  expect(isMalformed(parsePlaceFilters(new URLSearchParams('search=nave&bbox=')))).toBe(false)
})
