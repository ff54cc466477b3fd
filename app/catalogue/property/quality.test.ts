import { expect, test } from 'vitest'
import { GAP_TESTS, type JudgedProperty, QUALITY_GAPS, missingFacts, weakPhotos } from './quality.ts'

type Judged = JudgedProperty & { hasPoint: boolean }

const GOOD: Judged = {
  type: 'bodega',
  priceCents: 100,
  hasPoint: true,
  photoCount: 5,
  smallestPhoto: 1200,
  darkestPhoto: 80,
  descriptionLength: 200,
  clearHeight: 9,
  docks: 2,
  power: 150,
  ownerId: 'luis',
}

test.each<[Partial<Judged>, string[]]>([
  [{}, []],
  [{ priceCents: null }, ['price']],
  [{ priceCents: null, priceOnRequest: 'si' }, []],
  [{ photoCount: 4 }, ['fewPhotos']],
  [{ photoCount: 0, smallestPhoto: null }, ['fewPhotos']],
  [{ smallestPhoto: 1199 }, ['smallPhotos']],
  [{ darkestPhoto: 79 }, ['darkPhotos']],
  [{ descriptionLength: 199 }, ['shortText']],
  [{ docks: null }, ['facts']],
  [{ docks: 0 }, []],
  [{ hasPoint: false }, ['point']],
  [{ ownerId: null }, ['owner']],
])('a property with %o lacks %o', (change, gaps) => {
  expect(QUALITY_GAPS.filter((gap) => GAP_TESTS[gap]({ ...GOOD, ...change }))).toEqual(gaps)
})

test('each type has facts of its own to fill in', () => {
  expect(missingFacts({ type: 'casa', docks: 2 })).toEqual(['bedrooms', 'bathrooms'])
  expect(missingFacts({ type: 'departamento', bedrooms: 2 })).toEqual(['bathrooms'])
  expect(missingFacts({ type: 'terreno' })).toEqual(['frontage', 'landUse'])
  expect(missingFacts({ type: 'oficina' })).toEqual(['buildingClass', 'floorNumber', 'parkingSpaces'])
  expect(missingFacts({ type: 'local' })).toEqual(['frontage', 'shopLevel', 'corner'])
})

test('the small and the dark photos of a form are named by their places; one that was not measured is not dark', () => {
  const photos = [
    { width: 1600, height: 900, luminance: 80 },
    { width: 1199, height: 800, luminance: null },
    { width: 900, height: 1200, luminance: 79 },
    { width: 400, height: 300, luminance: 0 },
    { width: 1200, height: 800 },
  ]
  expect(weakPhotos(photos)).toEqual({ smallPhotos: [2, 4], darkPhotos: [3, 4] })
})
