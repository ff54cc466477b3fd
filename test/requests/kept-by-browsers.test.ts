import { beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { shareApp } from '#test/shared-app.ts'

const app = shareApp('sqlite')

const NOW = new Date()
const NOBODY = { id: null, name: null }
let id: string

beforeEach(async () => {
  const property = buildProperty({ title: 'Casa', type: 'bodega', category: 'renta' })
  ;({ id } = await insertProperty(app.store.db, property, { createdBy: null, now: NOW }))
})

/** The cache lifetime of a response for browsers. */
async function lifetimeOf(path: string, init?: RequestInit) {
  const response = await app.visit(path, init)
  await response.text()
  return response.headers.get('Cache-Control')
}

const AHEAD = { headers: { 'Sec-Purpose': 'prefetch' } }

test.each([
  '/',
  '/nosotros',
  '/servicios',
  '/propiedades',
  '/propiedades?page=2',
  '/propiedades/renta/bodega',
  '/propiedad/casa',
  '/favoritos',
  '/comparar',
  '/contacto',
  '/aviso-privacidad',
  '/terminos-condiciones',
  '/no-existe',
])("%s can be restored from the browser's history: no header forbids it", async (path) => {
  expect((await lifetimeOf(path)) ?? '').not.toContain('no-store')
})

test('no proxy may change a page in which an e-mail address stands; files and data need no such word', async () => {
  const { visit } = await app.signIn()
  const ofVisitors =
    '/ /propiedades /propiedad/casa /contacto /aviso-privacidad /login /signup /recuperar /no-existe /propiedad/ninguna /contacto-confirmacion /comparar?p=casa /favoritos?p=casa'
  const asked = ofVisitors.split(' ').map((path) => [path, app.visit(path)] as const)
  const ofStaff = ['/dashboard', '/dashboard/configuracion', `/property/${id}`].map(
    (path) => [path, visit(path)] as const,
  )
  for (const [path, answer] of [...asked, ...ofStaff]) {
    const page = await answer
    expect([path, (await page.text()).includes('@cerronorte.')]).toEqual([path, true])
    expect([path, page.headers.get('Cache-Control')]).toEqual([path, expect.stringMatching(/(?:^|, )no-transform$/)])
  }
  expect((await visit('/dashboard')).headers.get('Cache-Control')).toBe('no-store, no-transform')
  for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/propiedades.data', '/propiedad/Casa'])
    expect([path, (await lifetimeOf(path, { redirect: 'manual' })) ?? '']).toEqual([
      path,
      expect.not.stringContaining('no-transform'),
    ])
})

describe('redirects and missing pages are checked again by the browser each time', () => {
  /** The status and the cache lifetime of a response. */
  async function answerOf(path: string) {
    const response = await app.visit(path, { redirect: 'manual' })
    await response.text()
    return [response.status, response.headers.get('Cache-Control')]
  }

  test('for a property that was renamed, misspelt or deleted, or never existed', async () => {
    await renameProperty(app.store, id, 'Casona', NOW)
    expect(await answerOf('/propiedad/casa')).toEqual([301, 'no-cache'])
    expect(await answerOf('/propiedad/Casona')).toEqual([301, 'no-cache'])
    expect(await answerOf('/propiedad/casa/ficha.pdf')).toEqual([301, 'no-cache'])
    await deleteProperty({ db: app.store.db, actor: NOBODY, now: NOW }, id)
    expect(await answerOf('/propiedad/casona')).toEqual([410, 'no-cache, no-transform'])
    for (const path of ['/propiedad/casona.data', '/propiedad/casona/ficha.pdf'])
      expect(await answerOf(path)).toEqual([410, 'no-cache'])
    expect(await answerOf('/propiedad/ninguna')).toEqual([404, 'no-cache, no-transform'])
    expect(await answerOf('/propiedades/Renta')).toEqual([301, 'no-cache'])
  })

  test('for a complex', async () => {
    const made = await insertComplex(app.store.db, buildComplex(), { createdBy: null, now: NOW })
    expect(await answerOf('/conjunto/Plaza-Encino')).toEqual([301, 'no-cache'])
    await deleteComplex({ db: app.store.db, actor: NOBODY, now: NOW }, made.id)
    expect(await answerOf('/conjunto/plaza-encino')).toEqual([410, 'no-cache, no-transform'])
    expect(await answerOf('/conjunto/ninguno')).toEqual([404, 'no-cache, no-transform'])
  })
})

describe('the response to a prefetch', () => {
  test.each(['/propiedades.data', '/propiedad/casa.data?_routes=routes%2Fpublic%2Fproperty'])(
    'is cached for half a minute by that browser only: %s',
    async (path) => {
      expect(await lifetimeOf(path, AHEAD)).toBe('private, max-age=30')
      expect(await lifetimeOf(path, { headers: { 'Sec-Purpose': 'prefetch;prerender' } })).toBe('private, max-age=30')
    },
  )

  test.each(['/propiedades.data', '/propiedad/casa.data'])(
    'is cached, but the response to a normal request is not: %s',
    async (path) => {
      expect((await lifetimeOf(path)) ?? '').not.toContain('max-age')
    },
  )

  test.each(['/propiedades', '/propiedad/ninguna.data', '/dashboard.data', '/no-existe.data'])(
    'is not cached for a document, a missing page or the panel: %s',
    async (path) => {
      expect((await lifetimeOf(path, AHEAD)) ?? '').not.toContain('max-age')
    },
  )
})
