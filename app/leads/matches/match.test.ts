import { expect, test } from 'vitest'
import type { StoredRow } from '#app/catalogue/catalogue-row.ts'
import { encodeArea } from '#app/catalogue/place/area-code.ts'
import { withRate } from '#app/catalogue/catalogue.ts'
import type { LeadRequirement } from '#app/leads/requirements/requirement.ts'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { listingQueryOf, matchText, placeFault, propertiesFor, readRequirement } from './match.ts'
import { leadsFor } from './seeking.ts'

const TODAY = '2026-11-20'
const BODEGA = {
  type: 'bodega',
  category: 'renta',
  status: 'disponible',
  municipality: 'Apodaca',
  state: 'Nuevo León',
  area: 1_000,
  priceCents: 10_000_000,
  docks: 8,
} as const satisfies Partial<StoredRow>

function requirementOf(query: string, fields: Partial<LeadRequirement> = {}): LeadRequirement {
  return { number: 1, query, leastDollars: null, mostDollars: null, neededBy: null, note: null, ...fields }
}

function openCatalogue(rows: readonly Partial<StoredRow>[]) {
  return withRate(catalogueOf(rows.map((row) => ({ ...BODEGA, ...row }))), { pesosPerDollar: 20, day: TODAY })
}

/** Ids and texts, the best first, of what both directions find. */
function found(requirement: LeadRequirement, ...rows: Partial<StoredRow>[]) {
  const catalogue = openCatalogue(rows)
  const read = readRequirement(requirement, catalogue, { today: TODAY })
  const matches = propertiesFor(read, catalogue).map((match) => ({ id: match.row.id, ...matchText(read, match) }))
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  for (const { id } of catalogue.all) {
    const offers = catalogue.offers.filter((row) => row.id === id)
    const leads = leadsFor(offers, [{ id: 'eva', requirements: [requirement] }], { catalogue, today: TODAY })
    const own = matches.filter((match) => match.id === id)
    expect(leads.map(({ reasons, miss }) => ({ id, reasons, miss }))).toEqual(own)
  }
  return matches.map(({ id, reasons, miss }) => [id, reasons.map(plain).join(', '), miss && plain(miss)])
}

test('a property with everything says why, and one that misses one thing says which', () => {
  const wanted = requirementOf('?category=renta&type=bodega&municipality=Apodaca&maxPrice=100000&minArea=1000&docks=10')
  expect(
    found(
      wanted,
      { docks: 8 },
      { docks: 12, area: 1_400 },
      { docks: 10 },
      { docks: 10, municipality: 'García' },
      { docks: 10, category: 'venta' },
      { docks: 10, type: 'local' },
      { docks: 10, priceCents: 11_400_000 },
      { docks: 10, priceCents: 11_600_000 },
      { docks: 10, area: 900 },
      { docks: 10, area: 840 },
      { docks: 8, area: 900 },
      { docks: null },
      { docks: 10, status: 'pausada' },
      { docks: 10, priceCents: null },
    ),
  ).toEqual([
    ['3', 'Apodaca, $100,000 MXN/mes, 1,000 m², 10 andenes', null],
    ['2', 'Apodaca, $100,000 MXN/mes, 1,400 m², 12 andenes', null],
    ['9', 'Apodaca, $100,000 MXN/mes, 10 andenes', 'pide 1,000 m², tiene 900 m²'],
    ['7', 'Apodaca, 1,000 m², 10 andenes', 'pide hasta $100,000 MXN, cuesta $114,000 MXN/mes'],
    ['14', 'Apodaca, 1,000 m², 10 andenes', 'pide hasta $100,000 MXN, no tiene precio'],
    ['1', 'Apodaca, $100,000 MXN/mes, 1,000 m²', 'pide 10 andenes, tiene 8'],
    ['12', 'Apodaca, $100,000 MXN/mes, 1,000 m²', 'pide 10 andenes, no lo dice'],
  ])
})

