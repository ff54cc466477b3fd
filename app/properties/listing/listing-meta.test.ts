import { expect, test } from 'vitest'
import { parseFilters } from './filters.ts'
import {
  canonicalPath,
  isFreeText,
  listingDescription,
  listingName,
  listingTitle,
  wantedMessage,
} from './listing-meta.ts'

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
  expect(listingTitle(filtersOf(''))).toBe('Propiedades en Nuevo León · Cerro Norte')
  expect(listingTitle(filtersOf('search=andenes&location=Huinalá&type=bodega&page=3'))).toBe(
    '«andenes, Huinalá» · Bodegas en Nuevo León · Página 3 · Cerro Norte',
  )
})

test('the description begins with the name', () => {
  expect(listingDescription(filtersOf('type=oficina'))).toMatch(/^Oficinas en Nuevo León: /)
})

test('one canonical address for one list', () => {
  expect(canonicalPath(filtersOf('page=1&search=&type=&sort=recientes&utm_source=x'))).toBe('/propiedades')
  expect(canonicalPath(filtersOf('page=2&category=renta&type=local'))).toBe(
    '/propiedades?type=local&category=renta&page=2',
  )
})

test('only free text keeps a page from search engines', () => {
  expect(isFreeText(filtersOf('search=andenes'))).toBe(true)
  expect(isFreeText(filtersOf('location=Centro'))).toBe(true)
  expect(isFreeText(filtersOf('type=local&municipality=Monterrey&minPrice=5&page=2'))).toBe(false)
})

test('the firm is told what could not be found', () => {
  expect(wantedMessage(filtersOf('type=terreno&search=silo'))).toBe(
    'Hola, no encontré en su página lo que busco. ¿Me ayudan a encontrarlo?\nBúsqueda: silo\nTipo: Terreno',
  )
})
