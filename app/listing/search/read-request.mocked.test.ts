import { beforeEach, expect, test, vi } from 'vitest'
import { findMap } from '#app/listing/map/find-map.ts'
import { mapPart } from '#app/listing/map/map-html.server.ts'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { derivedChips, requestedTexts } from './derived-chips.ts'
import { findByCode } from './find-by-code.ts'
import { listCorrected } from './list.ts'
import { listingPage } from './listing-page.ts'
import { placeInSearch } from './place-in-search.ts'
import { readRequest, withFilters } from './read-request.ts'
import { readSearch } from './read-search.ts'

// The real functions, counted.
vi.mock('./place-in-search.ts', { spy: true })
vi.mock('./find-by-code.ts', { spy: true })
vi.mock('./read-search.ts', { spy: true })

const CATALOGUE = catalogueOf([
  { title: 'Nave con andenes', type: 'bodega', category: 'renta', municipality: 'Apodaca', docks: 12, area: 900 },
  { title: 'Local de 10 andenes', type: 'local', category: 'renta', municipality: 'Apodaca', propertyId: 'PROP-215' },
  { title: 'Despacho clase A', type: 'oficina', category: 'venta', municipality: 'Monterrey', buildingClass: 'A' },
])

beforeEach(() => {
  vi.clearAllMocks()
})

/** Everything that a page of the listing shows, and its map. */
function showAll(query: string) {
  const request = readRequest(new URLSearchParams(query), CATALOGUE)
  const result = listCorrected(request)
  const sorted = withFilters(request, { ...request.filters, sort: 'precio-asc' })
  return [
    listingPage(result),
    findMap(result.query),
    mapPart(sorted, null, 1),
    derivedChips(sorted),
    requestedTexts(sorted),
  ]
}

test.each([
  'search=bodega+apodaca',
  'search=bodega+en+renta+hasta+90+mil+pesos&type=bodega&sort=precio-asc',
  'search=nave+cerca+del+aeropuerto&vista=mapa',
  'search=bodega+de+900+m2+a+3+km+de+Huinalá',
  'search=local&cerca=Narnia&radio=5',
  'search=despacho&category=venta&municipality=Monterrey',
])('?%s is read once for all that the page shows', (query) => {
  showAll(query)
  expect(vi.mocked(placeInSearch)).toHaveBeenCalledOnce()
  expect(vi.mocked(findByCode)).toHaveBeenCalledOnce()
  expect(vi.mocked(readSearch)).toHaveBeenCalledOnce()
})

test.each([
  ['search=PROP-215+apodaca', 2],
  ['search=10+andenes', 3],
  ['search=20+andenes+apodaca&literal=1', 3],
  ['search=clase+a+cerca+del+aeropuerto', 4],
  ['search=10+andenes&type=bodega', 2],
])('?%s is read %d times: again beside an ID, and for the types that have its facts', (query, times) => {
  showAll(query)
  expect(vi.mocked(placeInSearch)).toHaveBeenCalledOnce()
  expect(vi.mocked(findByCode)).toHaveBeenCalledOnce()
  expect(vi.mocked(readSearch).mock.calls.map(([search, , type]) => `${search}: ${type}`)).toHaveLength(times)
})
