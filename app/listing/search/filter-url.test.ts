import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { derivedChips, requestedTexts } from './derived-chips.ts'
import {
  appliedFilters,
  askedFacts,
  comparesPrices,
  countLabel,
  filterValues,
  listingQuery,
  queryCleared,
  queryWithout,
} from './filter-url.ts'
import { type Filter, forTypes } from './filter.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { FILTER_PARAMS, type Filters, PLACE_PARAMS, appliesToTypes, parseFilters } from './filters.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { readFilters, readRequest, requestedFilters } from './read-request.ts'

const EVERY_FILTER = parseFilters(
  new URLSearchParams(
    'page=4&sort=superficie-desc&maxArea=900.5&minArea=100&maxPrice=20000.50&minPrice=0&category=renta&type=local' +
      '&state=Nuevo+León&municipality=Monterrey&location=Centro+%26+Sur&search=café+100%25',
  ),
)
const NONE = parseFilters(new URLSearchParams())

const CATALOGUE = catalogueOf([])

/** The chips of all filters, those of the figures and places in the search included. */
function allAppliedFilters(filters: Filters) {
  return appliedFilters(filters, chipsOf(filters))
}

function chipsOf(filters: Filters) {
  return derivedChips(readFilters(filters, CATALOGUE))
}

/** Every filter of a type, set to some value. */
function allInForce(type: PropertyType): Filters {
  return parseFilters(
    new URLSearchParams([
      ...FILTER_NAMES.map(filterOf).map((filter) => [
        filter.param,
        filter.param === 'type' ? type : anyValue(forTypes(filter, [type])),
      ]),
      ...PLACE_PARAMS.map((param) => [param, '1']),
      ['literal', '1'],
      ['sort', 'superficie-desc'],
      ['page', '4'],
    ]),
  )
}

function anyValue(filter: Filter): string {
  if (filter.kind === 'day') return '2027-01-15'
  if (filter.param === 'state') return 'Nuevo León'
  if (filter.param === 'municipality') return 'Apodaca'
  return filter.kind === 'choice' ? (filter.options[0] ?? '') : '5'
}

/** The URL parameters of a type. */
function paramsOf(type: PropertyType): string[] {
  const others = FILTER_NAMES.map(filterOf).filter((filter) => !appliesToTypes(filter, [type]))
  return FILTER_PARAMS.filter((param) => !others.some((other) => other.param === param))
}

test('the unfiltered list has no query', () => {
  expect(listingQuery(NONE)).toBe('')
})

test('a query has its values in a fixed order, without defaults', () => {
  expect(listingQuery(EVERY_FILTER, { page: 4 })).toBe(
    '?search=caf%C3%A9+100%25&category=renta&type=local&municipality=Monterrey&minPrice=0&maxPrice=20000.50' +
      '&minArea=100&maxArea=900.5&state=Nuevo+Le%C3%B3n&location=Centro+%26+Sur&sort=superficie-desc&page=4',
  )
  expect(listingQuery({ ...NONE, sort: 'recientes', page: 1 })).toBe('')
  // Around a place the nearest come first, so the newest first is a choice.
  expect(listingQuery({ ...NONE, sort: 'recientes', cerca: 'Apodaca' })).toBe('?cerca=Apodaca&sort=recientes')
})

test.each(PROPERTY_TYPES)('every filter of a %s is read from the query that it was written to', (type) => {
  const asked = allInForce(type)
  expect(parseFilters(listingQuery(asked, { page: asked.page }))).toEqual(asked)
})

test('any change returns to page 1 unless it is the page itself', () => {
  expect(listingQuery({ ...NONE, page: 9 })).toBe('')
  expect(listingQuery({ ...NONE, page: 9 }, { type: ['casa'] })).toBe('?type=casa')
  expect(listingQuery({ ...NONE, page: 9, type: ['casa'] }, { page: 2 })).toBe('?type=casa&page=2')
})

test('a change can remove a filter', () => {
  expect(listingQuery({ ...NONE, type: ['casa'], search: 'x' }, { type: [], search: '' })).toBe('')
})

