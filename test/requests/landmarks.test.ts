import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { changePlaces } from '#app/catalogue/place/change-places.server.ts'
import { pointAt } from '#app/catalogue/place/point.ts'
import { LANDMARKS } from '#app/editing/places/place-lists.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const AIRPORT = { latitude: 25.7785, longitude: -100.1069 }
const DISTANCE = /<p class="card-distance">([^<]*)</g

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  /** The minute of the next property, so that the newest is the last one. */
  let minute = 0

  /** Inserts a property so many metres south of the airport. */
  function insert(title: string, metres: number, overrides: Partial<PropertyInput> = {}) {
    const { latitude, longitude } = pointAt(AIRPORT, 180, metres)
    const input = buildProperty({ title, description: '', googleMapsLink: `${latitude},${longitude}`, ...overrides })
    minute += 1
    return insertProperty(app.store.db, input, { createdBy: null, now: new Date(NOW.getTime() + minute * 60_000) })
  }

  async function page(query: Record<string, string>) {
    const response = await app.visit(`/propiedades?${new URLSearchParams(query)}`)
    const html = (await response.text()).replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
    const list = html.split('class="listing-cards').at(1) ?? ''
    return {
      html,
      count: /id="conteo"[^>]*>([^<]*)</.exec(html)?.[1],
      titles: [...list.matchAll(/<h3 class="card-title">(?:<a [^>]*>)?([^<]*)</g)].map(([, title]) => title),
      distances: [...html.matchAll(DISTANCE)].map(([, distance]) => distance),
      chips: [...html.matchAll(/Quitar filtro <\/span>([^<]*)</g)].map(([, label]) => label),
      widened: /<p role="status"[^>]*>(No hay nada [^<]*)</.exec(html)?.[1] ?? null,
      canonical: Object.fromEntries(
        new URLSearchParams(/<link rel="canonical" href="[^"?]*([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')),
      ),
      orders: [...html.matchAll(/<option value="[^"]*"(?: selected="")?>([^<]* primero)</g)].map(([, label]) => label),
    }
  }

  test.each([
    [{ search: 'bodega a 10 km del aeropuerto' }, '2 propiedades', 'A 10 km del Aeropuerto de Monterrey'],
    [{ search: 'cerca del aeropuerto' }, '2 propiedades', 'A 5 km del Aeropuerto de Monterrey'],
    [{ search: 'junto al aeropuerto' }, '1 propiedad', 'A 2 km del Aeropuerto de Monterrey'],
    [{ search: 'bodega a 20 km del aeropuerto' }, '3 propiedades', 'A 20 km del Aeropuerto de Monterrey'],
    [{ cerca: 'aeropuerto', radio: '5' }, '2 propiedades', 'A 5 km del Aeropuerto de Monterrey'],
    [{ cerca: 'Aeropuerto de Monterrey', radio: '2' }, '1 propiedad', 'A 2 km del Aeropuerto de Monterrey'],
    [{ cerca: 'Interpuerto', radio: '50' }, '3 propiedades', 'A 50 km de Interpuerto Monterrey'],
    [
      { search: 'cerca del aeropuerto', cerca: 'Apodaca', radio: '50' },
      '2 propiedades',
      'A 5 km del Aeropuerto de Monterrey',
    ],
  ])('%j finds %s, in the list and in the map, and the place has a chip', async (query, count, chip) => {
    await insert('A un lado', 1_100)
    await insert('Cerca', 3_240)
    await insert('Lejos', 15_000)
    await insert('Sin punto', 0, { googleMapsLink: null })
    for (const vista of ['', 'mapa']) {
      const found = await page({ ...query, vista })
      expect(found.count).toBe(count)
      expect(found.chips).toContain(chip)
    }
  })

  test('cards say the distance, by «Más cerca primero» the nearest comes first, and a place removed removes both', async () => {
    await insert('Cerca', 3_240)
    await insert('Solo la zona', 0, { precision: 'zona', location: 'Huinalá', municipality: 'Apodaca' })
    await insert('A un lado', 1_100)
    const near = await page({ search: 'bodega a 20 km del aeropuerto' })
    expect(await page({ search: 'bodega a 20 km del aeropuerto', sort: 'cercania' })).toEqual(near)
    expect(near.titles).toEqual(['A un lado', 'Cerca', 'Solo la zona'])
    expect(near.distances).toEqual([
      'A 1.1 km del Aeropuerto de Monterrey',
      'A 3.2 km del Aeropuerto de Monterrey',
      'A 7 km del Aeropuerto de Monterrey',
    ])
    expect(near.orders).toContain('Más cerca primero')
    expect(near.html).toContain('<option value="" selected="">Más cerca primero')
    const newest = await page({ search: 'bodega a 20 km del aeropuerto', sort: 'recientes' })
    expect(newest.titles).toEqual((await page({ search: 'bodega' })).titles)
    expect(newest.titles).not.toEqual(near.titles)
    expect(newest.html).toContain('<option value="recientes" selected="">')
    const [, without = ''] = /href="([^"]*)"[^>]*><span[^>]*><span class="sr-only">Quitar filtro <\/span>A 20 km/.exec(
      near.html,
    ) ?? ['', '']
    const anywhere = await page(Object.fromEntries(new URLSearchParams(without.replaceAll('&amp;', '&').split('?')[1])))
    expect(anywhere.titles.toSorted()).toEqual(['A un lado', 'Cerca', 'Solo la zona'])
    expect(anywhere.distances).toEqual([])
    expect(anywhere.orders).toEqual(['Más recientes primero'])
    expect(anywhere.html).toContain('<option value="" selected="">Más recientes primero')
  })

  test('a hidden point changes neither distance nor order nor what a radius finds', async () => {
    const shown = pointAt(AIRPORT, 180, 3_000)
    const hidden = [pointAt(shown, 0, 350), pointAt(shown, 180, 350)] as const
    const ids = [
      await insert('Una', 0, { precision: 'aproximada', propertyId: 'A-1' }),
      await insert('Otra', 0, { precision: 'aproximada', propertyId: 'A-2' }),
    ].map(({ id }) => id)

    async function pagesWith(points: readonly [number, number]) {
      for (const [at, id] of ids.entries()) {
        const { latitude, longitude } = hidden[points[at] ?? 0] ?? shown
        const link = { googleMapsLink: `${latitude},${longitude}`, latitude, longitude }
        const place = { publicLatitude: shown.latitude, publicLongitude: shown.longitude }
        await app.store.db
          .updateTable('properties')
          .set({ ...link, ...place })
          .where('id', '=', id)
          .execute()
      }
      const radii = ['2.6', '2.7', '2.9', '3.1', '3.3', '3.4']
      return Promise.all([
        ...radii.map((radio) => page({ cerca: 'aeropuerto', radio, sort: 'cercania' })),
        page({ search: 'cerca del aeropuerto', sort: 'cercania', vista: 'mapa' }),
        page({ search: 'junto al aeropuerto' }),
      ])
    }

    const pages = await pagesWith([0, 1])
    // Six radii, 5 km around the airport, and 2 km. Where nothing lies in one, it is widened to the public points.
    expect(pages.map(({ count }) => Number.parseInt(count ?? '', 10))).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    const away = 'del Aeropuerto de Monterrey; lo más cercano está a 3 km.'
    expect(pages.map(({ widened }) => widened)).toEqual([
      ...['2.6', '2.7', '2.9'].map((radio) => `No hay nada a menos de ${radio} km ${away}`),
      null,
      null,
      null,
      null,
      `No hay nada a menos de 2 km ${away}`,
    ])
    expect(new Set(pages.flatMap(({ distances }) => distances))).toEqual(
      new Set(['A 3 km del Aeropuerto de Monterrey']),
    )
    expect(await pagesWith([1, 0])).toEqual(pages)
    expect(await pagesWith([1, 1])).toEqual(pages)
  })

  test.each([
    [{ cerca: 'aeropuetro', radio: '5' }, 'cerca=Aeropuerto+de+Monterrey&amp;radio=5'],
    [{ search: 'bodega a 5 km del interpuetro' }, 'search=bodega&amp;cerca=Interpuerto+Monterrey&amp;radio=5'],
  ])('the unknown place of %j finds nothing, and names like it are offered as links', async (query, offered) => {
    await insert('Cerca', 3_240)
    for (const vista of ['', 'mapa']) {
      const { html, count } = await page({ ...query, vista })
      expect(count).toBe('0 propiedades')
      expect(html).toMatch(/<p class="text-danger">No conocemos «(?:aero|inter)puetro»/)
      const [, links = ''] = /¿Quisiste decir (.*?)\? <a/s.exec(html) ?? []
      expect(links.replace('vista=mapa&amp;', '')).toContain(offered)
      expect(html).toContain('Buscar en cualquier lugar</a>')
      expect(html.includes('aria-label="Mapa con 0 propiedades"')).toBe(vista !== '')
    }
    const inForm = await page({ cerca: 'aeropuetro', radio: '5', vista: 'mapa' })
    const [, fault = ''] = /name="cerca"[^>]*aria-describedby="([^"]*)"/.exec(inForm.html) ?? []
    expect(inForm.html).toContain(`<div id="${fault}"`)
  })

  test('a misspelt landmark in a phrase is corrected', async () => {
    await insert('Cerca', 3_240)
    await insert('Lejos', 15_000)
    const { count, html } = await page({ search: 'bodega cerca del aeropuetro' })
    expect([count, html.includes('bodega cerca del aeropuerto')]).toEqual(['1 propiedad', true])
  })

  test.each([
    [{ search: 'bodega cerca del aeropuerto' }, '5'],
    [{ search: 'bodega aeropuerto' }, '5'],
    [{ search: 'warehouse near airport' }, '5'],
    [{ search: 'bodega junto al aeropuerto' }, '2'],
    [{ search: 'bodega a 3 km del aeropuerto' }, '3'],
    [{ type: 'bodega', cerca: 'Aeropuerto de Monterrey', radio: '5' }, '5'],
    [{ search: 'bodega cerca del aeropuerto', sort: 'recientes' }, '5'],
  ])(
    '%j with nothing within %s km is widened to the nearest, which it says, and its URL and chip stay',
    async (query, km) => {
      await insert('A siete', 7_200)
      await insert('A nueve', 9_000)
      await insert('Lejos', 30_000)
      await insert('Un local', 1_000, { type: 'local' })
      await insert('Sin punto', 0, { googleMapsLink: null })
      for (const vista of ['', 'mapa']) {
        const { html, ...found } = await page({ ...query, vista })
        expect(found).toMatchObject({
          count: '2 propiedades',
          widened: `No hay nada a menos de ${km} km del Aeropuerto de Monterrey; lo más cercano está a 7.2 km.`,
          // The rows beside a map say no distance.
          distances: expect.arrayContaining(vista ? [] : ['A 7.2 km del Aeropuerto de Monterrey']),
          chips: expect.arrayContaining([`A ${km} km del Aeropuerto de Monterrey`]),
          canonical: { ...query, ...(vista && { vista }) },
        })
        expect(found.titles.toSorted()).toEqual(['A nueve', 'A siete'])
        expect(html).toMatch(/Apodaca<[^]*?2</)
        expect(html.includes('aria-label="Mapa con 2 propiedades"')).toBe(vista !== '')
      }
    },
  )

  test('a radius is widened as far as the nearest result, and not where nothing matches or has a place', async () => {
    await insert('Sin punto', 0, { googleMapsLink: null })
    const search = 'bodega cerca del aeropuerto'
    expect(await page({ search })).toMatchObject({ count: '0 propiedades', widened: null })
    await insert('Muy lejos', 180_000)
    expect(await page({ search })).toMatchObject({
      count: '1 propiedad',
      widened: 'No hay nada a menos de 5 km del Aeropuerto de Monterrey; lo más cercano está a 180 km.',
    })
    expect(await page({ search: 'oficina cerca del aeropuerto' })).toMatchObject({
      count: '0 propiedades',
      widened: null,
    })
    await insert('Cerca', 4_900)
    expect(await page({ search })).toMatchObject({ titles: ['Cerca'], widened: null })
  })

  test('moving the map does not change the radius of a search', async () => {
    await insert('A siete', 7_200)
    const search = 'bodega cerca del aeropuerto'
    const around = await page({ search, vista: 'mapa', bbox: '-100.2,25.6,-100,25.9' })
    expect(around).toMatchObject({ titles: ['A siete'], widened: expect.stringContaining('a 7.2 km') })
    const elsewhere = await page({ search, vista: 'mapa', bbox: '-100.4,25.8,-100.3,25.9' })
    expect(elsewhere).toMatchObject({ count: '0 propiedades', widened: null })
    expect(elsewhere.html).toContain('No hay propiedades en esta zona.')
  })

  test('without properties in a part of the map the nearest are shown with their distance', async () => {
    await insert('Lejos', 15_000)
    const { html } = await page({ search: 'bodega', bbox: '-100.11,25.77,-100.10,25.78' })
    expect(html).toMatch(/No hay propiedades en esta zona\. La más cercana está a 14 km\./)
    const [, wider = ''] = /href="([^"]*)"[^>]*>Ampliar la búsqueda/.exec(html) ?? []
    expect(wider).toContain('/propiedades?search=bodega&amp;bbox=')
  })

  test('the form of the map suggests landmarks, and shows the place of the search', async () => {
    await insert('Cerca', 3_240)
    const { html } = await page({ search: 'bodega a 10 km del aeropuerto', vista: 'mapa' })
    expect(html).toContain('<option value="Interpuerto Monterrey"></option>')
    expect(html).toContain('name="cerca" list="lugares" value="Aeropuerto de Monterrey"')
    expect(html).toContain('<option value="10" selected>10 km</option>')
    expect(html).toContain('<input type="hidden" name="search" value="bodega">')
    expect(html).toMatch(/<circle [^>]*class="map-asked"/)
  })

  test('a municipality keeps its meaning in a phrase', async () => {
    await insert('En Apodaca', 3_240)
    await insert('En García', 3_240, { municipality: 'García', location: 'Centro' })
    const { titles, distances } = await page({ search: 'bodega cerca de Apodaca' })
    expect([titles, distances]).toEqual([['En Apodaca'], []])
  })

  test('a landmark that staff add, move or remove is the one of the next search', async () => {
    await insert('Cerca', 3_240)
    const { visit } = await app.signIn()
    const search = 'bodega junto a la planta de autos'
    expect((await page({ search })).chips).not.toContain('A 2 km de la Planta de Autos')
    const { latitude, longitude } = pointAt(AIRPORT, 180, 4_000)
    const added = {
      intent: LANDMARKS.intents.save,
      before: '',
      name: 'la Planta de Autos',
      point: `${latitude}, ${longitude}`,
    }
    expect((await visit('/dashboard/configuracion/ubicacion', posting(added))).status).toBe(303)
    expect(await page({ search })).toMatchObject({
      count: '1 propiedad',
      distances: ['A 0.8 km de la Planta de Autos'],
    })
    const moved = { ...added, before: 'la Planta de Autos', point: '25.98, -100.23' }
    expect((await visit('/dashboard/configuracion/ubicacion', posting(moved))).status).toBe(303)
    expect((await page({ search })).widened).toContain('No hay nada a menos de 2 km de la Planta de Autos')
    await changePlaces({ db: app.store.db, actor: THE_PRODUCT, now: NOW, note: 'Puntos' }, () => ({ landmarks: [] }))
    expect((await page({ search })).chips).not.toContain('A 2 km de la Planta de Autos')
    expect((await page({ cerca: 'aeropuerto', radio: '5' })).html).toContain('No conocemos «aeropuerto»')
  })
})
