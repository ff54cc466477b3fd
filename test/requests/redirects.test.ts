import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const SETTINGS = '/dashboard/configuracion/direcciones'
const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let nave: { id: string; slug: string }

  beforeEach(async () => {
    ;({ visit } = await app.signIn({ role: 'admin' }))
    await app.store.db.deleteFrom('redirects').execute()
    await app.store.db.deleteFrom('properties').execute()
    nave = await insertProperty(app.store.db, buildProperty({ title: 'Nave vieja', propertyId: 'BOD-7' }), {
      createdBy: null,
      now: NOW,
    })
  })

  const add = (from: string, to: string) => visit(SETTINGS, posting({ intent: 'add-redirect', from, to }))

  /** '301 /propiedad/nave'. */
  async function answer(path: string, init: RequestInit = {}): Promise<string> {
    const response = await app.visit(path, init)
    return [response.status, response.headers.get('Location')].filter((part) => part !== null).join(' ')
  }

  test('old addresses lead on before the 404 and before the login, and a live page wins', async () => {
    const page = `301 /propiedad/${nave.slug}`
    for (const [from, to] of [
      ['https://viejo.example/Inmueble/Nave/', 'BOD-7'],
      ['/?p=12', 'BOD-7'],
      ['/photos', '/nosotros'],
      ['/property/nave-2019', 'BOD-7'],
      ['/propiedades/nave-2019', 'BOD-7'],
      ['/caf%E9', 'BOD-7'],
    ] as const)
      expect([from, (await add(from, to)).status]).toEqual([from, 303])
    expect((await add(`/propiedad/${nave.slug}`, '/nosotros')).status).toBe(422)
    for (const path of [
      '/inmueble/nave',
      '/INMUEBLE/NAVE/?utm_source=x',
      '/?p=12&utm_source=x',
      '/property/nave-2019/',
      `/property/${nave.slug}`,
      '/propiedades/nave-2019',
      '/caf%E9',
    ])
      expect([path, await answer(path)]).toEqual([path, page])
    expect(await answer('/inmueble/nave', { method: 'HEAD' })).toBe(page)
    expect(await answer('/photos')).toBe('301 /nosotros')
    expect(await answer('http://viejo.example/inmueble/nave')).toBe(page)
    expect((await app.visit('/inmueble/nave')).headers.get('Cache-Control')).toBe('no-cache')
    expect(await answer(`/propiedad/${nave.slug}`)).toBe('200')
    expect(await answer('/?p=13')).toBe('200')
    expect(await answer('/inmueble/nave', { method: 'POST' })).toBe('404')
  })

  test('an address below /property that is no id of the panel is public, and one that is stays the panel', async () => {
    for (const path of [
      '/property/no-existe',
      '/property/no-existe/versiones',
      'http://viejo.example/property/no-existe',
    ])
      expect([path, await answer(path)]).toEqual([path, '404'])
    expect((await visit('/property/no-existe')).status).toBe(404)
    expect(await answer(`/property/${nave.id}`)).toMatch(/^302 \/login/)
    expect((await visit(`/property/${nave.id}`)).status).toBe(200)
  })

  test.each(['//evil.example', '/%5Cevil.example', '/a%00b', '/%ff%fe', `/${'a'.repeat(5_000)}`, '/a'.repeat(500)])(
    '%j is a plain 404',
    async (path) => {
      await add('/*', '/propiedad/*')
      expect(await answer(`http://cerronorte.test${path}`)).toBe('404')
    },
  )

  test('the page adds, tries, takes a file, offers it again and removes', async () => {
    const refused = await (await add('/nosotros', 'BOD-7')).text()
    expect(refused).toContain('ya es una página de este sitio')
    expect(refused).toContain('value="/nosotros"')
    const body = new FormData()
    body.set('intent', 'import-redirects')
    body.set('file', new File(['de;a\n/uno;BOD-7\n/dos;BOD-9\n'], 'lista.csv'))
    const taken = await (await visit(SETTINGS, { method: 'POST', body })).text()
    expect(taken).toContain('Renglón 3: «BOD-9»: No hay una propiedad')
    const html = await (await visit(`${SETTINGS}?probar=viejo.example/UNO`)).text()
    expect(html).toContain('BOD-7 · Nave vieja')
    expect(html).toContain(`<a href="/propiedad/${nave.slug}">`)
    expect(await (await visit(`${SETTINGS}.csv`)).text()).toBe(`de,a\r\n/uno,/propiedad/${nave.slug}\r\n`)
    expect((await visit(SETTINGS, posting({ intent: 'remove-redirect', source: '/uno' }))).status).toBe(303)
    expect(await answer('/uno')).toBe('404')
    expect((await visit(SETTINGS, posting({ intent: 'otra' }))).status).toBe(400)
    body.set('file', new File([], 'lista.csv'))
    expect((await visit(SETTINGS, { method: 'POST', body })).status).toBe(422)
  })

  test('only who may change the settings sees it', async () => {
    const editor = await app.signIn({ role: 'editor' })
    expect((await editor.visit(SETTINGS)).status).toBe(403)
    expect((await editor.visit(`${SETTINGS}.csv`)).status).toBe(403)
  })
})
