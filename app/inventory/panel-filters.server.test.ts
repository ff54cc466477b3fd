import { beforeEach, describe, expect, test } from 'vitest'
import { createProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { findPanelPage } from './panel-list.server.ts'
import { type PanelQuery, UNFILTERED_LIST } from './panel-search.ts'

const TODAY = '2026-11-20'
const EVA = { id: null, name: 'Eva' }
const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function titles(query: Partial<PanelQuery>) {
    const { rows, found: count } = await findPanelPage(store(), { ...UNFILTERED_LIST, ...query }, TODAY)
    expect(count).toBe(rows.length)
    return rows.map(({ title }) => title).join(' ')
  }

  const [A, B, C, D] = [
    { type: 'bodega', category: 'renta', status: 'pausada', municipality: 'Apodaca', propertyId: 'b-2' },
    { type: 'bodega', category: 'venta', status: 'vendida', municipality: 'García', propertyId: 'A-9' },
    { type: 'local', category: 'renta', status: 'pausada', municipality: null, propertyId: 'Ñ-1' },
    { type: 'casa', category: 'traspaso', status: 'disponible', municipality: 'Apodaca', propertyId: null },
  ] as const

  beforeEach(async () => {
    const photo = { key: 'properties/1_a.jpg', contentHash: 'p', width: 1, height: 1, bytes: 1, createdAt: 'x' }
    await store()
      .db.insertInto('photos')
      .values({ ...photo, id: 'p', luminance: 79 })
      .execute()
    const properties: Partial<PropertyInput>[] = [
      {
        title: 'A',
        ...A,
        timeAlert: '2026-11-19',
        area: 300,
        priceCents: 200,
        currency: 'MXN',
        photos: [{ photoId: 'p', alt: null }],
      },
      { title: 'B', ...B, timeAlert: '2026-12-20', area: null, priceCents: 100, currency: 'USD' },
      { title: 'C', ...C, area: 20.5, priceCents: null },
      { title: 'D', ...D, timeAlert: '2026-11-20', area: 1000, priceCents: 300, currency: 'MXN' },
    ]
    await insertMany(
      store().db,
      properties.map((property) => ({ input: buildProperty(property) })),
    )
  })

  test.each<[Partial<PanelQuery>, string]>([
    [{ status: 'pausada' }, 'C A'],
    [{ type: 'bodega' }, 'B A'],
    [{ category: 'renta' }, 'C A'],
    [{ municipality: 'Apodaca' }, 'D A'],
    [{ municipality: 'Apodaca', category: 'renta', type: 'bodega', status: 'pausada' }, 'A'],
    [{ noPhotos: true }, 'D C B'],
    [{ noPhotos: true, search: 'bodega' }, 'B'],
    [{ pending: 'price' }, 'C'],
    [{ pending: 'darkPhotos' }, 'A'],
    [{ unchanged: '30' }, 'D C B A'],
    [{ unchanged: '30', status: 'pausada' }, 'C A'],
    [{ deadline: 'set' }, 'D B A'],
    [{ deadline: 'past' }, 'A'],
    [{ deadline: '30' }, 'D B'],
    [{ deadline: '30', status: 'vendida' }, 'B'],
    [{ order: 'deadline-asc' }, 'A D B C'],
    [{ order: 'deadline-desc' }, 'B D A C'],
    [{ municipality: "' or 1=1 --" }, ''],
    [{ order: 'oldest' }, 'A B C D'],
    [{ order: 'price-asc' }, 'A D B C'],
    [{ order: 'price-desc' }, 'B D A C'],
    [{ order: 'area-asc' }, 'C A D B'],
    [{ order: 'area-desc' }, 'D A C B'],
    [{ order: 'id-asc' }, 'B A C D'],
    [{ order: 'id-desc' }, 'C A B D'],
    [{ order: 'id-desc', noPhotos: true }, 'C B D'],
  ])('%o shows %s; rows without the figure come last', async (query, expected) => {
    expect(await titles(query)).toBe(expected)
  })

  test('the filter of photos follows added and removed photos', async () => {
    const input = buildProperty({ title: 'E', photos: [{ photoId: 'p', alt: null }] })
    const { id } = await createProperty({ db: store().db, actor: EVA, now: NOW }, input)
    expect(await titles({ noPhotos: true })).toBe('D C B')
    await edit(id, [])
    expect(await titles({ noPhotos: true })).toBe('E D C B')
    await edit(id, input.photos)
    expect(await titles({ noPhotos: true })).toBe('D C B')
  })

  async function edit(id: string, photos: PropertyInput['photos']) {
    const known = await findRecord(store().db, id)
    if (!known) throw new Error('no property')
    const updated = await updateProperty({ db: store().db, actor: EVA, now: NOW }, known, {
      ...known,
      input: { ...known.input, photos },
    })
    expect(updated.ok).toBe(true)
  }

  test('the municipalities of the filter are those of the catalogue, by name', async () => {
    const { municipalities } = await findPanelPage(store(), { ...UNFILTERED_LIST, search: 'nothing like it' }, TODAY)
    expect(municipalities).toEqual(['Apodaca', 'García'])
  })
})