test('a sentence is read as on the listing', () => {
  const wanted = requirementOf('?search=bodega+en+renta+en+apodaca+con+10+andenes+hasta+100+mil')
  expect(
    found(
      wanted,
      { docks: 10 },
      { docks: 8 },
      { docks: 10, type: 'oficina' },
      { docks: null, description: '10 andenes' },
    ),
  ).toEqual([
    ['4', 'Apodaca, $100,000 MXN/mes, andenes desde 10', null],
    ['1', 'Apodaca, $100,000 MXN/mes, 10 andenes', null],
    ['2', expect.stringContaining('Apodaca'), 'pide 10 andenes, tiene 8'],
  ])
})

test('currencies are compared at the rate of reference, and the text says so', () => {
  const inDollars = requirementOf('?type=bodega', { mostDollars: 500_000 })
  expect(found(inDollars, { priceCents: 9_000_000 }, { currency: 'USD', priceCents: 520_000 })).toEqual([
    ['1', '$90,000 MXN/mes, unos USD 4,500 al tipo de cambio', null],
    ['2', '', 'pide hasta USD 5,000, cuesta USD 5,200 /mes'],
  ])
  expect(found(requirementOf('?type=bodega&maxPrice=100000'), { currency: 'USD', priceCents: 450_000 })).toEqual([
    ['1', 'USD 4,500 /mes, unos $90,000 MXN al tipo de cambio', null],
  ])
  expect(listingQueryOf(inDollars, openCatalogue([]))).toBe('?type=bodega&maxPrice=100000')
})

test('the operation that fits is the one that counts', () => {
  const both = { secondCategory: 'venta', secondPriceCents: 1_500_000_000 } as const
  expect(found(requirementOf('?category=venta&maxPrice=20000000'), both, {})).toEqual([['1', '$15,000,000 MXN', null]])
})

test('what is needed by a day is a fact, and a day in the past means today', () => {
  const wanted = (neededBy: string) => requirementOf('?type=bodega', { neededBy })
  const late = { availableFrom: '2026-11-25' }
  expect(found(wanted('2026-12-01'), late)).toEqual([['1', 'disponible el 25 nov 2026', null]])
  expect(found(wanted('2026-11-01'), late, { availableFrom: '2026-11-10' }, {})).toEqual([
    ['3', 'disponible ya', null],
    ['2', 'disponible el 10 nov 2026', null],
    ['1', '', 'se necesita el 20 nov 2026, está disponible el 25 nov 2026'],
  ])
})

test('facts that are chosen say what the property has', () => {
  const wanted = requirementOf('?type=bodega&railSpur=si&fireProtection=rociadores')
  expect(found(wanted, { railSpur: 'no', fireProtection: 'rociadores' }, { railSpur: 'si' })).toEqual([
    ['2', 'espuela de ferrocarril', 'pide contra incendio: Rociadores, no lo dice'],
    ['1', 'contra incendio: Rociadores', 'pide espuela de ferrocarril, no lo tiene'],
  ])
})

test('a drawn area, also one outside of the state, is where the public point must lie', () => {
  const around = (latitude: number, longitude: number) =>
    encodeArea([
      { latitude: latitude - 0.1, longitude: longitude - 0.1 },
      { latitude: latitude - 0.1, longitude: longitude + 0.1 },
      { latitude: latitude + 0.1, longitude },
    ])
  const row = { publicLatitude: 25.78, publicLongitude: -100.18 }
  expect(found(requirementOf(`?area=${around(25.78, -100.18)}`), row, {})).toEqual([['1', 'Apodaca', null]])
  const outside = requirementOf(`?area=${around(19.4, -99.1)}`)
  expect(found(outside, row, {})).toEqual([])
  expect(placeFault(outside, openCatalogue([]))).toBe('El área queda fuera de Nuevo León')
  expect(placeFault(requirementOf(`?area=${around(25.78, -100.18)}`), openCatalogue([]))).toBeNull()
})

test('impossible ranges, unknown places and broken queries find nothing or everything, without a failure', () => {
  expect(found(requirementOf('?minPrice=200000&maxPrice=100'), {})).toEqual([])
  expect(found(requirementOf('?minArea=2000&maxArea=100'), {})).toEqual([])
  expect(found(requirementOf('?cerca=la+luna&radio=5'), {})).toEqual([])
  expect(found(requirementOf('?%E0%A4%A&type=castillo'), {})).toHaveLength(1)
})
