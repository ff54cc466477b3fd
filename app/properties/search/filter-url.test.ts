import { expect, test } from 'vitest'
import { appliedFilters, comparesPrices, countLabel, filterValues, listingQuery, queryCleared } from './filter-url.ts'
import { FILTER_NAMES, type Filter, filterOf } from './filter-table.ts'
import { FILTER_PARAMS, type Filters, parseFilters } from './filters.ts'

const EVERY_FILTER = parseFilters(
  new URLSearchParams(
    'page=4&sort=superficie-desc&maxArea=900.5&minArea=100&maxPrice=20000.50&minPrice=0&category=renta&type=local' +
      '&state=Nuevo+León&municipality=Monterrey&location=Centro+%26+Sur&search=café+100%25',
  ),
)
const NONE = parseFilters(new URLSearchParams())
/** Each filter of the table in force, whatever it asks for. */
const ALL_IN_FORCE = parseFilters(
  new URLSearchParams([
    ...FILTER_NAMES.map(filterOf).map((filter) => [filter.param, anyValue(filter)]),
    ['sort', 'superficie-desc'],
    ['page', '4'],
  ]),
)

function anyValue(filter: Filter): string {
  return filter.kind === 'choice' ? (filter.options[0] ?? '') : '5'
}

test('the whole list has no query', () => {
  expect(listingQuery(NONE)).toBe('')
})

test('a query names its values in one fixed order, defaults left out', () => {
  expect(listingQuery(EVERY_FILTER, { page: 4 })).toBe(
    '?search=caf%C3%A9+100%25&category=renta&type=local&municipality=Monterrey&minPrice=0&maxPrice=20000.50' +
      '&minArea=100&maxArea=900.5&state=Nuevo+Le%C3%B3n&location=Centro+%26+Sur&sort=superficie-desc&page=4',
  )
  expect(listingQuery({ ...NONE, sort: 'recientes', page: 1 })).toBe('')
})

test('any change returns to page 1 unless it is the page itself', () => {
  expect(listingQuery({ ...NONE, page: 9 })).toBe('')
  expect(listingQuery({ ...NONE, page: 9 }, { type: 'casa' })).toBe('?type=casa')
  expect(listingQuery({ ...NONE, page: 9, type: 'casa' }, { page: 2 })).toBe('?type=casa&page=2')
})

test('a filter can be taken away by a change', () => {
  expect(listingQuery({ ...NONE, type: 'casa', search: 'x' }, { type: null, search: '' })).toBe('')
})

test('every name of the URL has a value when its filter is in force', () => {
  const values = filterValues(ALL_IN_FORCE)
  expect(Object.keys(values).toSorted()).toEqual(FILTER_PARAMS.toSorted())
  expect(Object.values(values)).not.toContain(null)
})

test("a chip's link takes away its own filter alone, and the page", () => {
  const applied = appliedFilters(ALL_IN_FORCE)
  expect(applied.map(({ key }) => key)).toEqual(FILTER_PARAMS.filter((key) => key !== 'sort' && key !== 'page'))
  for (const { key, without } of applied) {
    const left = parseFilters(new URLSearchParams(without))
    expect(appliedFilters(left).map((filter) => filter.key)).toEqual(
      applied.flatMap((filter) => (filter.key === key ? [] : [filter.key])),
    )
    expect(left).toMatchObject({ page: 1, sort: 'superficie-desc' })
  }
})

test('the last filter taken away leaves no question mark', () => {
  expect(appliedFilters({ ...NONE, search: 'x' })).toMatchObject([{ without: '' }])
})

test("filters in force are told in the panel's order, in words", () => {
  expect(appliedFilters(EVERY_FILTER)).toMatchObject([
    { key: 'search', label: 'Búsqueda: café 100%' },
    { key: 'category', label: 'Categoría: Renta' },
    { key: 'type', label: 'Tipo: Local Comercial' },
    { key: 'municipality', label: 'Municipio: Monterrey' },
    { key: 'minPrice', label: 'Desde $0 MXN' },
    { key: 'maxPrice', label: 'Hasta $20,000.50 MXN' },
    { key: 'minArea', label: 'Desde 100\u00A0m²' },
    { key: 'maxArea', label: 'Hasta 900.5\u00A0m²' },
    { key: 'state', label: 'Estado: Nuevo León' },
    { key: 'location', label: 'Ubicación: Centro & Sur' },
  ])
})

test('order and page are no filters', () => {
  const filters: Filters = { ...NONE, sort: 'precio-asc', page: 3 }
  expect(appliedFilters(filters)).toEqual([])
})

test('a count is told in the singular and the plural', () => {
  expect([0, 1, 2, 1234].map((total) => countLabel(total))).toEqual([
    '0 propiedades',
    '1 propiedad',
    '2 propiedades',
    '1,234 propiedades',
  ])
})

test('clearing takes every filter and the page, and leaves the order', () => {
  expect(queryCleared(EVERY_FILTER)).toBe('?sort=superficie-desc')
  expect(queryCleared({ ...NONE, type: 'casa', page: 3 })).toBe('')
})

test('prices of both currencies meet in an order by price and in a price range', () => {
  expect(comparesPrices(NONE)).toBe(false)
  expect(comparesPrices({ ...NONE, sort: 'superficie-asc', minArea: 1 })).toBe(false)
  expect(comparesPrices({ ...NONE, sort: 'precio-asc' })).toBe(true)
  expect(comparesPrices({ ...NONE, minPriceCents: 0 })).toBe(true)
  expect(comparesPrices({ ...NONE, maxPriceCents: 100 })).toBe(true)
})

test('a surface in a search has a chip of its own, which takes away only its words', () => {
  const filters = { ...NONE, search: 'bodega apodaca 2,000 m2', page: 3 }
  expect(appliedFilters(filters)).toEqual([
    { key: 'search', label: 'Búsqueda: bodega apodaca 2,000 m2', without: '' },
    {
      key: 'size',
      label: 'Cerca de 2,000\u00A0m²: de 1,500 a 2,500\u00A0m²',
      without: '?search=bodega+apodaca',
    },
  ])
})
