import { describe, expect, test } from 'vitest'
import { decodeArea } from '#app/catalogue/place/area-code.ts'
import { boxIn, searchAround, searchInArea, searchInBox } from './map-address.ts'

const BEFORE = '?type=bodega&vista=mapa&bbox=-100.4,25.6,-100.2,25.8&sort=precio-asc&page=3'
const BOX = { west: -100.21, south: 25.7, east: -100.1, north: 25.8 }
const CORNERS = [
  { latitude: 25.7, longitude: -100.3 },
  { latitude: 25.8, longitude: -100.3 },
  { latitude: 25.8, longitude: -100.2 },
]

function asked(query: string | null) {
  return Object.fromEntries(new URLSearchParams(query ?? ''))
}

describe('a search in another place keeps filters and order, and starts at the first page', () => {
  test('a box', () => {
    const query = searchInBox(BEFORE, BOX)
    expect(asked(query)).toEqual({
      type: 'bodega',
      vista: 'mapa',
      bbox: '-100.21,25.7,-100.1,25.8',
      sort: 'precio-asc',
    })
    expect(boxIn(query ?? '')).toEqual(BOX)
  })

  test('a drawn area', () => {
    const { area = '', ...rest } = asked(searchInArea(BEFORE, CORNERS))
    expect(rest).toEqual({ type: 'bodega', vista: 'mapa', sort: 'precio-asc' })
    expect(decodeArea(area)).toEqual(CORNERS)
  })

  test("a radius around the visitor's position, rounded", () => {
    const query = searchAround(BEFORE, { latitude: 25.748_513, longitude: -100.165_271 }, '5')
    expect(asked(query)).toEqual({
      type: 'bodega',
      vista: 'mapa',
      cerca: '25.749, -100.165',
      radio: '5',
      sort: 'precio-asc',
    })
  })
})

test('beyond the end of the map there is no box', () => {
  expect(searchInBox(BEFORE, { west: 170, south: 10, east: 190, north: 20 })).toBeNull()
})

test.each(['', '?bbox=-100.4,25.6,-100.2,25.8', '?vista=mapa', '?vista=mapa&bbox=1,2,3', '?vista=mapa&bbox=a,b,c,d'])(
  'the map does not move by itself for %o',
  (query) => expect(boxIn(query)).toBeNull(),
)
