import { describe, expect, test } from 'vitest'
import { addDays } from '#app/calendar/calendar-day.ts'
import { PAGE_SIZE } from '#app/properties/search/filters.ts'
import { pairsTooNear } from './covers.ts'
import { demoListings } from './demo-listings.ts'
import { PHOTO_PLACES, type PlaceName } from './photo-places.ts'
import type { DemoPhoto } from './photos.ts'
import { type PublicList, publicLists } from './public-lists.ts'

const TODAY = '2026-11-20'
const catalogue = offered(TODAY)

/** All that the demo offers; a space without photos shows those of its conjunto. */
function offered(today: string) {
  const { catalogue: properties, complexes } = demoListings(today)
  const spaces = complexes.flatMap((of) =>
    of.spaces.map((space) => ({ ...space, photos: space.photos.length > 0 ? space.photos : of.photos })),
  )
  return [...properties, ...spaces]
}

function viewsOf(name: PlaceName): readonly DemoPhoto[] {
  return PHOTO_PLACES[name]
}

/** How many pairs of cards that a visitor sees near each other show the same cover, and how many there are. */
function repeats(listings: ReturnType<typeof offered>, lists: readonly PublicList[]) {
  const pairs = lists.flatMap(({ cards }) => pairsTooNear(cards))
  const same = pairs.filter(([one, other]) => listings[one]?.photos[0] === listings[other]?.photos[0])
  return { pairs: pairs.length, same: same.length }
}

const WEEK = Array.from({ length: 7 }, (_, day) => addDays(TODAY, day))

// The catalogue ages with the day on which it is loaded, and its lists follow each other differently.
describe.each(WEEK)('loaded on %s', (today) => {
  const listings = offered(today)
  const lists = publicLists(listings)

  test('in the default order no cover comes twice within 12 cards of a page, whatever three filters are chosen', () => {
    const unsorted = lists.filter(({ sort }) => sort === 'recientes')
    expect(repeats(listings, unsorted).pairs).toBeGreaterThan(50_000)
    const repeating = unsorted.filter((list) => repeats(listings, [list]).same > 0)
    expect(repeating.map(({ filters }) => filters)).toEqual([])
  })

  // Warehouses and shops have fewer pictures than stand near them in three orders.
  test('in the other orders fewer than five pairs in a thousand repeat a cover with one filter at most, than ten in all', () => {
    const sorted = lists.filter(({ sort }) => sort !== 'recientes')
    const few = repeats(
      listings,
      sorted.filter(({ filters }) => filters.length < 2),
    )
    expect((1000 * few.same) / few.pairs).toBeLessThan(5)
    const all = repeats(listings, sorted)
    expect((1000 * all.same) / all.pairs).toBeLessThan(10)
  })
})

test('the first page shows fifteen covers', () => {
  const [newest] = publicLists(catalogue).filter(({ sort, filters }) => sort === 'recientes' && filters.length === 0)
  const covers = newest?.cards.slice(0, PAGE_SIZE).map((at) => catalogue[at]?.photos[0])
  expect(new Set(covers).size).toBe(PAGE_SIZE)
})

test('every listing shows the places that it may be, one of each group', () => {
  for (const { places = [], rooms = [], borrowed, photos } of catalogue) {
    if (borrowed) continue
    const groups = [...places, ...rooms]
    expect(photos.filter((photo) => !groups.flat().some((name) => viewsOf(name).includes(photo)))).toEqual([])
    for (const group of groups) {
      const shown = photos.filter((photo) => group.some((name) => viewsOf(name).includes(photo)))
      expect(group.some((name) => shown.every((photo) => viewsOf(name).includes(photo)))).toBe(true)
    }
  }
})

test('a listing shows something of every group, and no room of another type first', () => {
  const others = catalogue.filter(({ places = [], rooms = [], borrowed, photos }) => {
    const seen = (group: readonly PlaceName[]) =>
      photos.some((photo) => group.some((name) => viewsOf(name).includes(photo)))
    const first = places.flat().some((name) => photos[0] && viewsOf(name).includes(photos[0]))
    return !borrowed && !(first && [...places, ...rooms].every(seen))
  })
  expect(others).toEqual([])
})

test('every listing has four to six photos, none of them twice', () => {
  const strange = catalogue.filter(({ photos }) => photos.length < 4 || photos.length > 6)
  expect(strange.map(({ input }) => input.title)).toEqual([])
  expect(catalogue.filter(({ photos }) => new Set(photos).size < photos.length)).toEqual([])
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
