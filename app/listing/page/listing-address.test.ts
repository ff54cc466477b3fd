import { expect, test } from 'vitest'
import { parseFilters } from '#app/listing/search/filters.ts'
import { listingAddress } from './listing-address.ts'

function addressOf(query: string, total = 20) {
  return listingAddress(parseFilters(new URLSearchParams(query)), total)
}

test.each([
  ['', '/propiedades'],
  ['page=1&search=&type=&sort=recientes&utm_source=x', '/propiedades'],
  ['page=2', '/propiedades?page=2'],
])('each page of the unfiltered catalogue (%j) has its address: %s', (query, path) =>
  expect(addressOf(query)).toEqual({ path, noindex: false }),
)

test.each([
  ['category=renta', '/propiedades/renta'],
  ['type=local&category=traspaso', '/propiedades/traspaso/local'],
  ['category=renta&type=bodega&type=bodega&type=castillo', '/propiedades/renta/bodega'],
  [
    'municipality=San+Pedro+Garza+García&type=local&category=renta&page=2',
    '/propiedades/renta/local/san-pedro-garza-garcia?page=2',
  ],
])('the address of a common search (%j) is its page: %s', (query, path) =>
  expect(addressOf(query)).toEqual({ path, noindex: false }),
)

test.each([
  ['type=local', '/propiedades?type=local'],
  ['category=renta&municipality=Monterrey', '/propiedades?category=renta&municipality=Monterrey'],
  ['search=andenes&category=renta', '/propiedades?search=andenes&category=renta'],
  ['search=bodga&literal=1', '/propiedades?search=bodga&literal=1'],
  ['category=renta&sort=precio-asc', '/propiedades?category=renta&sort=precio-asc'],
  ['minPrice=5&page=2', '/propiedades?minPrice=5&page=2'],
  ['category=renta&type=bodega&type=terreno', '/propiedades?category=renta&type=terreno&type=bodega'],
  [
    'category=renta&type=bodega&municipality=Apodaca&municipality=García',
    '/propiedades?category=renta&type=bodega&municipality=Apodaca&municipality=Garc%C3%ADa',
  ],
])('any other list (%j) is noindex', (query, path) => expect(addressOf(query)).toEqual({ path, noindex: true }))

test('a common search without results is noindex', () => {
  expect(addressOf('category=renta', 0)).toEqual({ path: '/propiedades?category=renta', noindex: true })
})
