import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { FILTER_PARAMS, parseFilters } from '#app/listing/search/filters.ts'
import { SORTS } from '#app/listing/search/sorts.ts'
import {
  isReversed,
  queryFromForm,
  textsOf,
  toggledText,
  valuesInText,
  withChoice,
  withText,
} from './filter-controls.ts'
import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import { CATEGORIES, PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'

function filtersOf(query: string) {
  return parseFilters(new URLSearchParams(query))
}

test('every field of an untouched form is empty', () => {
  const texts = textsOf(filtersOf(''))
  expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  expect(Object.keys(texts).toSorted()).toEqual(FILTER_PARAMS.filter((param) => param !== 'page').toSorted())
})

test('figures show thousands', () => {
  const { minPrice, maxPrice, minArea, maxArea } = textsOf(
    filtersOf('minPrice=1500000&maxPrice=20000.5&minArea=900&maxArea=12000'),
  )
  expect([minPrice, maxPrice, minArea, maxArea]).toEqual(['1,500,000', '20,000.50', '900', '12,000'])
})

test('empty and unreadable values are left out of the query, and the page goes back to 1', () => {
  const values = { ...textsOf(filtersOf('page=4')), minPrice: '.', minArea: 'x', search: '   ' }
  expect(queryFromForm(values)).toBe('')
})

test('a literal search stays literal with other filters; another search is not literal', () => {
  const literal = textsOf(filtersOf('search=bodga&literal=1&type=casa'))
  expect(queryFromForm(literal)).toBe('?search=bodga&type=casa&literal=1')
  expect(queryFromForm(withChoice(literal, 'category', 'renta'))).toBe(
    '?search=bodga&category=renta&type=casa&literal=1',
  )
  expect(queryFromForm(withText(literal, 'minPrice', '500'))).toBe('?search=bodga&type=casa&minPrice=500&literal=1')
  expect(queryFromForm(withText(literal, 'search', 'bodg'))).toBe('?search=bodg&type=casa')
  expect(queryFromForm(withChoice(literal, 'search', ''))).toBe('?type=casa')
})

test('text and figures are written in the URL in their canonical form', () => {
  const values = { ...textsOf(filtersOf('')), search: ' cafetería  ', minPrice: '1,500,000', sort: 'precio-asc' }
  expect(queryFromForm(values)).toBe('?search=cafeter%C3%ADa&minPrice=1500000&sort=precio-asc')
})

test('a form filled from a URL gives that URL', () => {
  const text = fc.string({ maxLength: 30, unit: 'grapheme' })
  const oneOf = (values: readonly string[]) => fc.constantFrom('', ...values)
  const severalOf = (values: readonly string[]) =>
    fc.subarray([...values], { maxLength: 3 }).map((chosen) => chosen.join(','))
  const figure = fc.oneof(fc.constant(''), fc.nat({ max: 99_999_999 }).map(String))
  const params = fc.record({
    search: text,
    location: text,
    municipality: severalOf(MUNICIPALITIES),
    state: oneOf(STATES),
    type: severalOf(PROPERTY_TYPES),
    category: oneOf(CATEGORIES),
    minPrice: figure,
    maxPrice: figure,
    minArea: figure,
    maxArea: figure,
    sort: oneOf(SORTS),
  })
  fc.assert(
    fc.property(params, (values) => {
      const filters = parseFilters(new URLSearchParams(values))
      expect(queryFromForm(textsOf(filters))).toBe(listingQuery(filters))
    }),
  )
})

test('another type clears the filters that it does not have', () => {
  const values = textsOf(filtersOf('type=bodega&docks=9&buildingClass=A&parkingSpaces=10'))
  expect(withChoice(values, 'type', 'oficina')).toMatchObject({
    docks: '',
    buildingClass: 'A',
    parkingSpaces: '10',
  })
  expect(withChoice(values, 'type', '')).toMatchObject({ docks: '', buildingClass: '', parkingSpaces: '10' })
  expect(withChoice(values, 'category', 'renta')).toMatchObject({ docks: '9', buildingClass: 'A' })
  const cedis = textsOf(filtersOf('type=bodega&subtype=cedis'))
  expect([withChoice(cedis, 'type', 'oficina').subtype, withChoice(cedis, 'category', 'renta').subtype]).toEqual([
    '',
    'cedis',
  ])
})

test('a value is added to the others and taken from them', () => {
  const both = toggledText('terreno', 'bodega', true)
  expect(valuesInText(both)).toEqual(['terreno', 'bodega'])
  expect(toggledText(both, 'terreno', false)).toBe('bodega')
  expect(valuesInText(toggledText('bodega', 'bodega', false))).toEqual([])
  const warehouses = textsOf(filtersOf('type=bodega&buildingClass=A&docks=9'))
  const withOffices = withChoice(warehouses, 'type', 'bodega,oficina')
  expect(withOffices).toMatchObject({ buildingClass: 'A', docks: '' })
  expect(queryFromForm(withOffices)).toBe('?type=oficina&type=bodega&buildingClass=A')
})

test.each([
  ['5,000', '100', true],
  ['100', '5,000', false],
  ['900', '900', false],
  ['', '100', false],
  ['5', '', false],
  ['x', '1', false],
])('a range from %j to %j is reversed: %s', (least, most, reversed) => expect(isReversed([least, most])).toBe(reversed))
