import { expect, test } from 'vitest'
import { requestedFilters } from '#app/listing/search/read-request.ts'
import { listingDescription, listingHeading, listingName, listingTitle } from './listing-meta.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const HOME = 'Nuevo León'
const NAMES = { agency: 'Cerro Norte', home: HOME }

function filtersOf(query: string) {
  return requestedFilters(new URLSearchParams(query), NUEVO_LEON)
}

test.each([
  ['', 'Propiedades en Nuevo León'],
  ['category=renta', 'Propiedades en renta en Nuevo León'],
  ['type=local&category=traspaso', 'Locales comerciales en traspaso en Nuevo León'],
  ['type=bodega&category=renta&municipality=Apodaca&state=Nuevo+León', 'Bodegas en renta en Apodaca'],
  ['type=terreno&state=Coahuila', 'Terrenos en Coahuila'],
  [
    'type=bodega&type=terreno&category=renta&municipality=Apodaca&municipality=General+Escobedo',
    'Terrenos o bodegas en renta en General Escobedo o Apodaca',
  ],
  ['type=local&type=bodega&type=oficina&type=casa', 'Casas, oficinas o 2 tipos más en Nuevo León'],
  ['type=bodega&type=local', 'Locales comerciales o bodegas en Nuevo León'],
  [
    'municipality=Apodaca&municipality=García&municipality=Guadalupe&municipality=Monterrey',
    'Propiedades en Monterrey, Guadalupe o 2 municipios más',
  ],
])('the list of «%s» is named «%s»', (query, name) => expect(listingName(filtersOf(query), HOME)).toBe(name))

test('the title has the search, the name and the page', () => {
  expect(listingTitle(filtersOf(''), HOME)).toBe('Propiedades en Nuevo León')
  expect(listingTitle(filtersOf('search=andenes&location=Huinalá&type=bodega&page=3'), HOME)).toBe(
    '«andenes, Huinalá» · Bodegas en Nuevo León · Página 3',
  )
})

test('the description begins with the name', () => {
  expect(listingDescription(filtersOf('type=oficina'), NAMES)).toMatch(/^Oficinas en Nuevo León: /)
})

test('each page of the listing has its own description', () => {
  const [first, second] = ['', 'page=2'].map((query) => listingDescription(filtersOf(query), NAMES))
  expect(second).toContain('Página 2.')
  expect(first).not.toContain('Página')
})

test.each([
  ['', 'Propiedades'],
  ['search=andenes&minArea=500&location=centro', 'Propiedades'],
  ['type=bodega&category=renta&municipality=Apodaca', 'Bodegas en renta en Apodaca'],
  ['state=Coahuila', 'Propiedades en Coahuila'],
  ['municipality=Apodaca&municipality=García', 'Propiedades en Apodaca o García'],
  // The list includes other states.
  ['type=bodega&category=renta', 'Bodegas en renta'],
])('the list of «%s» has the heading «%s»', (query, heading) => expect(listingHeading(filtersOf(query))).toBe(heading))
