import { expect, test } from 'vitest'
import { PAGE_SIZE } from '#app/properties/search/filters.ts'
import { type DemoListing, listsOf, withPhotos } from './album.ts'
import { CARDS_APART } from './covers.ts'
import { generateCatalogue } from './generate.ts'
import { PHOTO_PLACES, type PlaceName } from './photo-places.ts'
import type { DemoPhoto } from './photos.ts'

const catalogue = withPhotos([...generateCatalogue({ seed: 2006, today: '2026-11-20', count: 434 })])
/** The public lists in the default order: the newest first. */
const lists = Map.groupBy(
  catalogue.toReversed().flatMap((property) => listsOf(property.input).map((list) => ({ list, property }))),
  ({ list }) => list,
)
function cardsOf(list: string): DemoListing[] {
  return (lists.get(list) ?? []).map(({ property }) => property)
}

function viewsOf(name: PlaceName): readonly DemoPhoto[] {
  return PHOTO_PLACES[name]
}

/** The cards of the same page that are less than that apart. */
function near(list: string, at: number): DemoListing[] {
  const page = Math.floor(at / PAGE_SIZE)
  return cardsOf(list).filter(
    (_, other) => other !== at && Math.floor(other / PAGE_SIZE) === page && Math.abs(other - at) < CARDS_APART,
  )
}

function repeated(list: string): DemoListing[] {
  return cardsOf(list).filter(
    ({ photos: [cover] }, at) => cover && near(list, at).some(({ photos }) => photos[0] === cover),
  )
}

test.each([...lists.keys()])('in the default order no cover comes twice within 12 cards of a page: %s', (list) => {
  expect(repeated(list)).toEqual([])
})

test('the first page shows fifteen covers', () => {
  const covers = cardsOf('all').slice(0, PAGE_SIZE)
  expect(new Set(covers.map(({ photos }) => photos[0])).size).toBe(PAGE_SIZE)
})

test('every listing shows the places that it may be, one of each group', () => {
  for (const { places = [], rooms = [], photos } of catalogue) {
    const groups = [...places, ...rooms]
    expect(photos.filter((photo) => !groups.flat().some((name) => viewsOf(name).includes(photo)))).toEqual([])
    for (const group of groups) {
      const shown = photos.filter((photo) => group.some((name) => viewsOf(name).includes(photo)))
      expect(group.some((name) => shown.every((photo) => viewsOf(name).includes(photo)))).toBe(true)
    }
  }
})

test('a listing of four photos and more shows something of every group, and no room of another type first', () => {
  const others = catalogue.filter(({ places = [], rooms = [], photos }) => {
    const seen = (group: readonly PlaceName[]) =>
      photos.some((photo) => group.some((name) => viewsOf(name).includes(photo)))
    const first = places.flat().some((name) => photos[0] && viewsOf(name).includes(photos[0]))
    return photos.length >= 4 && !(first && [...places, ...rooms].every(seen))
  })
  expect(others).toEqual([])
})

test('all but a few of a hundred listings have four to six photos; two have none', () => {
  const counts = catalogue.map(({ photos }) => photos.length)
  expect(Math.max(...counts)).toBe(6)
  expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(0.98 * catalogue.length)
  expect(counts.filter((count) => count === 0)).toHaveLength(2)
})

test('no office in obra gris shows a floor with carpet or furniture', () => {
  const bare = catalogue.filter(({ input }) => input.type === 'oficina' && input.amenities.includes('obra_gris'))
  expect(bare.length).toBeGreaterThan(5)
  const finished = [
    ...PHOTO_PLACES.openOffice,
    ...PHOTO_PLACES.emptyOffice,
    ...PHOTO_PLACES.privateOffice,
    ...PHOTO_PLACES.meetingRoom,
    ...PHOTO_PLACES.marbleMeetingRoom,
  ]
  expect(bare.flatMap(({ photos }) => photos.filter((photo) => finished.some((each) => each === photo)))).toEqual([])
})