test.each(PROPERTY_TYPES)('every URL parameter of a %s has a value if its filter is set', (type) => {
  const values = filterValues(allInForce(type))
  expect(Object.keys(values).toSorted()).toEqual(FILTER_PARAMS.toSorted())
  const said = Object.entries(values).flatMap(([param, value]) => (value === null ? [] : [param]))
  expect(said.toSorted()).toEqual(paramsOf(type).toSorted())
})

test.each(PROPERTY_TYPES)('the chip of a %s removes only its own filter and the page', (type) => {
  const applied = appliedFilters(allInForce(type))
  expect(applied.map(({ key }) => key)).toEqual(
    paramsOf(type).filter((key) => ![...PLACE_PARAMS, 'literal', 'sort', 'page'].some((other) => other === key)),
  )
  for (const { key, without } of applied) {
    const left = parseFilters(new URLSearchParams(without))
    const others = applied.map((filter) => filter.key).filter((other) => other !== key)
    // Removing the type removes its own facts too, and removing the operation the prices per m².
    const kept = others.filter((other) => {
      if (key === 'type') return appliesToTypes(filterOfParam(other), [])
      return key !== 'category' || !other.endsWith('PriceM2')
    })
    expect(appliedFilters(left).map((filter) => filter.key)).toEqual(kept)
    expect(left).toMatchObject({ page: 1, sort: 'superficie-desc' })
  }
})

function filterOfParam(param: string): Filter {
  const filter = FILTER_NAMES.map(filterOf).find((each) => each.param === param)
  if (!filter) throw new Error(`no filter ${param}`)
  return filter
}

test('only the same search stays literal: on its other pages, with other filters and on the map', () => {
  const literal = parseFilters('search=bodga&type=casa&literal=1')
  expect(listingQuery(literal, { page: 2 })).toBe('?search=bodga&type=casa&literal=1&page=2')
  expect(listingQuery(literal, { type: [], vista: 'mapa' })).toBe('?search=bodga&vista=mapa&literal=1')
  expect(listingQuery(literal, { search: 'bodega' })).toBe('?search=bodega&type=casa')
  expect(queryWithout(literal, 'search')).toBe('?type=casa')
  expect(queryWithout(literal, 'type')).toBe('?search=bodga&literal=1')
  expect(queryCleared(literal)).toBe('')
  expect(listingQuery(parseFilters('search=bodga'), { literal: true })).toBe('?search=bodga&literal=1')
})

test.each(['search=bodga&literal=', 'search=bodga&literal=0', 'search=bodga&literal=true', 'literal=1&search=+'])(
  'the parameter `literal` is ignored in ?%s',
  (query) => expect(parseFilters(query)).toEqual({ ...parseFilters(query), literal: false }),
)

test('the chip of a corrected search shows the corrected text and removes the typed one', () => {
  const applied = appliedFilters(parseFilters('search=bodga&category=renta'), [], 'bodega')
  expect(applied).toMatchObject([
    { key: 'search', label: 'Búsqueda: bodega', without: '?category=renta' },
    { key: 'category', without: '?search=bodga' },
  ])
})

test('removing the last filter leaves no question mark', () => {
  expect(appliedFilters({ ...NONE, search: 'x' })).toMatchObject([{ without: '' }])
})

