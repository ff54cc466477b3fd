import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { listingQuery } from './filter-url.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { FILTER_PARAMS, type Filters, parseFilters, parsePlaceFilters } from './filters.ts'
import { SORTS, SORT_LABELS } from './sorts.ts'
import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import { CATEGORIES, PROPERTY_TYPES, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { runs } from '#test/tier.ts'
import { requestedFilters } from './read-request.ts'

const NO_FILTERS = {
  ...Object.fromEntries(FILTER_NAMES.map((name) => [name, filterOf(name).kind === 'words' ? '' : null])),
  type: [],
  municipality: [],
  ...parsePlaceFilters(new URLSearchParams()),
  literal: false,
  sort: null,
  page: 1,
}

test('an empty query is the whole list, newest first, page 1', () => {
  expect(parse('')).toEqual(NO_FILTERS)
})

test('a query with every filter is read completely', () => {
  const query =
    'search=bodega+norte&location=centro&municipality=Apodaca&state=Nuevo+León&type=bodega&category=renta' +
    '&minPrice=10000&maxPrice=50,000.50&minArea=200&maxArea=1,500.5&sort=precio-asc&page=3'
  expect(parse(query)).toEqual({
    ...NO_FILTERS,
    search: 'bodega norte',
    location: 'centro',
    municipality: ['Apodaca'],
    state: 'Nuevo León',
    type: ['bodega'],
    category: 'renta',
    minPriceCents: 10_000_00,
    maxPriceCents: 50_000_50,
    minArea: 200,
    maxArea: 1500.5,
    sort: 'precio-asc',
    page: 3,
  })
})

describe('unknown and malformed values are ignored', () => {
  test.each([
    'type=castillo',
    'type=',
    'type=%20',
    'type=constructor',
    'category=subasta',
    'municipality=Guadalajara',
    'state=Texas',
    'sort=azar',
    'sort=__proto__',
    'minPrice=-1',
    'minPrice=abc',
    'maxPrice=1e9',
    'maxPrice=1000000000000',
    'minArea=-5',
    'minArea=1e3',
    'minArea=1.2345',
    'minArea=0.500',
    'minArea=9,5',
    'maxArea=1,0000',
    'minPrice=1,50',
    'maxArea=1000000000',
    'maxArea=NaN',
    'page=0',
    'page=-3',
    'page=1.5',
    'page=abc',
    'page=',
    'unknown=1&Search=x&TYPE=casa',
    'search=%00%01%20%0A',
    'search[]=a&search%5B0%5D=b',
    '%',
    '%E0%A4%A=%ZZ',
  ])('%s', (query) => {
    expect(parse(query)).toEqual(NO_FILTERS)
  })
})

test('a municipality with the wrong state is ignored', () => {
  expect(parse('state=Jalisco&municipality=Monterrey')).toEqual({ ...NO_FILTERS, state: 'Jalisco' })
})

test('the first of repeated values is used where a filter has one', () => {
  expect(parse('category=renta&category=venta&page=2&page=9')).toEqual({ ...NO_FILTERS, category: 'renta', page: 2 })
})

test('rare filters of every type need no type', () => {
  const query =
    'condition=Obra+gris&landUse=mixto&maxTerm=12&parkingSpaces=2&availableFrom=2027-01-01&publishedSince=2026-11-01'
  expect(parse(query)).toEqual({
    ...NO_FILTERS,
    condition: 'obra_gris',
    landUse: 'Mixto',
    maxTerm: 12,
    parkingSpaces: 2,
    availableFrom: '2027-01-01',
    publishedSince: '2026-11-01',
  })
  expect(parse('condition=gym&maxTerm=-1&publishedSince=ayer')).toEqual(NO_FILTERS)
  expect(parse('availableFrom=1/3/2027').availableFrom, 'a day as people type it').toBe('2027-03-01')
})

describe('several types and municipalities', () => {
  test('a list has at most ten values, the first ones, and its own address says so', () => {
    const names = MUNICIPALITIES.slice(0, 14)
    const first = listingQuery({ ...parse(''), municipality: names.slice(0, 10) })
    const queries = [
      names.map((name) => `municipality=${name}`).join('&'),
      `municipality=${names.join(',')}`,
      [...names, ...names].map((name) => `municipality=${name}`).join('&'),
      `municipality=&municipality=,&${names.map((name) => `municipality=${name}`).join('&')}`,
    ]
    for (const query of queries) expect(listingQuery(parse(query))).toBe(first)
    expect(parse(queries[0] ?? '').municipality).toHaveLength(10)
  })

  test('are read in any order, once each, without unknown ones', () => {
    const query = 'type=bodega&type=castillo&type=Terreno&type=bodega&type=&municipality=garcia&municipality=Apodaca'
    expect(parse(query)).toEqual({ ...NO_FILTERS, type: ['terreno', 'bodega'], municipality: ['Apodaca', 'García'] })
  })

  test('may stand in one parameter, because no option contains a comma', () => {
    expect(parse('type=bodega,terreno&municipality=Apodaca,García')).toMatchObject({
      type: ['terreno', 'bodega'],
      municipality: ['Apodaca', 'García'],
    })
    const labels = [...Object.values(PROPERTY_TYPE_LABELS), ...PROPERTY_TYPES, ...MUNICIPALITIES]
    expect(labels.filter((label) => label.includes(','))).toEqual([])
  })

  test('do no harm when there are hundreds', () => {
    const repeated = Array.from({ length: 200 }, (_, at) => `type=bodega&type=x${at}&municipality=y${at}`).join('&')
    expect(parse(repeated)).toEqual({ ...NO_FILTERS, type: ['bodega'] })
  })

  test.each([
    [
      'type=bodega&type=oficina&buildingClass=A&clearHeight=9&power=50&docks=2',
      { buildingClass: 'A', clearHeight: 9, power: null, docks: null },
    ],
    ['type=bodega&type=local&power=50&clearHeight=4&docks=2', { power: 50, clearHeight: 4, docks: null }],
    ['type=local&type=terreno&corner=si&shopLevel=sotano&fronts=2', { corner: 'si', shopLevel: null, fronts: null }],
    ['type=bodega&type=casa&clearHeight=9&parkingSpaces=2', { clearHeight: null, parkingSpaces: 2 }],
  ])('%s has the facts that all its types have', (query, facts) => expect(parse(query)).toMatchObject(facts))
})

test('listed values are recognised in upper and lower case, with and without accents', () => {
  expect(parse('municipality=san+nicolas+DE+los+garza').municipality).toEqual(['San Nicolás de los Garza'])
  expect(parse('state=NUEVO+LEON&category=Renta&type=Bodega&sort=PRECIO-ASC')).toMatchObject({
    state: 'Nuevo León',
    category: 'renta',
    type: ['bodega'],
    sort: 'precio-asc',
  })
})

describe('facts of some types', () => {
  test.each([
    ['type=bodega&subtype=Cedis', { subtype: 'cedis' }],
    ['type=bodega&subtype=mini_bodega', { subtype: 'mini_bodega' }],
    ['type=bodega&clearHeight=9.5&docks=4&buildingClass=a', { clearHeight: 9.5, docks: 4, buildingClass: 'A' }],
    [
      'type=bodega&power=1.500&minPrice=$25.000&maxPrice=1.250.000',
      { power: 1500, minPriceCents: 25_000_00, maxPriceCents: 1_250_000_00 },
    ],
    ['type=bodega&minArea=1.500&docks=1.000', { minArea: 1500, docks: 1000 }],
    ['type=terreno&topography=plano&fronts=2', { topography: 'plano', fronts: 2 }],
    [
      'type=bodega&construction=a_la_medida&railSpur=si&ramps=2',
      { construction: 'a_la_medida', railSpur: 'si', ramps: 2 },
    ],
    ['type=local&corner=si&shopLevel=Planta+baja', { corner: 'si', shopLevel: 'planta_baja' }],
    ['type=oficina&floorNumber=2&maxFloorNumber=5', { floorNumber: 2, maxFloorNumber: 5 }],
    [
      'type=Terreno&landUse=industrial&availableFrom=2028-02-29',
      { landUse: 'Industrial', availableFrom: '2028-02-29' },
    ],
  ])('%s', (query, asked) => expect(parse(query)).toMatchObject(asked))

  test.each([
    'clearHeight=9&docks=4&corner=si',
    'type=oficina&power=9&docks=4&shopLevel=planta_baja&corner=si',
    'type=bodega&docks=2.5&clearHeight=-9&power=mil&availableFrom=2027-02-29&buildingClass=D&fireProtection=x',
    'type=local&corner=no&gas=1&doubleHeight=true&subtype=cedis',
    'type=terreno&topography=irregular&fronts=mucho',
  ])('%s sets none of them', (query) => {
    expect(parse(query)).toEqual({ ...NO_FILTERS, type: parse(query).type })
  })
})

test('a type is also recognised by its label', () => {
  expect(parse('type=Local+Comercial').type).toEqual(['local'])
})

test('every value of every list is recognised', () => {
  for (const type of PROPERTY_TYPES) expect(parse(`type=${type}`).type).toEqual([type])
  for (const category of CATEGORIES) expect(parse(`category=${category}`).category).toBe(category)
  for (const sort of SORTS) expect(parse(`sort=${sort}`).sort).toBe(sort)
  for (const name of MUNICIPALITIES)
    expect(parse(`municipality=${encodeURIComponent(name)}`).municipality).toEqual([name])
  for (const name of STATES) expect(parse(`state=${encodeURIComponent(name)}`).state).toBe(name)
})

test('every order has a label', () => {
  expect(new Set(SORTS.map((sort) => SORT_LABELS[sort])).size).toBe(SORTS.length)
})

test('invisible characters of a copied text are removed from the search', () => {
  const copied = '\u2068Huinalá\u2069\u200B 4\u00A0andenes\u202E\uFEFF'
  expect(parseFilters(new URLSearchParams({ search: copied, location: copied }))).toMatchObject({
    search: 'Huinalá 4 andenes',
    location: 'Huinalá 4 andenes',
  })
})

test('long text is cut at 100 characters, never inside a character', () => {
  expect(parse(`search=${'a'.repeat(5_000)}`).search).toBe('a'.repeat(100))
  expect([...parse(`location=${'🏢'.repeat(150)}`).location]).toEqual(Array.from({ length: 100 }, () => '🏢'))
  expect(parse(`search=${'a'.repeat(99)}%20bcd`).search).toBe('a'.repeat(99))
})

test('control characters and white space become one space', () => {
  expect(parse('search=+a%00%09b%0D%0A%C2%A0c%7Fd+').search).toBe('a b c d')
})

test('a huge page number is read as a large page number', () => {
  expect(parse(`page=${'9'.repeat(400)}`).page).toBe(1_000_000)
  expect(parse('page=007').page).toBe(7)
})

test('zero is a valid limit', () => {
  expect(parse('minPrice=0&maxPrice=0.00&minArea=0')).toMatchObject({ minPriceCents: 0, maxPriceCents: 0, minArea: 0 })
})

test('an inverted range stays inverted and finds nothing', () => {
  expect(parse('minArea=500&maxArea=100')).toMatchObject({ minArea: 500, maxArea: 100 })
})

test('any query gives filters within their limits, and their canonical query gives the same filters', () => {
  fc.assert(
    fc.property(anyQuery(), (pairs) => {
      const filters = requestedFilters(new URLSearchParams(pairs), NUEVO_LEON)
      expect([...filters.search].length).toBeLessThanOrEqual(100)
      expect([...filters.location].length).toBeLessThanOrEqual(100)
      expect(filters.page).toSatisfy((page: number) => Number.isInteger(page) && page >= 1 && page <= 1_000_000)
      const canonical = listingQuery(filters, { page: filters.page })
      // Without a search and a place the newest come first anyway.
      const isDefault = filters.sort === 'recientes' && filters.search === '' && filters.cerca === ''
      const same = isDefault ? { ...filters, sort: null } : filters
      expect(parseFilters(new URLSearchParams(canonical))).toEqual(same)
      expect(listingQuery(parse(canonical), { page: filters.page })).toBe(canonical)
    }),
    { numRuns: runs(500) },
  )
})

test('any text after the question mark can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'search=type&page%0AZé+;#[]"\\\uD800') }), (query) => {
      expect(() => parse(query)).not.toThrow()
    }),
  )
})

function parse(query: string): Filters {
  return requestedFilters(new URLSearchParams(query), NUEVO_LEON)
}

function anyQuery() {
  const name = fc.oneof(fc.constantFrom(...FILTER_PARAMS), fc.string())
  const known = fc.constantFrom(...PROPERTY_TYPES, ...CATEGORIES, ...SORTS, ...MUNICIPALITIES, ...STATES)
  const figure = fc.oneof(fc.double().map(String), fc.nat().map(String), fc.stringMatching(/^[\d.,$ -]{1,15}$/))
  const text = anyText(130)
  const loneSurrogates = fc.constantFrom('\uD800', `${'a'.repeat(99)}\uDC00b`, '\uDBFF\uDBFF')
  return fc.array(fc.tuple(name, fc.oneof(known, figure, text, loneSurrogates)), { maxLength: 14 })
}
