import { describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { encodeArea } from '#app/catalogue/place/area-code.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { requestTo } from '#test/find-listing.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { parseFilters } from './filters.ts'
import { countResults } from './list.ts'
import { findNearest } from './nearest.ts'

const AREA = [
  { latitude: 25.69, longitude: -100.32 },
  { latitude: 25.71, longitude: -100.32 },
  { latitude: 25.71, longitude: -100.28 },
  { latitude: 25.69, longitude: -100.28 },
]
const PLACE = { location: 'Centro', address: null, description: null, state: 'Nuevo León' } as const

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function nearestTo(query: string, ...properties: Partial<PropertyInput>[]) {
    await insertMany(
      store().db,
      properties.map((property) => ({ input: buildProperty({ title: 'Inmueble', ...PLACE, ...property }) })),
    )
    const nearest = findNearest(await requestTo(store(), parseFilters(query)))
    for (const { query: way, total } of nearest.lists)
      expect(countResults(await requestTo(store(), parseFilters(way)))).toBe(total)
    return nearest
  }

  const APODACA = { type: 'bodega', category: 'renta', municipality: 'Apodaca', area: 500 } as const
  const GUADALUPE = { ...APODACA, municipality: 'Guadalupe' } as const

  test('the unknown word is named, and the list without it is suggested', async () => {
    expect(await nearestTo('search=bodega+xilófono+apodaca', APODACA)).toMatchObject({
      unknown: ['xilófono'],
      lists: [{ label: 'Sin «xilófono»', query: '?search=bodega+apodaca', total: 1 }],
    })
  })

  test('as many rows are counted as the search may cost, and the page says less beyond that', async () => {
    await nearestTo('search=bodega', APODACA, GUADALUPE)
    const request = await requestTo(store(), parseFilters('search=bodega+xilófono+quetzal+apodaca'))
    // Each count costs two rows. Half of the rows are for unknown words, half for lists.
    const found = []
    for (const most of [0, 3, 4, 16, 1_000]) {
      const { unknown, lists } = findNearest(request, most)
      found.push([most, unknown.length, lists.length])
    }
    expect(found).toEqual([
      [0, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
      [16, 2, 2],
      [1_000, 2, 2],
    ])
  })

  test('neighbouring municipalities are suggested next, by filter and by search', async () => {
    expect(await nearestTo('type=bodega&municipality=Juárez', APODACA, GUADALUPE)).toMatchObject({
      unknown: [],
      lists: [
        { label: 'En Guadalupe', query: '?type=bodega&municipality=Guadalupe', total: 1 },
        { label: 'En Apodaca', total: 1 },
        { label: 'Sin Municipio: Juárez', query: '?type=bodega', total: 2 },
      ],
    })
    const bySearch = await nearestTo('search=bodegas+en+San+Nicolás')
    expect(bySearch.lists.map(({ label }) => label)).toContain('En Guadalupe')
  })

  test('a type is not removed if facts that only it has would be removed too', async () => {
    const corner = { ...APODACA, type: 'local', corner: 'si', municipality: 'Guadalupe' } as const
    const query = 'type=local&corner=si&municipality=Apodaca'
    const { lists } = await nearestTo(query, corner, { ...APODACA, type: 'local' }, APODACA)
    expect(lists.map(({ label }) => label)).toEqual(['En Guadalupe', 'Sin Municipio: Apodaca', 'Sin En esquina'])
    const bySearch = await nearestTo('type=local&search=en+esquina&municipality=Apodaca')
    expect(bySearch.lists.map(({ label }) => label).join()).not.toContain('Sin Tipo')
  })

  test('a surface can be removed like any other part of a search', async () => {
    const { lists } = await nearestTo('search=bodega+9000+m2', APODACA)
    expect(lists).toEqual([{ label: 'De cualquier superficie', query: '?search=bodega', total: 1 }])
  })

  test.each([
    ['maxPrice=100', 'De cualquier precio'],
    ['minPrice=900000&maxPrice=950000', 'De cualquier precio'],
    ['minPrice=900000&search=hasta+20+mil+pesos', 'De cualquier precio'],
    ['minArea=9000', 'De cualquier superficie'],
    ['minArea=9000&maxArea=9500', 'De cualquier superficie'],
  ])('the suggestion for «%s» is «%s»', async (query, label) => {
    const { lists } = await nearestTo(query, APODACA)
    expect(lists).toMatchObject([{ label, total: 1 }])
  })

  test.each([
    ['bodega con oficinas pesquería', 'En Apodaca', 'bodega con oficinas Apodaca'],
    ['bodega con oficinas en Pesquería', 'En Apodaca', 'bodega con oficinas en Apodaca'],
    ['bodega con oficinas en Pesquería', 'Sin «Pesquería»', 'bodega con oficinas'],
    ['bodega con oficinas en Pesquería hasta 500 m2', 'En Apodaca', 'bodega con oficinas en Apodaca hasta 500 m2'],
    ['bodega xilófono con oficinas, patio y ñandú', 'Sin «xilófono» ni «patio» ni «ñandú»', 'bodega con oficinas'],
  ])('«%s» with the suggestion %s becomes «%s»', async (search, label, other) => {
    const { lists } = await nearestTo(`search=${search}`, { ...APODACA, description: 'Con oficinas' })
    expect(lists).toContainEqual({ label, query: `?${new URLSearchParams({ search: other })}`, total: 1 })
  })

  test('the suggestion to remove a negated word is not worded as a double negation', async () => {
    const { lists } = await nearestTo('search=bodega+sin+xilófono', APODACA)
    expect(lists).toMatchObject([{ label: 'Quitando «sin xilófono»', query: '?search=bodega', total: 1 }])
  })

  test('the filter that contradicts the words is removed first; words do not match inside other words', async () => {
    const forSale = { ...APODACA, type: 'casa', category: 'venta' } as const
    const forRent = { ...APODACA, type: 'casa', description: 'Con ventanas' } as const
    expect((await nearestTo('category=renta&search=casa+en+venta', forSale, forRent)).lists).toMatchObject([
      { label: 'Sin Categoría: Renta', query: '?search=casa+en+venta', total: 1 },
      { label: 'Sin «en venta»', query: '?search=casa&category=renta', total: 1 },
    ])
  })

  test.each([
    ['bodejas', '«bodegas»', 'bodegas'],
    ['bodega en apodca', '«Apodaca»', 'bodega en Apodaca'],
    ['vodejas en huinala en rrenta', '«renta»', null],
    ['bodeag en renta, huinlaá', '«bodega» y «Huinalá»', 'bodega en renta, Huinalá'],
  ])('«%s» leads to the suggestion %s', async (search, meant, other) => {
    const { lists } = await nearestTo(`search=${search}`, { ...APODACA, location: 'Huinalá' })
    const offered = lists.find(({ label }) => label === `¿Quisiste decir ${meant}?`)
    expect(offered?.query ?? null).toBe(other && `?${new URLSearchParams({ search: other })}`)
  })

  test('many neighbouring municipalities leave space for the other suggestions', async () => {
    const inSalinas = { ...APODACA, municipality: 'Salinas Victoria' } as const
    const { lists } = await nearestTo('search=bodega+de+9000+m2+en+Salinas+Victoria', inSalinas)
    expect(lists).toMatchObject([{ label: 'De cualquier superficie', total: 1 }])
  })

  test('if no single removal helps, only the names are suggested', async () => {
    const walled = { ...GUADALUPE, type: 'oficina', description: 'Barda y patio' } as const
    const { lists } = await nearestTo('search=bodega+con+barda+y+patio+de+9000+m2+en+Apodaca', APODACA, walled)
    expect(lists).toEqual([{ label: 'Solo «bodega Apodaca»', query: '?search=bodega+Apodaca', total: 1 }])
  })

  test('without similar properties nothing is suggested', async () => {
    expect(await nearestTo('search=xilófono')).toEqual({
      unknown: ['xilófono'],
      lists: [],
      near: null,
      wanted: ['Búsqueda: xilófono'],
    })
  })

  describe('near a place without properties', () => {
    const at = (title: string, googleMapsLink: string) => ({ ...APODACA, title, googleMapsLink })
    const here: Partial<PropertyInput>[] = [
      at('Lejos', '25.70,-100.42'),
      at('Cerca', '25.70,-100.26'),
      at('Más lejos', '25.80,-100.42'),
      at('Muy lejos', '26.90,-100.50'),
      { ...at('De venta', '25.70,-100.30'), category: 'venta' },
      { ...APODACA, title: 'Sin punto', googleMapsLink: null },
    ]

    test.each([
      ['a box', 'bbox=-100.32,25.69,-100.28,25.71', '2\u00A0km'],
      ['an area', `area=${encodeArea(AREA)}`, '2\u00A0km'],
    ])('the distance is measured from the edge of %s, and a wider box includes them', async (_, place, away) => {
      const { near } = await nearestTo(`category=renta&vista=mapa&${place}`, ...here)
      expect(near).toMatchObject({ away })
      expect(near?.cards.map(({ title }) => title)).toEqual(['Cerca', 'Lejos', 'Más lejos'])
      const asked = parseFilters(new URLSearchParams(near?.query))
      expect(asked).toMatchObject({ category: 'renta', vista: 'mapa', area: '' })
      expect(countResults(await requestTo(store(), asked))).toBeGreaterThan(0)
    })

    test('nothing is shown in any place for a type without properties', async () => {
      expect((await nearestTo('type=terreno&cerca=25.7,-100.3&radio=1', ...here)).near).toBeNull()
      expect((await nearestTo('type=terreno')).near).toBeNull()
    })

    test('the list without the place is suggested', async () => {
      const { lists } = await nearestTo('category=renta&cerca=25.7,-100.3&radio=1', ...here)
      expect(lists).toContainEqual({ label: 'En cualquier lugar', query: '?category=renta', total: 5 })
    })
  })
})
