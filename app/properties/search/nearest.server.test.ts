import { describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { parseFilters } from './filters.ts'
import { countListed } from './find-page.server.ts'
import { findNearest } from './nearest.server.ts'

const PLACE = { location: 'Centro', address: null, description: null, state: 'Nuevo León' } as const

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function nearestTo(query: string, ...properties: Partial<PropertyInput>[]) {
    await insertMany(
      store().db,
      properties.map((property) => ({ input: buildProperty({ title: 'Inmueble', ...PLACE, ...property }) })),
    )
    const nearest = await findNearest(store(), parseFilters(new URLSearchParams(query)))
    for (const { query: way, total } of nearest.ways)
      expect(await countListed(store(), parseFilters(new URLSearchParams(way)))).toBe(total)
    return nearest
  }

  const APODACA = { type: 'bodega', category: 'renta', municipality: 'Apodaca', area: 500 } as const
  const GUADALUPE = { ...APODACA, municipality: 'Guadalupe' } as const

  test('the word that no property says is named, and the list without it is offered', async () => {
    expect(await nearestTo('search=bodega+xilófono+apodaca', APODACA)).toMatchObject({
      unknown: ['xilófono'],
      ways: [{ label: 'Sin «xilófono»', query: '?search=bodega+apodaca', total: 1 }],
    })
  })

  test('neighbouring municipalities come next, by filter and by search', async () => {
    expect(await nearestTo('type=bodega&municipality=Juárez', APODACA, GUADALUPE)).toMatchObject({
      unknown: [],
      ways: [
        { label: 'En Guadalupe', query: '?type=bodega&municipality=Guadalupe', total: 1 },
        { label: 'En Apodaca', total: 1 },
        { label: 'Sin Municipio: Juárez', query: '?type=bodega', total: 2 },
      ],
    })
    const bySearch = await nearestTo('search=bodegas+en+San+Nicolás')
    expect(bySearch.ways.map(({ label }) => label)).toContain('En Guadalupe')
  })

  test('a surface is given up like any other wish', async () => {
    const { ways } = await nearestTo('search=bodega+9000+m2', APODACA)
    expect(ways).toEqual([{ label: 'De cualquier superficie', query: '?search=bodega', total: 1 }])
  })

  test('where nothing is near nothing is offered', async () => {
    expect(await nearestTo('search=xilófono')).toEqual({ unknown: ['xilófono'], ways: [] })
  })
})
