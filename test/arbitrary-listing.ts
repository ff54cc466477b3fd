import fc from 'fast-check'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'
import { SORTS } from '#app/listing/search/sorts.ts'
import { AMENITIES, CONDITIONS } from '#app/catalogue/facts/amenities.ts'
import { BUILDING_CLASSES } from '#app/catalogue/facts/filtered-vocabulary.ts'
import { CONSTRUCTIONS, TOPOGRAPHIES, YES_NO } from '#app/catalogue/facts/technical-vocabulary.ts'
import type { FILTERS_BY_TYPE } from '#app/listing/search/filters-by-type.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { bareProperty } from './factories/property.ts'

const MUNICIPALITIES = ['Monterrey', 'San Nicolás de los Garza', 'García'] as const
const STATES = ['Nuevo León', 'Coahuila'] as const
const WORDS = [
  'Bodega',
  'Ñandú',
  'peñón',
  'A.C.',
  'local',
  '4 andenes',
  '100%',
  'm²',
  'esq._2',
  'O"Brien',
  "L'Oca",
  'C:\\',
  'de',
  'Ó',
  '🏢',
]
/** Texts that break a LIKE pattern, a quoted phrase or an FTS query if they are not escaped. */
const HOSTILE = [
  '%',
  '_',
  '\\',
  '"',
  "'",
  '""',
  '*',
  '^',
  '(',
  ')',
  'AND',
  'or',
  'NOT',
  'near(',
  'title:',
  '-',
  '%%%',
  '"a',
  '\\_',
  'searchText : x',
  '🏢',
  'zzz',
  '\u00B4',
]
/** Names that people use for filter values, and areas. */
const NAMES = [
  'bodegas',
  'nave',
  'depas',
  'consultorio',
  'rentar',
  'en venta',
  'San Nicolás',
  'mty',
  'N.L.',
  'coahuila',
  '180 m2',
  'hasta 250 m2',
  'de 100 a 400 m2',
  'bodega más de 300 m2',
  'hasta 20 mil pesos',
  'menos de 150 pesos el m2',
  'más de 8 usd por m2',
  'local de 15 a 30 mil',
  '4 andenes',
  '9 m de altura libre',
  'bodega clase a',
  '6 cajones',
  'local en esquina',
  'nave a la medida',
  'terreno plano',
]
const MOST_PRICES = [100_00, 45_000_00, 45_000_01, 810_000_00, 99_999_999_999_999]
const AREAS = [0, 85.5, 180, 2400.01, 50_000]

/** Facts of one type, of several and of all; many properties lack them. */
const FACTS = {
  clearHeight: [6, 9, 9.5, 12],
  docks: [0, 4, 10],
  buildingClass: BUILDING_CLASSES,
  corner: YES_NO,
  divisibleFrom: [100, 300],
  officeArea: [0, 120.5],
  construction: CONSTRUCTIONS,
  topography: TOPOGRAPHIES,
  elevators: [1, 6],
  landUse: ['Industrial', 'Comercial y de servicios', 'Comercial, no industrial'],
  parkingSpaces: [0, 6, 40],
  availableFrom: ['2026-12-01', '2027-06-30'],
} as const satisfies Partial<Record<keyof typeof FILTERS_BY_TYPE, readonly (string | number)[]>>

/** Filters whose facts have other names. */
const RENAMED = {
  condition: CONDITIONS,
  maxTerm: [6, 12],
} as const satisfies Partial<Record<keyof typeof FILTERS_BY_TYPE, readonly (string | number)[]>>

