import { beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty, insertProperty } from '#app/editing/changes/change-property.server.ts'
import { deleteComplex, insertComplex } from '#app/complexes/changes/change-complex.server.ts'
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

/** How long browsers may keep an answer, as it says. */
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
])('%s can come back as it was left: nothing forbids the browser to keep it for the way back', async (path) => {
  expect((await lifetimeOf(path)) ?? '').not.toContain('no-store')
})

describe('an address that leads elsewhere, or to nothing, may be a page again: browsers ask each time', () => {
  /** Its status, and how long browsers may keep that. */
  async function answerOf(path: string) {
    const response = await app.visit(path, { redirect: 'manual' })
    await response.text()
    return [response.status, response.headers.get('Cache-Control')]
  }

  test('of a property that was renamed, written otherwise, deleted or never there', async () => {
    await renameProperty(app.store, id, 'Casona', NOW)
    expect(await answerOf('/propiedad/casa')).toEqual([301, 'no-cache'])
    expect(await answerOf('/propiedad/Casona')).toEqual([301, 'no-cache'])
    expect(await answerOf('/propiedad/casa/ficha.pdf')).toEqual([301, 'no-cache'])
    await deleteProperty(app.store, id, NOBODY, NOW)
    for (const path of ['/propiedad/casona', '/propiedad/casona.data', '/propiedad/casona/ficha.pdf'])
      expect(await answerOf(path)).toEqual([410, 'no-cache'])
    expect(await answerOf('/propiedad/ninguna')).toEqual([404, 'no-cache'])
    expect(await answerOf('/propiedades/Renta')).toEqual([301, 'no-cache'])
  })

  test('of a conjunto alike', async () => {
    const made = await insertComplex(app.store.db, buildComplex(), { createdBy: null, now: NOW })
    expect(await answerOf('/conjunto/Plaza-Encino')).toEqual([301, 'no-cache'])
    await deleteComplex(app.store, made.id, NOBODY, NOW)
    expect(await answerOf('/conjunto/plaza-encino')).toEqual([410, 'no-cache'])
    expect(await answerOf('/conjunto/ninguno')).toEqual([404, 'no-cache'])
  })
})

describe('data that was fetched ahead', () => {
  test.each(['/propiedades.data', '/propiedad/casa.data?_routes=routes%2Fpublic%2Fproperty'])(
    'is kept for half a minute by its one browser: %s',
    async (path) => {
      expect(await lifetimeOf(path, AHEAD)).toBe('private, max-age=30')
      expect(await lifetimeOf(path, { headers: { 'Sec-Purpose': 'prefetch;prerender' } })).toBe('private, max-age=30')
    },
  )

  test.each(['/propiedades.data', '/propiedad/casa.data'])('is not, where somebody asked for it: %s', async (path) => {
    expect((await lifetimeOf(path)) ?? '').not.toContain('max-age')
  })

  test.each(['/propiedades', '/propiedad/ninguna.data', '/dashboard.data', '/no-existe.data'])(
    'is no other answer: %s',
    async (path) => {
      expect((await lifetimeOf(path, AHEAD)) ?? '').not.toContain('max-age')
    },
  )
})
