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
])('the whole catalogue (%j) has one address a page: %s', (query, path) =>
  expect(addressOf(query)).toEqual({ path, noindex: false }),
)

test.each([
  ['category=renta', '/propiedades/renta'],
  ['type=local&category=traspaso', '/propiedades/traspaso/local'],
  [
    'municipality=San+Pedro+Garza+García&type=local&category=renta&page=2',
    '/propiedades/renta/local/san-pedro-garza-garcia?page=2',
  ],
])('what has a page of its own (%j) is found there: %s', (query, path) =>
  expect(addressOf(query)).toEqual({ path, noindex: false }),
)

test.each([
  ['type=local', '/propiedades?type=local'],
  ['category=renta&municipality=Monterrey', '/propiedades?category=renta&municipality=Monterrey'],
  ['search=andenes&category=renta', '/propiedades?search=andenes&category=renta'],
  ['search=bodga&literal=1', '/propiedades?search=bodga&literal=1'],
  ['category=renta&sort=precio-asc', '/propiedades?category=renta&sort=precio-asc'],
  ['minPrice=5&page=2', '/propiedades?minPrice=5&page=2'],
])('any other choice (%j) stays out of search engines', (query, path) =>
  expect(addressOf(query)).toEqual({ path, noindex: true }),
)

test('a search that finds nothing has no page to lead to', () => {
  expect(addressOf('category=renta', 0)).toEqual({ path: '/propiedades?category=renta', noindex: true })
})
