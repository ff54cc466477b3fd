import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import { buildProperty } from '../factories/property.ts'
import { shareApp } from '../shared-app.ts'

const app = shareApp('sqlite')

beforeEach(async () => {
  const property = buildProperty({ title: 'Casa', type: 'bodega', category: 'renta' })
  await insertProperty(app.store.db, property, { createdBy: null, now: new Date() })
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
