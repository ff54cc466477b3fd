import { describe, expect, test } from 'vitest'
import { MUNICIPALITIES } from '#app/catalogue/facts/places.ts'
import { CATEGORIES, PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import {
  commonSearchFor,
  commonSearchName,
  commonSearchPath,
  commonSearchTrail,
  listedSearches,
  readCommonSearch,
  relatedSearches,
  searchesOfDay,
} from './common-search.ts'
import { searchSummary } from './search-summary.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import type { Places } from '#app/catalogue/place/places.ts'

const RENT = { category: 'renta', type: null, municipality: null } as const
const RENTED_STORES = { ...RENT, type: 'bodega' } as const
const IN_APODACA = { ...RENTED_STORES, municipality: 'Apodaca' } as const

describe('the address of a common search', () => {
  test('is read back as its search, for every possible one', () => {
    const paths = new Set<string>()
    for (const category of CATEGORIES)
      for (const type of PROPERTY_TYPES)
        for (const municipality of MUNICIPALITIES)
          for (const search of commonSearchTrail({ category, type, municipality })) {
            const path = commonSearchPath(search)
            expect(readCommonSearch(path.split('/').slice(2), NUEVO_LEON)).toEqual(search)
            paths.add(path)
          }
    expect(paths.size).toBe(3 + 3 * 6 + 3 * 6 * 51)
  })

  test('is read in upper and lower case', () => {
    expect(readCommonSearch(['RENTA', 'Bodega', 'San Nicolás de los Garza'], NUEVO_LEON)).toEqual({
      ...RENTED_STORES,
      municipality: 'San Nicolás de los Garza',
    })
  })

  test.each([[[]], [['regalo']], [['renta', 'castillo']], [['renta', 'bodega', 'madrid']], [['renta', '', 'apodaca']]])(
    '%j is not the address of a common search',
    (words) => expect(readCommonSearch(words, NUEVO_LEON)).toBeNull(),
  )
})

test('the name has operation, type and place', () => {
  expect([RENT, RENTED_STORES, IN_APODACA].map(commonSearchName)).toEqual([
    'Propiedades en renta',
    'Bodegas en renta',
    'Bodegas en renta en Apodaca',
  ])
})

test('a property outside the listed municipalities counts for its type', () => {
  const search = (municipality: string, state: string | null) =>
    commonSearchFor({ ...IN_APODACA, municipality, state }, NUEVO_LEON)
  expect([search('Saltillo', 'Nuevo León'), search('Torreón', 'Coahuila')]).toEqual([RENTED_STORES, RENTED_STORES])
  expect([search('Apodaca', 'Nuevo León'), search('Apodaca', null)]).toEqual([IN_APODACA, IN_APODACA])
  expect(search('Saltillo', 'Coahuila')).toEqual({ ...IN_APODACA, municipality: 'Saltillo' })
})

describe('municipalities of the same name', () => {
  const places: Places = {
    ...NUEVO_LEON,
    states: [...NUEVO_LEON.states, { state: 'Chihuahua', municipalities: ['Juárez'] }],
  }
  const BOTH = ['Juárez (Nuevo León)', 'Juárez (Chihuahua)'] as const

  test('have addresses and names with their states', () => {
    const searches = (['Nuevo León', 'Chihuahua'] as const).map((state) =>
      commonSearchFor({ ...IN_APODACA, municipality: 'Juárez', state }, places),
    )
    expect(searches.map(({ municipality }) => municipality)).toEqual(BOTH)
    expect(searches.map(commonSearchPath)).toEqual([
      '/propiedades/renta/bodega/juarez-nuevo-leon',
      '/propiedades/renta/bodega/juarez-chihuahua',
    ])
    expect(searches.map((search) => commonSearchPath(search).split('/').slice(2)).map(read)).toEqual(searches)
  })

  test('are the first of their states at an address without a state', () => {
    expect(read(['renta', 'bodega', 'juarez'])?.municipality).toBe(BOTH[0])
  })

  function read(words: readonly string[]) {
    return readCommonSearch(words, places)
  }
})

describe('a zone of a municipality', () => {
  const huinala = { name: 'Huinalá', synonyms: [], municipality: 'Apodaca', state: 'Nuevo León' as const }
  const places: Places = { ...NUEVO_LEON, zones: [{ ...huinala, latitude: 25.7, longitude: -100.2 }] }
  const IN_ZONE = { ...IN_APODACA, zone: 'Huinalá' }

  test('has an address below that of its municipality, a name and a place in the trail', () => {
    expect(commonSearchPath(IN_ZONE)).toBe('/propiedades/renta/bodega/apodaca/huinala')
    expect(readCommonSearch(['renta', 'bodega', 'apodaca', 'HUINALÁ'], places)).toEqual(IN_ZONE)
    expect(commonSearchName(IN_ZONE)).toBe('Bodegas en renta en Huinalá, Apodaca')
    expect(commonSearchTrail(IN_ZONE)).toEqual([RENT, RENTED_STORES, IN_APODACA, IN_ZONE])
  })

  test.each([
    ['of another municipality', ['renta', 'bodega', 'guadalupe', 'huinala']],
    ['that the agency does not have', ['renta', 'bodega', 'apodaca', 'centro']],
  ])('%s has no page', (_name, words) => expect(readCommonSearch(words, places)).toBeNull())

  test('narrows its municipality, and is similar to its other zones', () => {
    const other = { ...IN_APODACA, zone: 'El Mezquital' }
    expect(relatedSearches([IN_APODACA, IN_ZONE, other], IN_APODACA)).toEqual([IN_ZONE, other])
    expect(relatedSearches([IN_APODACA, IN_ZONE, other], IN_ZONE)).toEqual([other])
    expect(listedSearches([IN_APODACA, IN_ZONE])).toEqual([IN_APODACA])
  })
})

describe('the related searches', () => {
  const FOUND = [
    RENT,
    { ...RENT, category: 'venta' },
    RENTED_STORES,
    { ...RENT, type: 'local' },
    { ...RENTED_STORES, category: 'venta' },
    IN_APODACA,
    { ...IN_APODACA, municipality: 'Monterrey' },
    { ...IN_APODACA, type: 'local' },
    { ...IN_APODACA, type: 'local', category: 'venta' },
  ] as const

  test('are narrower ones and those that differ in one part', () => {
    expect(relatedSearches(FOUND, RENT)).toEqual([FOUND[2], FOUND[3], FOUND[1]])
    expect(relatedSearches(FOUND, RENTED_STORES)).toEqual([FOUND[5], FOUND[6], FOUND[3], FOUND[4]])
    expect(relatedSearches(FOUND, IN_APODACA)).toEqual([FOUND[6], FOUND[7]])
  })

  test('of the listing are every operation and type, and the municipalities with most properties', () => {
    const many = MUNICIPALITIES.map((municipality) => ({ ...IN_APODACA, municipality }))
    expect(listedSearches([...FOUND.slice(0, 5), ...many])).toEqual([...FOUND.slice(0, 5), ...many.slice(0, 12)])
  })
})

describe('the text of a common search', () => {
  const AREA = { least: 450, most: 12_000 }

  test('has the number of properties, their sizes and their prices by currency', () => {
    const prices = [
      { currency: 'MXN', count: 12, least: 4_500_000, most: 120_000_050 },
      { currency: 'USD', count: 2, least: 500_000, most: 500_000 },
    ] as const
    expect(searchSummary(IN_APODACA, { total: 14, area: AREA, prices }).replaceAll('\u00A0', ' ')).toBe(
      'Hay 14 bodegas en renta en Apodaca, de 450 m² a 12,000 m². Rentas de $45,000 MXN a $1,200,000.50 MXN al mes. Dos más en dólares, de USD 5,000 al mes.',
    )
  })

  test('uses the singular for one property and leaves out unknown facts', () => {
    expect(searchSummary({ ...IN_APODACA, type: 'local' }, { total: 1, area: null, prices: [] })).toBe(
      'Hay 1 local comercial en renta en Apodaca.',
    )
    expect(searchSummary(RENT, { total: 1, area: null, prices: [] })).toBe('Hay 1 propiedad en renta.')
  })

  test.each([
    ['renta', 'MXN', 'Hay 1 propiedad en renta. Renta: $45,000 MXN al mes.'],
    ['renta', 'USD', 'Hay 1 propiedad en renta. Renta: USD 45,000 al mes.'],
    ['venta', 'MXN', 'Hay 1 propiedad en venta. Precio: $45,000 MXN.'],
    ['traspaso', 'MXN', 'Hay 1 propiedad en traspaso. Traspaso: $45,000 MXN.'],
  ] as const)('has one price for a single property for %s in %s', (category, currency, text) => {
    const prices = [{ currency, count: 1, least: 4_500_000, most: 4_500_000 }]
    const summary = searchSummary({ ...RENT, category }, { total: 1, area: null, prices })
    expect(summary.replaceAll('\u00A0', ' ')).toBe(text)
  })
})

describe('the examples of a day', () => {
  const searches = PROPERTY_TYPES.flatMap((type) => [
    { category: 'renta', type, municipality: 'Apodaca' } as const,
    { category: 'venta', type, municipality: 'Apodaca' } as const,
  ])

  test('are three of different types, and others on the next day', () => {
    const [today, tomorrow] = ['2026-11-20', '2026-11-21'].map((day) => searchesOfDay(searches, day))
    expect(today).toHaveLength(3)
    expect(new Set(today?.map(({ name }) => name.split(' ')[0])).size).toBe(3)
    expect(tomorrow).not.toEqual(today)
    expect(searchesOfDay(searches, '2026-11-20')).toEqual(today)
  })

  test('are the wider searches where no property names its municipality, and none of an empty catalogue', () => {
    expect(searchesOfDay([RENT, RENTED_STORES], '2026-11-20')).toEqual([
      { path: '/propiedades/renta/bodega', name: 'Bodegas en renta' },
    ])
    expect(searchesOfDay([], '2026-11-20')).toEqual([])
  })
})
