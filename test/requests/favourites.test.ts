import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let ids: string[]

  beforeEach(async () => {
    ids = []
    for (const title of ['Local', 'Bodega', 'Oficina']) {
      const made = await insertProperty(app.store.db, buildProperty({ title, area: title.length }), {
        createdBy: null,
        now: NOW,
      })
      ids.push(made.id)
    }
  })

  async function page(path: string) {
    const response = await app.visit(path)
    const html = (await response.text()).replaceAll('<!-- -->', '')
    return { status: response.status, html, main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '' }
  }

  test('the properties that were chosen for a lead are a list too', async () => {
    const { main } = await page('/favoritos?p=oficina&p=local')
    expect([...main.matchAll(/<h3 class="card-title">(\w+)</g)].map(([, title]) => title)).toEqual(['Oficina', 'Local'])
    expect(main).toContain(encodeURIComponent('http://cerronorte.test/favoritos?p=oficina,local'))
  })

  test('a shared list shows its properties in its order and is noindex', async () => {
    const { status, html, main } = await page('/favoritos?p=oficina,local')
    expect(status).toBe(200)
    expect([...main.matchAll(/<h3 class="card-title">(\w+)</g)].map(([, title]) => title)).toEqual(['Oficina', 'Local'])
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(main).toContain(encodeURIComponent('http://cerronorte.test/favoritos?p=oficina,local'))
  })

  test('an address without a list does not say that there are no favourites before the browser has read them', async () => {
    for (const path of ['/favoritos', '/favoritos?p=', '/favoritos?p=,,', '/favoritos?p=<x>', '/favoritos?otro=1']) {
      const { main } = await page(path)
      expect([path, main]).toEqual([path, expect.stringContaining('Cargando tus favoritos...')])
      // Only browsers without scripts see it at once.
      expect(main).toMatch(/<div class="not-noscript:hidden"><div[^>]*>.*Aún no hay propiedades en esta lista/)
      expect(main).not.toContain('>0 propiedades')
    }
    const gone = await page('/favoritos?p=borrada')
    expect(gone.main).not.toContain('Cargando tus favoritos')
    expect(gone.main).not.toContain('not-noscript:hidden"><div')
  })

  test('a renamed property is found, and the number of unavailable ones is shown', async () => {
    await renameProperty(app.store, ids[0] ?? '', 'Plaza', NOW)
    await changeStatus({ db: app.store.db, actor: { id: null, name: null }, now: NOW }, ids[1] ?? '', paused)
    const { main } = await page('/favoritos?p=local,bodega,castillo,plaza')
    expect([...main.matchAll(/<h3 class="card-title">(\w+)</g)].map(([, title]) => title)).toEqual(['Plaza'])
    expect(main).toContain('2 propiedades de esta lista ya no están disponibles.')
    expect((await page('/comparar?p=local,bodega')).main).toContain('Una de las propiedades ya no está disponible.')
  })

  test('a comparison of too many properties has a note, and an unavailable one makes room for the next', async () => {
    for (const title of ['Casa', 'Torre', 'Patio'])
      await insertProperty(app.store.db, buildProperty({ title }), { createdBy: null, now: NOW })
    await changeStatus({ db: app.store.db, actor: { id: null, name: null }, now: NOW }, ids[1] ?? '', paused)
    const four = await page('/comparar?p=local,bodega,oficina,casa,torre')
    expect(four.main.match(/<th scope="col"/g)).toHaveLength(5)
    expect(four.main).not.toContain('Aquí están las primeras')
    const { main } = await page('/comparar?p=local,bodega,oficina,casa,torre,patio')
    expect(main).toContain('Aquí están las primeras 4 de las 5 propiedades que elegiste.')
    expect(main).toContain('Una de las propiedades ya no está disponible.')
    expect(main).not.toContain('>Patio<')
  })

  test('a comparison has a column for each of at most four and a row for each fact', async () => {
    const { main } = await page('/comparar?p=local,bodega,oficina,castillo,otro')
    expect(main.match(/<th scope="col"/g)).toHaveLength(4)
    expect(main).not.toContain('Aquí están las primeras')
    expect(main).toMatch(/<th scope="row"[^>]*>Superficie<\/th><td[^>]*>5\sm²<\/td><td[^>]*>6\sm²<\/td><td[^>]*>7\sm²/)
    const different = await page('/comparar?p=local,bodega&solo=diferencias')
    expect(different.main).toMatch(/<th scope="row"[^>]*>Superficie</)
    expect(different.main).not.toMatch(/<th scope="row"[^>]*>Tipo de operación</)
  })

  test('one property is no table of one column, and neither is the only one of its operation', async () => {
    const alone = await page('/comparar?p=local')
    expect(alone.main).toContain('Falta otra propiedad para comparar')
    expect(alone.main).toContain('href="/propiedad/local"')
    expect(alone.main).not.toMatch(/<table|Solo diferencias/)
    expect((await page('/comparar?p=local,borrada&solo=diferencias')).main).not.toContain('<table')
    const { category } = buildProperty()
    const other = category === 'renta' ? 'venta' : 'renta'
    await insertProperty(app.store.db, buildProperty({ title: 'Nave', category: other }), { createdBy: null, now: NOW })
    const mixed = await page('/comparar?p=local,nave')
    expect(mixed.main.match(/No hay con qué compararla/g)).toHaveLength(2)
    expect(mixed.main).toContain(`Es la única en ${other}, y cada operación se compara por separado.`)
    expect(mixed.main).not.toContain('<table')
    const both = await page('/comparar?p=local,bodega,nave')
    expect([both.main.match(/<table/g)?.length, both.main.match(/No hay con qué compararla/g)?.length]).toEqual([1, 1])
  })

  test.each([
    '',
    '?p=',
    '?p=,,,',
    '?p=<script>alert(1)</script>',
    `?p=${'a,'.repeat(9_000)}`,
    '?p=%00&p=%ff',
    '?p=../../x',
  ])('a list such as %s is empty without a failure', async (query) => {
    for (const path of ['/favoritos', '/comparar', '/favoritos.data', '/comparar.data']) {
      const { status, html } = await page(path + query)
      expect([path, status]).toEqual([path, 200])
      expect(html).not.toContain('<script>alert')
    }
  })
})