/** Properties with few distinct values, so that filters match and sorting has ties. */
export function anyProperty(): fc.Arbitrary<PropertyInput> {
  const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  const filled = fc.record({
    title: text,
    description: fc.option(text),
    // A word that nearly all properties have, so that a text search can have more than a thousand hits.
    location: fc.oneof(
      { weight: 9, arbitrary: text.map((words) => `Centro ${words}`) },
      { weight: 1, arbitrary: text },
    ),
    address: fc.option(text),
    propertyId: fc.option(fc.constantFrom('PROP-001', 'L_7', '50%')),
    municipality: fc.option(fc.constantFrom(...MUNICIPALITIES)),
    state: fc.option(fc.constantFrom(...STATES)),
    priceCents: fc.option(fc.constantFrom(...MOST_PRICES)),
    currency: fc.constantFrom(...CURRENCIES),
    area: fc.option(fc.constantFrom(...AREAS)),
    minimumTermMonths: fc.option(fc.constantFrom(6, 12, 36)),
    amenities: fc.subarray([...AMENITIES], { maxLength: 4 }),
    type: fc.constantFrom(...PROPERTY_TYPES),
    category: fc.constantFrom(...CATEGORIES),
    status: fc.oneof(
      { weight: 6, arbitrary: fc.constant('disponible' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...STATUSES) },
    ),
  })
  const facts = fc.record(
    Object.fromEntries(Object.entries(FACTS).map(([name, values]) => [name, fc.option(fc.constantFrom(...values))])),
  )
  return fc.tuple(filled, facts).map(([property, known]) => bareProperty({ ...property, ...known }))
}

/** Filters that people, crawlers and attackers send, half of their values from the catalogue itself. */
export function anyFilters(catalogue: readonly PropertyInput[]): fc.Arbitrary<Filters> {
  const search = anySearch(catalogue.flatMap(({ title, description, address }) => [title, description, address]))
  const location = anySearch(
    catalogue.flatMap((property) => [property.location, property.municipality, property.state]),
  )
  const asked = fc.record({
    search: rarely(search, ''),
    location: rarely(location, ''),
    municipality: rarely(fc.subarray([...MUNICIPALITIES, 'Apodaca'], { minLength: 1, maxLength: 2 }), []),
    state: rarely(fc.constantFrom(...STATES, 'Jalisco'), null),
    type: rarely(fc.subarray([...PROPERTY_TYPES], { minLength: 1, maxLength: 2 }), []),
    category: rarely(fc.constantFrom(...CATEGORIES), null),
    minPriceCents: rarely(anyPrice(), null),
    maxPriceCents: rarely(anyPrice(), null),
    minArea: rarely(anyArea(), null),
    maxArea: rarely(anyArea(), null),
    sort: fc.constantFrom(...SORTS),
    page: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(30, 200, 1_000_000)),
  })
  const byType = fc.record(
    Object.fromEntries(
      Object.entries({ ...FACTS, ...RENAMED }).map(([name, values]) => [
        name,
        fc.oneof(
          { weight: 5, arbitrary: fc.constant('') },
          { weight: 1, arbitrary: fc.constantFrom(...values.map(String), 'industrial') },
        ),
      ]),
    ),
  )
  // Filters that this test does not know, or that the type lacks, have no effect.
  return fc.tuple(asked, byType).map(([filters, facts]) => {
    const known = parseFilters(new URLSearchParams({ ...facts, type: filters.type.join(',') }))
    return { ...known, ...filters }
  })
}

function rarely<T, D>(arbitrary: fc.Arbitrary<T>, otherwise: D): fc.Arbitrary<T | D> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 2, arbitrary })
}

function anyPrice() {
  const near = fc.tuple(fc.constantFrom(0, ...MOST_PRICES, 45_000_00 * 18), fc.integer({ min: -1, max: 1 }))
  return near.map(([price, shift]) => Math.max(0, price + shift))
}

function anyArea() {
  return fc.oneof(fc.constantFrom(...AREAS), fc.constantFrom(0.01, 85.49, 2400, 999_999_999.99))
}

/** One to three pieces of real texts with other case or accents, or something hostile. */
function anySearch(texts: readonly (string | null)[]): fc.Arbitrary<string> {
  const real = texts.filter((text) => text !== null)
  const piece = fc
    .tuple(fc.constantFrom(...real), fc.nat({ max: 30 }), fc.integer({ min: 1, max: 9 }), fc.nat({ max: 3 }))
    .map(([text, start, length, letters]) =>
      disguised(
        [...text]
          .slice(start % text.length)
          .slice(0, length)
          .join(''),
        letters,
      ),
    )
  const anyPiece = fc.oneof(
    { weight: 4, arbitrary: piece },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.constantFrom(...NAMES) },
  )
  return fc.array(anyPiece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(' '))
}

function disguised(text: string, letters: number): string {
  if (letters === 1) return text.toUpperCase()
  if (letters === 2) return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (letters === 3) return text.replaceAll(/[aeioun]/g, '$&\u0301')
  return text
}
