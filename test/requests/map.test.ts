import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const MAP = '/propiedades?vista=mapa'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  function insert(title: string, at: string | null, overrides: Partial<PropertyInput> = {}) {
    const input = buildProperty({ title, googleMapsLink: at, ...overrides })
    return insertProperty(app.store.db, input, { createdBy: null, now: NOW })
  }

  async function page(path: string) {
    const response = await app.visit(path)
    return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
  }

  function countIn(html: string) {
    return /id="conteo"[^>]*>([^<]*)</.exec(html)?.[1]
  }

  test("the controls of the map have signs that the site's font contains", async () => {
    await insert('Nave', '25.70,-100.30')
    const { html } = await page(MAP)
    const signs = [...html.matchAll(/<span aria-hidden="true">([^<]*)<\/span><\/a>/g)].map(([, sign]) => sign)
    expect(signs).toEqual(['+', '−', '↑', '↓', '‹', '›'])
  })

  test('the map shows the same as the list: groups that zoom in, and properties with their price', async () => {
    for (const at of ['25.70,-100.30', '25.701,-100.301', '25.76,-100.20']) await insert(`Nave ${at}`, at)
    await insert('Sin punto', null)
    await insert('De venta', '25.76,-100.19', { category: 'venta' })
    const { html } = await page(`${MAP}&category=renta`)
    expect(countIn(html)).toBe('4 propiedades')
    expect(html).toMatch(/<svg[^>]* aria-label="Mapa con 3 propiedades"/)
    expect(html).toContain('aria-label="$264\u00A0mil: Nave 25.76,-100.20, $264,000 MXN/mes"')
    expect(html).toContain('1 propiedad sin ubicación en el mapa')
    expect(html).toContain('Límites: INEGI, Marco Geoestadístico 2025')
    const [, nearer = ''] = /href="([^"]*)" aria-label="2 propiedades: acercar"/.exec(html) ?? []
    const closer = await page(nearer.replaceAll('&amp;', '&'))
    expect(countIn(closer.html)).toBe('2 propiedades')
    expect(closer.html).not.toContain('href="/propiedad/nave-2576-10020"')
    expect(closer.html).toContain('En la zona del mapa')
    expect(closer.html).toMatch(/<meta name="robots" content="noindex/)
  })

  test('a list without properties has no link to the map, and a map without properties links to the list', async () => {
    await insert('Nave', '25.70,-100.30')
    const way = (html: string) => /class="(?:view|map-tool)[^>]*>([^<]*)</.exec(html)?.[1]
    expect(way((await page('/propiedades')).html)).toBe('Mapa')
    expect(way((await page('/propiedades?search=castillo')).html)).toBeUndefined()
    expect(way((await page(`${MAP}&search=castillo`)).html)).toBe('Lista')
  })

  test('the map fits the results of the filters: a municipality, and never closer than 4 km around a single one', async () => {
    for (const at of ['25.76,-100.22', '25.80,-100.17']) await insert(`Nave ${at}`, at, { municipality: 'Apodaca' })
    await insert('Otra', '25.67,-100.45', { municipality: 'Santa Catarina' })
    const fit = async (filters: string) =>
      /data-fit="([^"]*)"/
        .exec((await page(MAP + filters)).html)?.[1]
        ?.split(',')
        .map(Number) ?? []
    const [west = 0, south = 0, east = 0, north = 0] = await fit('&municipality=Apodaca')
    expect([west < -100.22, south < 25.76, east > -100.17, north > 25.8]).toEqual([true, true, true, true])
    expect(east - west).toBeLessThan(0.08)
    const [oneWest = 0, , oneEast = 0] = await fit('&municipality=Santa%20Catarina')
    expect(oneEast - oneWest).toBeCloseTo(0.04, 4)
    const [allWest = 0, , allEast = 0] = await fit('')
    expect(allEast - allWest).toBeGreaterThan(0.28)
  })

  test('operation and type open the map on the metropolis, any other filter on all of its results', async () => {
    for (const at of ['25.76,-100.22', '25.80,-100.17', '25.67,-100.35'])
      await insert(`Nave ${at}`, at, { type: 'bodega', category: 'renta' })
    await insert('Nave en Reynosa', '26.06,-98.35', { type: 'bodega', category: 'renta' })
    const eastOf = async (filters: string) =>
      Number(/data-fit="([^"]*)"/.exec((await page(MAP + filters)).html)?.[1]?.split(',')[2])
    expect(await eastOf('&category=renta&type=bodega')).toBeLessThan(-100)
    expect(await eastOf('&category=renta&search=nave')).toBeGreaterThan(-98.35)
  })

  test('the controls and pins of the map come before the list, and the list has rows', async () => {
    await insert('Nave', '25.70,-100.30')
    const { html } = await page(MAP)
    const places = ['>Lista<', '>Cerca de…<', 'aria-label="Acercar"', 'class="map-spot"', 'id="conteo"', 'is-rows']
    const found = places.map((part) => html.indexOf(part))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
  })

  test('a common search links to the map of its properties', async () => {
    await insert('Nave', '25.77,-100.19', { type: 'bodega', category: 'renta', municipality: 'Apodaca' })
    await insert('Otra', '25.70,-100.30', { type: 'bodega', category: 'renta', municipality: 'Guadalupe' })
    const { html } = await page('/propiedades/renta/bodega/apodaca')
    const [, map = ''] = /<a href="([^"]*)" class="view[^>]*>Mapa</.exec(html) ?? []
    const opened = await page(map.replaceAll('&amp;', '&'))
    expect(opened.html).toMatch(/<svg[^>]* aria-label="Mapa con 1 propiedad"/)
  })

  test('many properties at one point link to their list beside the map instead of zooming in forever', async () => {
    for (let unit = 0; unit < 4; unit += 1) await insert(`Local ${unit}`, '25.7,-100.3')
    const { html } = await page(MAP)
    const [, list = ''] = /href="([^"]*)" aria-label="4 propiedades en un lugar: ver la lista"/.exec(html) ?? []
    const [path = '', part] = list.replaceAll('&amp;', '&').split('#')
    const listed = await page(path)
    expect(countIn(listed.html)).toBe('4 propiedades')
    expect(listed.html).toContain('aria-label="Mapa con 4 propiedades"')
    expect(listed.html).toContain(`<div id="${part}" tabindex="-1" class="map-list">`)
  })

  test.each([
    ['cerca=aeropuerto&radio=5', 'Aeropuerto de Monterrey'],
    ['search=bodega+cerca+del+aeropuerto', 'Aeropuerto de Monterrey'],
    ['search=interpuerto', 'Interpuerto Monterrey'],
    ['cerca=Huinal%C3%A1&radio=3', 'Huinalá, Apodaca'],
    ['cerca=25.7,-100.3&radio=2', '25.7, −100.3'],
    ['search=local+junto+a+la+macroplaza', 'Macroplaza'],
  ])('the centre of %s is marked on the map with its name, and nothing is without a place', async (query, name) => {
    await insert('Nave', '25.75,-100.17')
    const { html } = await page(`${MAP}&${query}`)
    expect(/<g class="map-centre"[^>]*>.*?<text [^>]*>([^<]*)</.exec(html)?.[1]).toBe(name)
    expect((await page(MAP)).html).not.toContain('map-centre')
  })

  test('a pin has what its card shows: photo, price, surface and zone', async () => {
    await insert('Nave', '25.75,-100.17', { area: 2400, location: 'Huinalá', municipality: 'Apodaca' })
    await insert('Sin superficie', '25.65,-100.37', { area: null, location: 'Centro', municipality: 'Monterrey' })
    const { html } = await page(MAP)
    const facts = [...html.matchAll(/class="map-spot"[^>]* data-price="[^"]+" data-facts="([^"]*)"/g)]
    expect(facts.map(([, text]) => text).toSorted()).toEqual(['2,400\u00A0m² · Huinalá, Apodaca', 'Centro, Monterrey'])
  })

  test('a radius around a place is a plain form, and filters list and map', async () => {
    await insert('Cerca', '25.75,-100.17')
    await insert('Lejos', '25.60,-100.40')
    const around = `cerca=${encodeURIComponent('Huinalá, Apodaca')}&radio=5`
    for (const path of [`/propiedades?${around}`, `${MAP}&${around}`]) {
      const { html } = await page(path)
      expect(countIn(html)).toBe('1 propiedad')
      expect(html).toContain('A 5 km de Huinalá, Apodaca')
      expect(html).toContain('<input type="hidden" name="radio" value="5" form="busqueda">')
    }
    expect((await page(MAP)).html).toMatch(/<form action="\/propiedades" method="get"[^>]*>.*name="cerca"/s)
  })

  test.each([
    ['2.5', '2.5'],
    ['05', '5'],
    ['0', '5'],
    ['', '5'],
  ])('the form keeps a radius of «%s»', async (radio, kept) => {
    const { html } = await page(`${MAP}&cerca=Apodaca&radio=${radio}`)
    expect(html).toContain(`<option value="${kept}" selected>${kept} km</option>`)
    expect(html.match(/<option value="[\d.]+"[^>]*>[\d.]+ km<\/option>/g)).toHaveLength(kept === '2.5' ? 8 : 7)
  })

  test.each(['bbox=nada', 'bbox=-100,25,-101,26', 'area=<b>', 'area=AAAAAA', 'radio=x', 'vista=globo'])(
    '%s is answered with the normal listing, which is noindex',
    async (query) => {
      await insert('Nave', '25.7,-100.3')
      const { status, html } = await page(`/propiedades?${query}`)
      expect([status, countIn(html)]).toEqual([200, '1 propiedad'])
      expect(html).toMatch(/<meta name="robots" content="noindex/)
    },
  )

  test('the landing page draws the municipalities, each with the same link as in the list beside it', async () => {
    await insert('Nave', '25.7,-100.3', { municipality: 'Apodaca', category: 'renta' })
    await insert('De venta', null, { municipality: 'García', category: 'venta' })
    const { html } = await page('/')
    const drawing = /<svg viewBox="0 0 480 360".*?<\/svg>/s.exec(html)?.[0] ?? ''
    expect([...drawing.matchAll(/aria-label="([^"]*)"/g)].map(([, told]) => told?.replaceAll('\u00A0', ' '))).toEqual(
      expect.arrayContaining([
        'Apodaca: 1 propiedad, rentas desde $264 mil al mes',
        'García: 1 propiedad, solo en venta',
      ]),
    )
    for (const [, address] of drawing.matchAll(/<a href="([^"]*)"/g))
      expect(html.replace(drawing, '')).toContain(`href="${address}"`)
  })

  test('without results in a radius it is widened to the nearest property, whose distance is said, and the place has a chip', async () => {
    await insert('Cercana', '25.70,-100.26')
    await insert('Lejana', '25.80,-100.26')
    for (const path of ['/propiedades?', `${MAP}&`]) {
      const { html } = await page(`${path}cerca=25.7,-100.3&radio=1`)
      expect(countIn(html)).toBe('1 propiedad')
      expect(html).toContain('No hay nada a menos de 1 km de 25.7, −100.3; lo más cercano está a 4\u00A0km.')
      expect(html).toMatch(/aria-labelledby="aplicados".*Quitar filtro <\/span>A 1 km de 25\.7, −100\.3/s)
    }
  })

  test.each([
    ['Narnia', 'No conocemos «Narnia»: escribe una zona, un municipio, un punto de referencia o coordenadas.'],
    ['Col. <b> #5', 'No conocemos «Col. &lt;b> #5»'],
    ['-100.19, 25.77', '¿Quisiste decir 25.77, −100.19?'],
    ['48.85, 2.35', 'Ese punto queda fuera de México'],
  ])(
    'near the unknown place %s nothing is found, and the form or the list gives the reason',
    async (place, sentence) => {
      await insert('Nave', '25.7,-100.3')
      for (const path of [`${MAP}&`, '/propiedades?']) {
        const { html } = await page(`${path}cerca=${encodeURIComponent(place)}&radio=5`)
        expect(html).toContain(`text-danger">${sentence}`)
        expect(html).not.toContain('A 5 km de')
        expect(countIn(html)).toBe('0 propiedades')
        expect(html).toMatch(/<meta name="robots" content="noindex/)
      }
    },
  )

  test('typed text is escaped', async () => {
    const { html } = await page(`${MAP}&search=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
  })
})
