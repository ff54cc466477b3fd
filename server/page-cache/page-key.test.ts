import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILTER_PARAMS } from '#app/listing/search/filters.ts'
import { routePaths } from '#test/route-paths.ts'
import { CACHED_PAGES, pageKey } from './page-key.ts'

/** What visitors see and is made for each of them. */
const OF_ONE_VISIT = ['favourites', 'compare', 'contact', 'contact-sent', 'not-found'].map(
  (name) => `routes/public/${name}.tsx`,
)

function addressOf(url: string): string | undefined {
  return pageKey(url) ?? undefined
}

test('every public page is either cached or listed as not cacheable', async () => {
  const pages = (await routePaths()).filter(({ file }) => file.startsWith('routes/public/'))
  const kept = Object.values(CACHED_PAGES).map(({ route }) => `${route}.tsx`)
  expect([...new Set(pages.map(({ file }) => file))].toSorted()).toEqual([...kept, ...OF_ONE_VISIT].toSorted())
  for (const { path, file } of pages) expect(pageKey(path) !== null).toBe(kept.includes(file))
})

test.each([
  '/dashboard',
  '/login',
  '/interes',
  '/sitemap.xml',
  '/img/1',
  '/healthz',
  '/og/casa/1.jpg',
  '/marca/0123456789ab.css',
  '/x.data',
])('%s is not cached', (url) => {
  expect(pageKey(url)).toBeNull()
})

describe('the address', () => {
  test.each([
    ['/?utm_source=chat', '/'],
    ['/propiedad/casa?fbclid=1&gclid=2', '/propiedad/casa'],
    ['/propiedad/casa?x=1&operacion=venta', '/propiedad/casa?operacion=venta'],
    ['/propiedad/casa?unidad=ft2&ocupo=1500&x=1', '/propiedad/casa?ocupo=1500&unidad=ft2'],
    ['/conjunto/plaza-encino?unidad=m2&ocupo=90&fbclid=1', '/conjunto/plaza-encino?ocupo=90&unidad=m2'],
    ['/propiedades?utm_source=chat&type=bodega', '/propiedades?type=bodega'],
    ['/propiedades?type=terreno&type=bodega&type=terreno&type=', '/propiedades?type=bodega&type=terreno'],
    ['/propiedades?category=venta&category=renta', '/propiedades?category=venta'],
    ['/propiedades?page=2&type=bodega', '/propiedades?type=bodega&page=2'],
    ['/propiedades?search=nave+de+1%2C000+m2&category=', '/propiedades?search=nave+de+1%2C000+m2'],
    ['/propiedades?', '/propiedades'],
    ['/propiedades?literal=1&search=bodga', '/propiedades?search=bodga&literal=1'],
    ['/propiedades/renta/bodega?page=3&type=casa', '/propiedades/renta/bodega?page=3'],
    ['/servicios?servicio=asesoria-comercial&x=1', '/servicios?servicio=asesoria-comercial'],
    ['/servicios?x=ninguno', '/servicios'],
    ['/_.data?utm_source=chat', '/_.data'],
    ['/_.data?_routes=routes%2Fpublic%2Fhome', '/_.data?_routes=routes%2Fpublic%2Fhome'],
    [
      '/propiedades.data?x=1&_routes=routes%2Fpublic%2Flisting&page=2',
      '/propiedades.data?page=2&_routes=routes%2Fpublic%2Flisting',
    ],
  ])('of %s is %s', (url, address) => {
    expect(addressOf(url)).toBe(address)
  })

  test('knows every parameter of the listing, and stays the same when it is read again', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('bodega', 'renta', 'Monterrey', '2', '1,500.50', 'precio-asc'))
    const name = fc.oneof(fc.constantFrom<string>(...FILTER_PARAMS), fc.constant('utm_source'))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (params) => {
        const address = addressOf(`/propiedades?${new URLSearchParams(params)}`)
        fc.pre(address !== undefined)
        expect(addressOf(address ?? '')).toBe(address)
        const unknown = new URLSearchParams([...params, ['utm_medium', 'x']])
        expect(addressOf(`/propiedades?${unknown}`)).toBe(address)
      }),
    )
  })
})

test('an address that is too long is not cached', () => {
  expect(pageKey(`/propiedades?search=${'a'.repeat(1_000)}`)).toBeNull()
})

test('a page with a notice is not cached', () => {
  expect(pageKey('/propiedades?aviso=propiedad-inexistente')).toBeNull()
  expect(addressOf('/propiedades?aviso=ninguno')).toBe('/propiedades')
})

test('data of routes other than the page are not cached', () => {
  expect(pageKey('/propiedades.data?_routes=routes%2Fpublic%2Flayout')).toBeNull()
})
