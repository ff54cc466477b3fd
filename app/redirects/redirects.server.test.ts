import { beforeEach, describe, expect, test } from 'vitest'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { addPerson } from '#test/factories/person.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { addRedirect, importRedirects, removeRedirect } from './change-redirects.server.ts'
import { findRedirects, redirectsFile, tryAddress } from './find-redirects.server.ts'
import { followOldAddress } from './follow-redirect.server.ts'
import { redirectLines } from './redirect-lines.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ORIGIN = 'https://nuevo.example'
const LIST = '/propiedades?category=renta&type=bodega&municipality=Apodaca&aviso=propiedad-ya-no-esta'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let actor = { id: '', name: 'Ana' }
  let nave: { id: string; slug: string }

  beforeEach(async () => {
    const { db } = store()
    await settleInNuevoLeon(db)
    actor = await addPerson(db, 'Ana')
    nave = await createProperty(
      { db, actor, now: NOW },
      buildProperty({
        title: 'Nave en Apodaca',
        propertyId: 'BOD-7',
        type: 'bodega',
        category: 'renta',
        municipality: 'Apodaca',
        state: 'Nuevo León',
      }),
    )
  })

  const change = () => ({ db: store().db, actor, now: NOW })
  const site = () => ({ store: store(), origin: ORIGIN })

  async function add(from: string, to: string, gone = false): Promise<string> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ from, to, ...(gone && { gone: 'on' }) })) form.set(name, value)
    const added = await addRedirect(change(), site(), form)
    return added.ok ? 'saved' : added.refusal.sentence
  }

  async function follow(path: string): Promise<string> {
    const led = await followOldAddress(store(), new URL(`https://cualquiera.example${path}`))
    return led ? `${led.status} ${led.path}` : 'nothing'
  }

  const page = () => `301 /propiedad/${nave.slug}`

  test('case, host, slash, encoding, order and campaigns do not matter', async () => {
    expect(await add('https://viejo.example/Inmueble/Cami%C3%B3n/?b=2&a=1', 'BOD-7')).toBe('saved')
    for (const path of [
      '/inmueble/cami%C3%B3n?a=1&b=2',
      '/INMUEBLE/CAMI%C3%93N/?b=2&a=1&utm_source=x',
      '/inmueble//cami%F3n?a=1&b=2',
    ])
      expect([path, await follow(path)]).toEqual([path, page()])
    expect(await follow('/inmueble/cami%C3%B3n')).toBe('nothing')
    expect(await follow('/inmueble/otro')).toBe('nothing')
  })

  test.each(['/viejo%00', '/viejo?id=%00', '/%00/viejo'])('%s leads nowhere', async (path) => {
    expect(await follow(path)).toBe('nothing')
  })

  test('it may lead to a page, to a list with the notice, and below the home page by its number', async () => {
    expect([await add('/quienes-somos', '/nosotros'), await follow('/quienes-somos?x=1')]).toEqual([
      'saved',
      '301 /nosotros',
    ])
    expect([await add('/rentas', '/propiedades?category=renta', true), await follow('/rentas')]).toEqual([
      'saved',
      '302 /propiedades?category=renta&aviso=propiedad-ya-no-esta',
    ])
    expect([await add('/?p=123', `/propiedad/${nave.slug}`), await follow('/?p=123&utm_medium=x')]).toEqual([
      'saved',
      page(),
    ])
    expect(await add('/ver', `${ORIGIN}/contacto`)).toBe('saved')
    expect(await add('/viejo', `/property/${nave.id}`)).toBe('saved')
    expect([await follow('/ver'), await follow('/viejo')]).toEqual(['301 /contacto', page()])
  })

  test.each([
    ['/nosotros/', '/contacto', /ya es una página/],
    ['/propiedades/renta/bodega', '/contacto', /ya es una página/],
    ['/?utm_source=x', '/contacto', /ya es una página/],
    ['/dashboard', '/contacto', /ya es una página/],
    ['/viejo', '/viejo', /sí misma/],
    ['/viejo', 'BOD-99', /No hay una propiedad/],
    ['/viejo', '/no-existe', /no es una página/],
    ['/viejo', '/dashboard', /panel/],
    ['/viejo', '/login', /panel/],
    ['/viejo', '//evil.example', /este sitio/],
    ['/viejo', '/\\evil.example', /este sitio/],
    ['/viejo', '/..//evil.example', /este sitio/],
    ['/viejo', 'https://evil.example/', /este sitio/],
    ['/viejo', 'javascript://evil', /este sitio/],
    ['/viejo', '/contacto\u0000', /este sitio/],
    ['/viejo', '/propiedad/*', /asterisco/],
    ['/propiedad/*', '/propiedad/*', /asterisco/],
    ['/inmueble/*', '/otra/*', /asterisco/],
    ['/*', '/contacto', /toda dirección desconocida/],
    ['', '/contacto', /Escribe/],
    ['/viejo', ' ', /Escribe/],
  ])('%s to %j is refused', async (from, to, refusal) => expect(await add(from, to)).toMatch(refusal))

  test('a live property is never led away, and a chain is followed when it is written', async () => {
    expect(await add(`/propiedad/${nave.slug}`, '/contacto')).toMatch(/ya es una página/)
    expect([await add('/b', '/contacto'), await add('/a', '/b'), await follow('/a')]).toEqual([
      'saved',
      'saved',
      '301 /contacto',
    ])
    expect(await add('/b', '/a')).toBe('saved')
    expect([await follow('/a'), await follow('/b')]).toEqual(['301 /contacto', '301 /contacto'])
  })

  test('a wildcard finds the property by its slug of today or of before', async () => {
    expect(await add('/inmueble/{slug}', '/propiedad/{slug}')).toBe('saved')
    await store()
      .db.insertInto('retiredSlugs')
      .values([
        { slug: 'nave-vieja', propertyId: nave.id, retiredAt: NOW.toISOString() },
        { slug: 'eliminada', propertyId: null, retiredAt: NOW.toISOString() },
      ])
      .execute()
    expect([
      await follow(`/inmueble/${nave.slug.toUpperCase()}/`),
      await follow('/inmueble/2019/Nave-Vieja.html'),
      await follow('/property/nave-vieja'),
      await follow('/inmueble/eliminada'),
      await follow('/inmueble/otra'),
      await follow('/inmueble'),
    ]).toEqual([page(), page(), page(), '302 /propiedades?aviso=propiedad-ya-no-esta', 'nothing', 'nothing'])
  })

  test('a property that is not offered, or is deleted, leads to what is like it until it comes back', async () => {
    await add('/inmueble/nave', 'BOD-7')
    await changeStatus(change(), nave.id, paused)
    expect(await follow('/inmueble/nave')).toBe(`302 ${LIST}`)
    await deleteProperty(change(), nave.id)
    expect(await follow('/inmueble/nave')).toBe(`302 ${LIST}`)
    await store().db.deleteFrom('versions').execute()
    expect(await follow('/inmueble/nave')).toBe('302 /propiedades?aviso=propiedad-ya-no-esta')
    expect((await findRedirects(store(), 1, '')).redirects[0]?.to).toMatch(/ya no está/)
  })

  test('an old address that says what the property hides does not name its page', async () => {
    await add('/inmueble/av-juarez-1234', 'BOD-7')
    await store().db.updateTable('properties').set({ precision: 'zona', address: 'Av. Juárez 1234' }).execute()
    expect(await follow('/inmueble/av-juarez-1234')).toBe(`302 ${LIST}`)
  })

  test('a file is taken line by line, in any order, and a line that is wrong is named', async () => {
    const lines = redirectLines(
      [
        ['de', 'a'],
        ['/a', '/b'],
        ['/b', 'BOD-7'],
        ['/nosotros', '/contacto'],
        ['/c', 'BOD-99'],
        ['/c1', '/c2'],
        ['/c2', '/c1'],
        ['/b', '/contacto'],
      ].map((cells, at) => ({ line: at + 1, cells })),
    )
    const { refused, ...counts } = await importRedirects(change(), site(), lines)
    expect(counts).toEqual({ added: 2, changed: 0, same: 0 })
    expect(refused.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8])
    expect(refused[0]?.sentence).toContain('ya es una página')
    const csv = await (await redirectsFile(store())).text()
    const again = csv
      .trim()
      .split('\r\n')
      .map((row, at) => ({ line: at + 1, cells: row.split(',') }))
    expect(await importRedirects(change(), site(), redirectLines(again))).toEqual({
      added: 0,
      changed: 0,
      same: 2,
      refused: [],
    })
    const events = await store().db.selectFrom('accountEvents').select(['subject', 'details']).execute()
    expect(events).toEqual([{ subject: 'Direcciones anteriores', details: 'De un archivo: 2 nuevas, 0 cambiadas' }])
  })

  test('a file of 5,000 lines is stored at once, found by its letters, and one line is removed', async () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => ({ line: at + 1, from: `/inmueble/${at}`, to: 'BOD-7' }))
    const start = performance.now()
    expect((await importRedirects(change(), site(), lines)).added).toBe(5_000)
    expect(performance.now() - start).toBeLessThan(10_000)
    const found = await findRedirects(store(), 1, 'BLE/499')
    expect([found.total, found.redirects[0]?.to]).toEqual([11, 'BOD-7 · Nave en Apodaca'])
    expect((await tryAddress(store(), ORIGIN, 'viejo.example/inmueble/4999')).path).toBe(`/propiedad/${nave.slug}`)
    expect(await removeRedirect(change(), '/inmueble/4999')).toBe(true)
    expect(await removeRedirect(change(), '/inmueble/4999')).toBe(false)
    expect(await follow('/inmueble/4999')).toBe('nothing')
  })
})
