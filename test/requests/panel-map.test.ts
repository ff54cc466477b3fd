import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const MAP = '/dashboard/mapa'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  function insert(title: string, at: string | null, overrides: Partial<PropertyInput> = {}) {
    const input = buildProperty({ title, googleMapsLink: at, ...overrides })
    return insertProperty(app.store.db, input, { createdBy: null, now: NOW })
  }

  async function page(path: string, role?: 'lector') {
    const { visit } = await app.signIn(role && { role })
    const response = await visit(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '')
  }

  /** The first view, or the one that its link to all properties opens. */
  async function wholeMap() {
    const html = await page(MAP)
    const [, all] = /href="([^"]*)"[^>]*>[^<]* fuera de esta vista: ver todas</.exec(html) ?? []
    return all ? page(all.replaceAll('&amp;', '&')) : html
  }

  test('each property is at its true place with the sign of its status, and many are a number that zooms in', async () => {
    await insert('Nave libre', '25.70,-100.30')
    await insert('Nave vecina', '25.7001,-100.3001', { status: 'pausada' })
    await insert('Nave lejana', '26.05,-98.29', { status: 'vendida', precision: 'aproximada', municipality: 'Reynosa' })
    const html = await wholeMap()
    expect(html).toMatch(/<svg[^>]* aria-label="Mapa con 3 propiedades"/)
    expect(html).toMatch(/aria-label="Nave lejana, vendida"[^>]*>.*?<path[^>]* class="fill-ink"/s)
    const [, nearer = ''] =
      /href="([^"]*)" aria-label="2 propiedades: 1 disponible, 1 pausada: acercar"/.exec(html) ?? []
    const closer = await page(nearer.replaceAll('&amp;', '&'))
    expect(closer).toMatch(/<svg[^>]* aria-label="Mapa con 2 propiedades"/)
    expect([closer.includes('Nave libre'), closer.includes('Nave lejana')]).toEqual([true, false])
    // Staff see the true place of an approximate property.
    const spot = await page(`${MAP}?bbox=-98.2902,26.0498,-98.2898,26.0502`)
    expect(spot).toContain('Nave lejana')
    expect(spot).toContain('<a href="/dashboard/mapa" class="map-tool">Vista inicial</a>')
    expect(await page(MAP)).not.toContain('Vista inicial')
    const paused = await page(`${MAP}?status=pausada`)
    expect([paused.includes('Nave vecina, pausada'), paused.includes('Nave libre, disponible')]).toEqual([true, false])
  })

  test('a few properties far away are left out at first, counted, and shown by a link', async () => {
    for (const at of ['25.70,-100.30', '25.72,-100.20']) await insert('Nave cercana', at)
    await insert('Nave lejana', '26.05,-98.29')
    const html = await page(MAP)
    expect(html).toMatch(/<svg[^>]* aria-label="Mapa con 2 propiedades"/)
    expect(html).not.toContain('Nave lejana')
    const [, all = ''] = /href="([^"]*)"[^>]*>1 propiedad fuera de esta vista: ver todas</.exec(html) ?? []
    const whole = await page(all.replaceAll('&amp;', '&'))
    expect(whole).toMatch(/<svg[^>]* aria-label="Mapa con 3 propiedades"/)
    expect(whole).toContain('Nave lejana')
    expect(whole).not.toContain('fuera de esta vista')
    // Where most are elsewhere, nothing is left out.
    await insert('Nave de Reynosa', '26.06,-98.30')
    await insert('Nave de allá', '26.07,-98.30')
    expect(await page(MAP)).toMatch(/<svg[^>]* aria-label="Mapa con 5 propiedades"/)
  })

  test('the list beside the map has the newest of any view, and says where there are none', async () => {
    const units = Array.from({ length: 61 }, (_, at) =>
      buildProperty({ title: `Local ${at + 1}`, googleMapsLink: `25.${600 + at},-100.3` }),
    )
    await insertMany(
      app.store.db,
      units.map((input) => ({ input })),
    )
    const html = await page(MAP)
    expect(html.match(/>Local \d+<\/a>/g)).toHaveLength(60)
    expect(html).toContain('y 1 más, anteriores a estas')
    const none = await page(`${MAP}?bbox=-99.1,24.1,-99,24.2&status=vendida`)
    expect(none).toContain('No hay propiedades con estatus vendida en esta parte del mapa.')
    expect(await page(`${MAP}?bbox=-99.1,24.1,-99,24.2`)).toContain('No hay propiedades en esta parte del mapa.')
  })

  test('the touch area of a spot is larger than its drawing, unless another spot is near', async () => {
    for (const [title, at] of Object.entries({ sola: '27.3,-100.3', una: '25.7,-100.26', otra: '25.7,-100.13' }))
      await insert(`Nave ${title}`, at)
    const html = await wholeMap()
    const reaches = ['sola', 'una', 'otra'].map((name) => {
      const [, reach] =
        new RegExp(`aria-label="Nave ${name}, disponible".*?r="(\\d+)" class="fill-transparent"`).exec(html) ?? []
      return Number(reach)
    })
    expect(reaches[0]).toBe(33)
    for (const near of reaches.slice(1)) {
      expect(near).toBeGreaterThan(11)
      expect(near).toBeLessThan(33)
    }
    await insert('Nave vecina', '27.3001,-100.3001')
    const [, cluster] =
      /aria-label="2 propiedades: 2 disponibles: acercar".*?r="(\d+)" class="fill-transparent"/.exec(
        await wholeMap(),
      ) ?? []
    expect(Number(cluster), 'what stands for several').toBe(33)
  })

  test('units at one point end in a list and cannot be zoomed further', async () => {
    for (let unit = 1; unit <= 3; unit += 1) await insert(`Local ${unit}`, '25.7,-100.3')
    await insert('Nave lejana', '26.05,-98.29')
    const html = await wholeMap()
    const [, nearer = ''] = /href="([^"]*)" aria-label="3 propiedades: 3 disponibles: acercar"/.exec(html) ?? []
    const spot = await page(nearer.replaceAll('&amp;', '&'))
    expect(spot).toContain('href="#en-la-vista" aria-label="3 propiedades: 3 disponibles: ver la lista"')
    for (const unit of [1, 2, 3]) for (const each of [html, spot]) expect(each).toContain(`>Local ${unit}</a>`)
  })

  test('if too many properties are at one point, the newest are listed and the others counted', async () => {
    const units = Array.from({ length: 62 }, (_, at) => buildProperty({ title: `Local ${at + 1}` }))
    await insertMany(
      app.store.db,
      units.map((input) => ({ input })),
    )
    const html = await page(`${MAP}?bbox=-100.1652,25.7483,-100.1648,25.7487`)
    expect(html.match(/>Local \d+<\/a>/g)).toHaveLength(60)
    expect([html.includes('>Local 62<'), html.includes('y 2 más')]).toEqual([true, true])
  })

  test('properties that no public map shows are counted on the first page and in Configuración, and listed page by page', async () => {
    for (let at = 1; at <= 26; at += 1) await insert(`Sin punto ${at}`, null, { status: 'pausada' })
    await insert('Con punto', '25.7,-100.3')
    for (const path of ['/dashboard', '/dashboard/configuracion/ubicacion']) {
      const html = await page(path)
      expect(html).toContain('26 propiedades no aparecen en el mapa del sitio.')
      expect(html).toContain('href="/dashboard/mapa#sin-ubicacion"')
    }
    const [first, last] = [await page(MAP), await page(`${MAP}?page=9`)]
    const namesIn = (html: string) => [...html.matchAll(/>(Sin punto \d+)<\/a>/g)].map(([, name]) => name)
    expect(first).toContain('href="/dashboard/mapa?page=2#sin-ubicacion"')
    expect(new Set([...namesIn(first), ...namesIn(last)]).size).toBe(26)
    expect(namesIn(last)).toHaveLength(1)
  })

  test('an empty catalogue is not described as being on the map', async () => {
    const html = await page(`${MAP}?status=vendida`)
    expect(html).toContain('Aquí aparecen las propiedades que el mapa del sitio no puede mostrar. Hoy no hay ninguna.')
  })

  test('editors are led to the form, others to the page', async () => {
    const { id } = await insert('Sin punto', null)
    expect(await page(MAP)).toContain(`href="/edit-property/${id}"`)
    const read = await page(MAP, 'lector')
    expect([read.includes(`href="/property/${id}"`), read.includes('/edit-property/')]).toEqual([true, false])
  })

  test.each(['bbox=nada', 'bbox=-100,25,-101,26', 'bbox=1,2,3', 'status=rota', 'page=-1', 'bbox=-180,-85,180,85'])(
    '%s is answered with a map',
    async (query) => {
      await insert('Nave', '25.7,-100.3')
      expect(await page(`${MAP}?${query}`)).toMatch(/aria-label="Mapa con /)
    },
  )

  test('a box of the whole earth shows the area of the properties', async () => {
    await insert('Nave', '25.7,-100.3')
    expect(await page(`${MAP}?bbox=-180,-85,180,85`)).toContain('aria-label="Mapa con 1 propiedad"')
  })
})
