import { describe, expect, test } from 'vitest'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { parseFilters } from './filters.ts'
import { findListingPage } from '#test/find-listing.ts'

const PLAIN = { location: 'Centro', address: null, description: null, municipality: null } as const

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test.each([
    ['search=mina', ['Bodega (minas)', 'Mina 14'], ['Techo de lámina', 'Local con iluminación']],
    ['search=bodega+mina', ['Bodega (minas)'], ['Bodega, techo de lámina']],
    ['location=mina', [], ['Mina 14']],
    ['search=china', ['Bodega en China'], ['Bodega de cochinilla']],
    ['search=ave.+gonzalitos', ['Ave Gonzalitos', 'Av. Gonzalitos', 'Avenida Gonzalitos'], ['Nave Gonzalitos']],
    ['search=avenida+gonzalitos', ['Ave. Gonzalitos', 'Av. Gonzalitos'], ['Clave Gonzalitos']],
    [
      'search=oficina+cerca+del+tec',
      ['Oficina junto al Tec', 'Oficina en Tecnológico', 'Oficina por el Tec, piso 2'],
      ['Oficina de techo alto', 'Oficina de arquitectos'],
    ],
    ['search=patio+para+trailers', ['Patio para tráileres', 'Patio de un tráiler'], ['Patio']],
    [
      'search=bodega+sin+columnas',
      ['Bodega sin columnas', 'Bodega libre de columnas'],
      ['Bodega con columnas, sin oficinas'],
    ],
    ["search=o'farrill", ['Bodega O’Farrill', 'Bodega OFarrill'], ['Bodega Farrel']],
    ['search=OFarrill', ["Bodega O'Farrill", 'Bodega O´Farrill', 'Bodega O`Farrill'], ['Bodega O. Farrill']],
    ['search=crossdock', ['Nave crossdock', 'Nave cross dock', 'Nave tipo cross-dock'], ['Nave con andén']],
    ['search=local+equipado', ['Tienda equipada, local', 'Local equipado'], ['Local con equipo']],
  ])('«%s» finds words with that beginning, not words that contain it elsewhere', async (query, titles, others) => {
    await insertMany(
      store().db,
      [...titles, ...others].map((title) => ({ input: buildProperty({ ...PLAIN, title }) })),
    )
    const { properties } = await findListingPage(store(), parseFilters(query))
    expect(properties.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
  })

  test('a subtype is found by its words and by its filter; without any of it nothing of another is shown as one', async () => {
    const subtypes = [
      ['bodega', 'nave'],
      ['bodega', 'mini_bodega'],
      ['bodega', null],
      ['oficina', 'consultorio'],
      ['oficina', null],
      ['local', 'local'],
      ['terreno', 'lote_industrial'],
    ] as const
    await insertMany(
      store().db,
      subtypes.map(([type, subtype]) => ({
        input: buildProperty({ ...PLAIN, title: `Techo aislado ${type} ${subtype}`, type, subtype }),
      })),
    )
    const found = async (query: string) =>
      (await findListingPage(store(), parseFilters(query))).properties.map(({ title }) => title.slice(14)).toSorted()
    expect(await found('search=mini+bodegas')).toEqual(['bodega mini_bodega'])
    expect(await found('search=minibodega')).toEqual(['bodega mini_bodega'])
    expect(await found('search=consultorio')).toEqual(['oficina consultorio'])
    expect(await found('search=lote+industrial')).toEqual(['terreno lote_industrial'])
    const warehouses = ['bodega mini_bodega', 'bodega nave', 'bodega null']
    expect(await found('search=naves')).toEqual(warehouses)
    for (const search of ['cedis', 'coworking', 'isla']) expect(await found(`search=${search}`)).toEqual([])
    expect(await found('search=cedis+o+mini+bodega'), 'several are alternatives').toEqual(['bodega mini_bodega'])
    expect(await found('type=bodega&subtype=nave')).toEqual(['bodega nave'])
    expect(await found('type=oficina&subtype=nave'), 'of another type').toEqual(['oficina consultorio', 'oficina null'])
  })

  test('a lease scheme is found by its name', async () => {
    const schemes = ['nnn', 'bruta'] as const
    await insertMany(
      store().db,
      schemes.map((leaseScheme) => ({
        input: buildProperty({ ...PLAIN, title: leaseScheme, category: 'renta', leaseScheme }),
      })),
    )
    for (const search of ['NNN', 'triple neta', 'renta triple neta'])
      expect((await findListingPage(store(), parseFilters(new URLSearchParams({ search })))).total).toBe(1)
  })

  test('«mina» finds properties in the municipality Mina', async () => {
    const inMina = { ...PLAIN, title: 'Bodega', municipality: 'Mina' } as const
    await insertMany(store().db, [
      { input: buildProperty(inMina) },
      { input: buildProperty({ ...PLAIN, title: 'Lámina' }) },
    ])
    for (const query of ['search=mina', 'search=bodega+en+mina', 'location=mina'])
      expect((await findListingPage(store(), parseFilters(query))).total).toBe(1)
  })
})
