import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters, anyProperty } from '#test/arbitrary-listing.ts'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { runs } from '#test/tier.ts'
import { derivedChips } from './derived-chips.ts'
import { list } from './list.ts'
import { readFilters, readRequest, requestedFilters, withFilters } from './read-request.ts'

const CATALOGUE = catalogueOf([
  { title: 'Nave con andenes', type: 'bodega', category: 'renta', municipality: 'Apodaca', docks: 12 },
  { title: 'Local de 10 andenes', type: 'local', category: 'renta', municipality: 'Apodaca', propertyId: 'PROP-215' },
  { title: 'Despacho', type: 'oficina', category: 'venta', municipality: 'Monterrey' },
])

const requestFor = (query: string) => readRequest(new URLSearchParams(query), CATALOGUE)

test.each([
  ['search=bodegas&type=&clearHeight=9', { type: ['bodega'], clearHeight: 9 }],
  ['search=terreno+apodaca&fronts=2', { type: ['terreno'], fronts: 2 }],
  ['search=bodegas&type=local&clearHeight=9&docks=2', { type: ['local'], clearHeight: 9, docks: null }],
  ['search=bodegas+y+locales&clearHeight=9', { type: [], clearHeight: null }],
  ['search=10+andenes&clearHeight=9', { type: ['bodega'], clearHeight: 9 }],
  ['search=3+frentes&corner=si', { type: ['terreno'], corner: 'si' }],
  ['search=apodaca&clearHeight=9', { type: [], clearHeight: null }],
  ['search=bodegas&clearHeight=', { type: [], clearHeight: null }],
])('%s', (query, filters) => {
  expect(requestedFilters(new URLSearchParams(query), NUEVO_LEON)).toMatchObject(filters)
})

test('a request has the filters, the place, the ID and the rest of the search', () => {
  const request = requestFor('search=PROP-215+apodaca+a+3+km+de+Huinalá&type=local&page=2&radio=cinco')
  expect(request.filters).toMatchObject({ type: ['local'], page: 2, radio: '' })
  expect(request.place).toMatchObject({ kilometres: 3, rest: 'PROP-215 apodaca' })
  expect(request.shapes).toMatchObject([{ kind: 'circle', kilometres: 3 }])
  expect([...(request.byCode?.rows ?? [])].map(({ id }) => id)).toEqual(['2'])
  expect(request.reading.search).toBe('PROP-215 apodaca')
  expect(request.narrowing.search).toBe('apodaca')
  expect(request.requirements['by name'].named).toEqual({ municipality: ['Apodaca'] })
})

test('an unknown place has its name, from the filters or the search', () => {
  expect(requestFor('cerca=Narnia&radio=5').unknownPlace).toBe('Narnia')
  expect(requestFor('search=bodega+a+5+km+de+Narnia').unknownPlace).toBe('Narnia')
  expect(requestFor('search=bodega').unknownPlace).toBeNull()
})

/** Words that are read differently beside a type, with a place and an ID in some of them. */
const SEARCHES = [
  '',
  '10 andenes',
  'bodega con oficinas',
  'con oficinas y 10 andenes',
  'clase a, 6 cajones',
  'local en esquina a 3 km de Huinalá',
  'PROP-215 con 10 andenes',
  'a 10 km de Narnia con consultorio',
  'casa de 4 recámaras cerca del aeropuerto',
]

test('any other filters give the same request as if they were read anew', () => {
  const properties = fc.sample(anyProperty(), { numRuns: 20, seed: 470 })
  const filters = fc
    .tuple(anyFilters(properties), fc.option(fc.constantFrom(...SEARCHES)))
    .map(([given, search]) => (search === null ? given : { ...given, search }))
  fc.assert(
    fc.property(filters, filters, fc.boolean(), (before, given, isSame) => {
      const after = isSame ? { ...given, search: before.search } : given
      expect(withFilters(readFilters(before, CATALOGUE), after)).toEqual(readFilters(after, CATALOGUE))
    }),
    { numRuns: runs(300) },
  )
})

test('a request belongs to its snapshot, whatever is read after it', () => {
  const other = catalogueOf([{ title: 'Otra nave', type: 'bodega', municipality: 'García' }])
  const titlesOf = (request: ReturnType<typeof requestFor>) => list(request).rows.map(({ title }) => title)
  const request = requestFor('search=bodega+10+andenes')
  const place = requestFor('search=local+cerca+del+aeropuerto')
  const later = readRequest(new URLSearchParams('search=bodega'), other)
  expect([titlesOf(later), titlesOf(request)]).toEqual([['Otra nave'], ['Nave con andenes']])
  expect(derivedChips(request).map(({ label }) => label)).toEqual(['Andenes desde 10'])
  expect(derivedChips(place).map(({ label }) => label)).toEqual(['A 5 km del Aeropuerto de Monterrey'])
})

test.each([
  ['10 andenes', { bodega: 1, local: 1 }],
  ['apodaca 10 andenes', { bodega: 1, local: 1 }],
  ['local 10 andenes', { local: 1 }],
  ['20 andenes', {}],
  ['PROP-215 10 andenes', { local: 1 }],
])('each type counts what it would find for «%s», with its own reading', (search, types) => {
  const request = requestFor(`search=${search}`)
  expect(list(request).facets.type).toEqual(types)
  for (const [type, total] of Object.entries(types))
    expect(list(requestFor(`search=${search}&type=${type}`)).rows).toHaveLength(total)
})
