import { expect, test } from 'vitest'
import { PAGE_SIZE } from '#app/properties/search/filters.ts'
import { type DemoListing, listsOf, withPhotos } from './album.ts'
import { CARDS_APART } from './covers.ts'
import { generateCatalogue } from './generate.ts'
import { PHOTO_PLACES } from './photo-places.ts'

const catalogue = withPhotos([...generateCatalogue({ seed: 2006, today: '2026-11-20', count: 434 })])
const PLACES = Object.values(PHOTO_PLACES).map((views): readonly string[] => views)
/** The public lists in the default order: the newest first. */
const lists = Map.groupBy(
  catalogue.toReversed().flatMap((property) => listsOf(property.input).map((list) => ({ list, property }))),
  ({ list }) => list,
)
function cardsOf(list: string): DemoListing[] {
  return (lists.get(list) ?? []).map(({ property }) => property)
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
  for (const { places = [], photos } of catalogue) {
    const shown = PLACES.filter((views) => photos.some((photo) => views.includes(photo)))
    expect(shown.length).toBeLessThanOrEqual(places.length)
    for (const views of shown)
      expect(places.flat().some((name) => PHOTO_PLACES[name].every((photo, at) => photo === views[at]))).toBe(true)
  }
})

test('more than half of the listings have four photos and more; few have none', () => {
  const counts = catalogue.map(({ photos }) => photos.length)
  expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(catalogue.length / 2)
  expect(counts.filter((count) => count === 0)).toHaveLength(5)
})
