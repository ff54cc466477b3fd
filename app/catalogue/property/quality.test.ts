import { expect, test } from 'vitest'
import { GAP_TESTS, type JudgedProperty, QUALITY_GAPS, missingFacts } from './quality.ts'

const GOOD: JudgedProperty = {
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

test.each<[Partial<JudgedProperty>, string[]]>([
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
