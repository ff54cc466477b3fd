import { describe, expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { findById, findBySlug, findLatest, findSimilar } from './properties.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { STATUSES } from '#app/catalogue/facts/vocabulary.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NOBODY = { id: null, name: null }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  function insert(overrides: Partial<PropertyInput>, now = NOW) {
    return insertProperty(store().db, buildProperty(overrides), { createdBy: null, now })
  }

  function rename(id: string, title: string) {
    return renameProperty(store(), id, title, NOW)
  }

  function found(slug: string) {
    return findBySlug(store(), slug)
  }

  describe('a slug', () => {
    test('of an available property finds it', async () => {
      const { id, slug } = await insert({ title: 'Local' })
      expect(await found(slug)).toMatchObject({ found: 'property', property: { id, slug: 'local', title: 'Local' } })
    })

    test('of any other property finds nothing, and neither does a former one', async () => {
      for (const status of STATUSES.filter((value) => value !== 'disponible')) {
        const { id, slug } = await insert({ title: `Antes ${status}`, status })
        expect(await found(slug)).toEqual({ found: 'nothing' })
        await rename(id, `Ahora ${status}`)
        expect(await found(slug)).toEqual({ found: 'nothing' })
      }
    })

    test.each(['', 'ninguna', 'LOCAL', 'local/', "' or 1=1 --", '%', '\u0001', '🏢', 'a'.repeat(10_000)])(
      'that nobody has (%j) finds nothing',
      async (slug) => {
        await insert({ title: 'Local' })
        expect(await found(slug)).toEqual({ found: 'nothing' })
      },
    )

    test('that a property had before redirects to its current one, also after several renames', async () => {
      const { id } = await insert({ title: 'Uno' })
      await rename(id, 'Dos')
      await rename(id, 'Tres')
      expect(await found('uno')).toEqual({ found: 'renamed', slug: 'tres' })
      expect(await found('dos')).toEqual({ found: 'renamed', slug: 'tres' })
    })

    test('that a property had before can be used by it again', async () => {
      const { id } = await insert({ title: 'Uno' })
      await rename(id, 'Dos')
      expect(await rename(id, 'Uno')).toBe('uno')
      expect(await found('uno')).toMatchObject({ found: 'property' })
      expect(await found('dos')).toEqual({ found: 'renamed', slug: 'uno' })
      expect(await rename(id, 'Dos')).toBe('dos')
      expect(await found('uno')).toEqual({ found: 'renamed', slug: 'dos' })
    })

    test('that an existing property had before is never given to another', async () => {
      const { id } = await insert({ title: 'Uno' })
      await rename(id, 'Dos')
      const other = await insert({ title: 'Uno', propertyId: null })
      expect(other.slug).toBe('uno-2')
      expect(await rename(other.id, 'Dos')).toBe('dos-2')
      expect(await found('uno')).toEqual({ found: 'renamed', slug: 'dos' })
    })

    test('of a deleted property is gone, and so are its former ones', async () => {
      const { id } = await insert({ title: 'Uno' })
      await rename(id, 'Dos')
      await deleteProperty({ db: store().db, actor: NOBODY, now: NOW }, id)
      expect(await found('uno')).toEqual({ found: 'deleted' })
      expect(await found('dos')).toEqual({ found: 'deleted' })
    })

    test('of a deleted property can be used by a new one, and be deleted again', async () => {
      const { id } = await insert({ title: 'Uno' })
      await deleteProperty({ db: store().db, actor: NOBODY, now: NOW }, id)
      const second = await insert({ title: 'Uno' })
      expect(await found('uno')).toMatchObject({ found: 'property', property: { id: second.id } })
      expect(await store().db.selectFrom('retiredSlugs').select('slug').execute()).toEqual([])
      await deleteProperty({ db: store().db, actor: NOBODY, now: NOW }, second.id)
      expect(await found('uno')).toEqual({ found: 'deleted' })
    })

    test('of a deleted property can be used by a renamed one', async () => {
      const { id } = await insert({ title: 'Uno' })
      await deleteProperty({ db: store().db, actor: NOBODY, now: NOW }, id)
      const other = await insert({ title: 'Dos' })
      expect(await rename(other.id, 'Uno')).toBe('uno')
      expect(await found('dos')).toEqual({ found: 'renamed', slug: 'uno' })
      await rename(other.id, 'Tres')
      expect(await found('uno')).toEqual({ found: 'renamed', slug: 'tres' })
    })
  })

  test('a property is found by its id with any status; an unknown id finds nothing', async () => {
    const { id } = await insert({ status: 'pausada' })
    expect(await findById(store().db, id)).toMatchObject({ id, status: 'pausada', version: 1 })
    expect(await findById(store().db, 'none')).toBeNull()
  })

  test('the latest properties are the three newest available ones, newest first', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    for (const [title, date] of [['A', 3] as const, ['B', 1] as const, ['C', 4] as const, ['D', 2] as const])
      await insert({ title }, day(date))
    await insert({ title: 'E', status: 'separada' }, day(9))
    expect((await findLatest(store())).map(({ title }) => title)).toEqual(['C', 'A', 'D'])
  })

  test('the cover of a card is the first photo, with its public name', async () => {
    const photo = { width: 1200, height: 800, bytes: 1, createdAt: NOW.toISOString() }
    const rows = ['a', 'b'].map((id) => ({
      ...photo,
      id,
      contentHash: id,
      key: `properties/1_${id}.jpg`,
      publicName: `public-${id}`,
    }))
    await store().db.insertInto('photos').values(rows).execute()
    await insert({ photos: ['b', 'a'].map((photoId) => ({ photoId, alt: null })) })
    const [card] = await findLatest(store())
    expect(card?.cover).toEqual({ key: 'properties/public-b.jpg', width: 1200, height: 800, alt: null })
  })

  test('similar properties are available and of the same type: same operation first, then same municipality, then newest', async () => {
    const it = await detail({ title: 'Bodega', category: 'renta', municipality: 'Apodaca' })
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    await insert({ title: 'Otra operación', category: 'venta', municipality: 'Apodaca' }, day(9))
    await insert({ title: 'Fuera del municipio', category: 'renta', municipality: 'García' }, day(8))
    await insert({ title: 'La más cercana', category: 'renta', municipality: 'Apodaca' }, day(1))
    await insert({ title: 'Otro tipo', type: 'local' }, day(9))
    await insert({ title: 'Pausada', status: 'pausada' }, day(9))
    const titles = (await findSimilar(store(), it)).map(({ title }) => title)
    expect(titles).toEqual(['La más cercana', 'Fuera del municipio', 'Otra operación'])
  })

  test('a similar property that is also offered for the same operation is shown once, with that one', async () => {
    const it = await detail({ title: 'Bodega', category: 'venta', municipality: 'Apodaca' })
    const both = { category: 'renta', secondCategory: 'venta', secondPriceCents: 9_000_000_00 } as const
    await insert({ title: 'Renta y venta', municipality: 'Apodaca', ...both })
    await insert({ title: 'Renta', municipality: 'Apodaca', category: 'renta' })
    const similar = await findSimilar(store(), it)
    expect(similar.map(({ title, category }) => [title, category])).toEqual([
      ['Renta y venta', 'venta'],
      ['Renta', 'renta'],
    ])
  })

  test('a single similar property is left out', async () => {
    const it = await detail({ title: 'Bodega', municipality: null })
    await insert({ title: 'Otra' })
    expect(await findSimilar(store(), it)).toEqual([])
    await insert({ title: 'Una más' })
    expect(await findSimilar(store(), it)).toHaveLength(2)
  })

  async function detail(overrides: Partial<PropertyInput>): Promise<PropertyDetail> {
    const answer = await found((await insert(overrides)).slug)
    if (answer.found !== 'property') throw new Error(`No es pública: ${answer.found}`)
    return answer.property
  }
})