test('the applied filters are described in the order of the panel', () => {
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

test('order and page do not count as filters', () => {
  const filters: Filters = { ...NONE, sort: 'precio-asc', page: 3 }
  expect(appliedFilters(filters)).toEqual([])
})

test('several values of a filter are written one by one, and each has a chip that removes only itself', () => {
  const query = '?type=terreno&type=bodega&municipality=García&municipality=Apodaca&page=3'
  const filters = requestedFilters(new URLSearchParams(query), NUEVO_LEON)
  expect(listingQuery(filters)).toBe('?type=terreno&type=bodega&municipality=Apodaca&municipality=Garc%C3%ADa')
  expect(appliedFilters(filters)).toEqual([
    { key: 'type', label: 'Tipo: Terreno', without: '?type=bodega&municipality=Apodaca&municipality=Garc%C3%ADa' },
    { key: 'type', label: 'Tipo: Bodega', without: '?type=terreno&municipality=Apodaca&municipality=Garc%C3%ADa' },
    { key: 'municipality', label: 'Municipio: Apodaca', without: '?type=terreno&type=bodega&municipality=Garc%C3%ADa' },
    { key: 'municipality', label: 'Municipio: García', without: '?type=terreno&type=bodega&municipality=Apodaca' },
  ])
  expect(requestedTexts(readFilters(filters, CATALOGUE))).toEqual([
    'Tipo: Terreno o Bodega',
    'Municipio: Apodaca o García',
  ])
})

test('a count is shown in the singular and the plural', () => {
  expect([0, 1, 2, 1234].map((total) => countLabel(total))).toEqual([
    '0 propiedades',
    '1 propiedad',
    '2 propiedades',
    '1,234 propiedades',
  ])
})

test('clearing removes every filter and the page, and keeps the order', () => {
  expect(queryCleared(EVERY_FILTER)).toBe('?sort=superficie-desc')
  expect(queryCleared({ ...NONE, type: ['casa'], page: 3 })).toBe('')
})

test('prices of both currencies are compared in an order by price and in a price range', () => {
  const compares = (filters: Filters) => comparesPrices(filters.sort, allAppliedFilters(filters))
  expect(compares(NONE)).toBe(false)
  expect(compares({ ...NONE, sort: 'superficie-asc', minArea: 1 })).toBe(false)
  expect(compares({ ...NONE, sort: 'precio-asc' })).toBe(true)
  expect(compares({ ...NONE, minPriceCents: 0 })).toBe(true)
  expect(compares({ ...NONE, maxPriceCents: 100 })).toBe(true)
})

test('a surface in a search has its own chip, which removes only its words', () => {
  const filters = { ...NONE, search: 'bodega apodaca 2,000 m2', page: 3 }
  expect(allAppliedFilters(filters)).toEqual([
    { key: 'search', label: 'Búsqueda: bodega apodaca 2,000 m2', without: '' },
    {
      key: 'size',
      label: 'Cerca de 2,000\u00A0m²: de 1,500 a 2,500\u00A0m²',
      without: '?search=bodega+apodaca',
    },
  ])
})

test('a price in a search has its own chip, which removes only its words', () => {
  const filters = { ...NONE, search: 'bodega hasta 20 mil pesos 10 andenes 2,000 m2' }
  const chips = allAppliedFilters(filters)
  expect(chips.find(({ key }) => key === 'price')).toEqual({
    key: 'price',
    label: 'Hasta $20,000 MXN',
    without: '?search=bodega+10+andenes+2%2C000+m2',
  })
  expect(chips.find(({ key }) => key === 'size')?.without).toBe('?search=bodega+10+andenes+hasta+20+mil+pesos')
  expect(comparesPrices(filters.sort, chips)).toBe(true)
})

test('a price per surface in a search has its own chip, which removes only its words', () => {
  const filters = { ...NONE, search: 'bodega hasta 8 usd el m2 10 andenes 2,000 m2' }
  const chips = allAppliedFilters(filters)
  expect(chips.find(({ key }) => key === 'rate')).toEqual({
    key: 'rate',
    label: 'Hasta USD\u00A08 por m²',
    without: '?search=bodega+10+andenes+2%2C000+m2',
  })
  expect(chips.find(({ key }) => key === 'size')?.without).toBe('?search=bodega+10+andenes+hasta+8+usd+el+m2')
  expect(comparesPrices(filters.sort, chips)).toBe(true)
})

test.each([
  ['menos de 150 pesos el m2', 'Hasta $150 MXN por m²'],
  ['entre 5 y 6.5 dólares por m2', 'De USD\u00A05 a USD\u00A06.50 por m²'],
  ['$6 usd por pie cuadrado al año', 'Cerca de USD\u00A05.38: de USD\u00A04.04 a USD\u00A06.73 por m²'],
  ['más de 1.5 mdp', 'Desde $1,500,000 MXN, sin rentas'],
  ['entre 15 y 20 mil pesos', 'De $15,000 a $20,000 MXN'],
  ['20 mil pesos', 'Cerca de $20,000 MXN: de $15,000 a $25,000 MXN'],
])('«%s» has the chip «%s»', (search, label) => {
  expect(allAppliedFilters({ ...NONE, search }).at(-1)?.label).toBe(label)
})

test('a place has its own chip, which removes only the place; an unknown place has no chip', () => {
  const filters = { ...NONE, type: ['bodega'], vista: 'mapa', bbox: '-100.4,25.6,-100.2,25.8', page: 2 } as const
  expect(allAppliedFilters(filters).slice(1)).toEqual([
    { key: 'place-box', label: 'En la zona del mapa', without: '?type=bodega&vista=mapa' },
  ])
  const near = { ...filters, bbox: '', cerca: 'Huinalá, Apodaca', radio: '5' }
  expect(allAppliedFilters(near).slice(1)).toEqual([
    { key: 'place-circle', label: 'A 5 km de Huinalá, Apodaca', without: '?type=bodega&vista=mapa' },
  ])
  expect(chipsOf({ ...near, cerca: 'Narnia' })).toEqual([])
})

test.each([
  ['apodaca', 'Apodaca'],
  ['  HUINALA, apodaca ', 'Huinalá, Apodaca'],
  ['25.670, -100.310', '25.67, −100.31'],
  ['25.67 N, 100.31 O', '25.67, −100.31'],
])('a place written «%s» is shown as %s', (cerca, name) => {
  const chips = chipsOf({ ...NONE, cerca, radio: '5' })
  expect(chips.map(({ label }) => label)).toEqual([`A 5 km de ${name}`])
})

test('a fact of a type is shown with its unit, a checkbox by its name, a day in words', () => {
  const asked = parseFilters(
    new URLSearchParams('type=bodega&buildingClass=A&clearHeight=9.5&docks=4&power=1500&availableFrom=2027-01-15'),
  )
  expect(appliedFilters(asked).map(({ label }) => label)).toEqual([
    'Tipo: Bodega',
    'Clase: A',
    'Altura libre desde 9.5\u00A0m',
    'Andenes desde 4',
    'Energía desde 1,500\u00A0kVA',
    'Disponible a más tardar el 15/01/2027',
  ])
  const land = parseFilters(new URLSearchParams('type=terreno&landUse=industrial+ligero&corner=si&waterAtLot=si'))
  expect(appliedFilters(land).map(({ label }) => label)).toEqual([
    'Tipo: Terreno',
    'Uso de suelo: Industrial ligero',
    'En esquina',
    'Agua a pie de lote',
  ])
})

test('each fact in a search has a chip, which removes only its words', () => {
  const filters = { ...NONE, search: 'bodega 10 andenes 9 metros de altura apodaca 2,000 m2' }
  expect(allAppliedFilters(filters).slice(1)).toEqual([
    {
      key: 'search-docks',
      label: 'Andenes desde 10',
      without: '?search=bodega+9+metros+de+altura+apodaca+2%2C000+m2',
    },
    {
      key: 'search-clearHeight',
      label: 'Altura libre desde 9\u00A0m',
      without: '?search=bodega+10+andenes+apodaca+2%2C000+m2',
    },
    {
      key: 'size',
      label: 'Cerca de 2,000\u00A0m²: de 1,500 a 2,500\u00A0m²',
      without: '?search=bodega+apodaca+10+andenes+9+metros+de+altura',
    },
  ])
})

test.each([
  ['search=bodega con 4 andenes&clearHeight=6', ['clearHeight', 'docks']],
  ['type=oficina&capacity=20&maxFloorNumber=3', ['floorNumber', 'capacity']],
  ['category=renta&landUse=industrial&maxTerm=12&minPriceM2=100', ['landUse', 'pricePerM2', 'minimumTermMonths']],
  ['search=bodega&municipality=Apodaca&minPrice=1000', []],
])('%s asks for the facts %j', (query, facts) => {
  const request = readRequest(new URLSearchParams(query), CATALOGUE)
  const asked = askedFacts(appliedFilters(request.filters, derivedChips(request)))
  expect(asked.toSorted()).toEqual(facts.toSorted())
})
