import { expect, test } from 'vitest'
import { parseFilters } from '#app/listing/search/filters.ts'
import { listingDescription, listingHeading, listingName, listingTitle } from './listing-meta.ts'
import { wantedMessage } from './wanted-message.ts'

function filtersOf(query: string) {
  return parseFilters(new URLSearchParams(query))
}

test.each([
  ['', 'Propiedades en Nuevo León'],
  ['category=renta', 'Propiedades en renta en Nuevo León'],
  ['type=local&category=traspaso', 'Locales comerciales en traspaso en Nuevo León'],
  ['type=bodega&category=renta&municipality=Apodaca&state=Nuevo+León', 'Bodegas en renta en Apodaca'],
  ['type=terreno&state=Coahuila', 'Terrenos en Coahuila'],
])('«%s» is called «%s»', (query, name) => expect(listingName(filtersOf(query))).toBe(name))

test('the title names what was looked for and the page', () => {
  expect(listingTitle(filtersOf(''))).toBe('Propiedades en Nuevo León')
  expect(listingTitle(filtersOf('search=andenes&location=Huinalá&type=bodega&page=3'))).toBe(
    '«andenes, Huinalá» · Bodegas en Nuevo León · Página 3',
  )
})

test('the description begins with the name', () => {
  expect(listingDescription(filtersOf('type=oficina'), 'Cerro Norte')).toMatch(/^Oficinas en Nuevo León: /)
})

test('no two pages of the listing are described alike', () => {
  const [first, second] = ['', 'page=2'].map((query) => listingDescription(filtersOf(query), 'Cerro Norte'))
  expect(second).toContain('Página 2.')
  expect(first).not.toContain('Página')
})

test('the firm is told what could not be found', () => {
  expect(wantedMessage(filtersOf('type=terreno&search=silo'))).toBe(
    'Hola, no encontré en su página lo que busco. ¿Me ayudan a encontrarlo?\nBúsqueda: silo\nTipo: Terreno',
  )
})

test.each([
  ['', 'Propiedades'],
  ['search=andenes&minArea=500&location=centro', 'Propiedades'],
  ['type=bodega&category=renta&municipality=Apodaca', 'Bodegas en renta en Apodaca'],
  ['state=Coahuila', 'Propiedades en Coahuila'],
  // Those of other states are in it too.
  ['type=bodega&category=renta', 'Bodegas en renta'],
])('«%s» stands under the heading «%s»', (query, heading) => expect(listingHeading(filtersOf(query))).toBe(heading))
