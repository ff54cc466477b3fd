import { expect, test } from 'vitest'
import { createProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { parseFilters } from '#app/listing/search/filters.ts'
import { findListingPage } from '#test/find-listing.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { openEmptyStore } from '#test/stores.ts'
import { migrate } from './migrate.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NOBODY = { id: null, name: null }

// The only PostgreSQL test that runs without TEST_DATABASE_URL: all others require a real server.
test(
  'PostgreSQL is migrated, lists a property, saves an edit and refuses a stale one',
  { timeout: PATIENCE },
  async () => {
    const store = await openEmptyStore('postgres')
    expect(await migrate(store)).toContain('0001-first-release')
    const { id, slug } = await createProperty(
      { db: store.db, actor: NOBODY, now: NOW },
      buildProperty({ title: 'Bodega en Huinalá' }),
    )
    const filters = parseFilters(new URLSearchParams({ search: 'huinala', type: 'bodega', minArea: '1000' }))
    const listed = async () => (await findListingPage(store, filters)).properties.map((card) => [card.slug, card.title])
    expect(await listed()).toEqual([[slug, 'Bodega en Huinalá']])

    const opened = await findRecord(store.db, id)
    if (!opened) throw new Error('not saved')
    const editTo = (title: string) =>
      updateProperty({ db: store.db, actor: NOBODY, now: NOW }, opened, {
        input: { ...opened.input, title },
        version: 1,
        complexName: null,
        asesorName: null,
        ownerName: null,
      })
    expect(await editTo('Nave en Huinalá')).toMatchObject({ ok: true })
    expect(await editTo('Otra nave en Huinalá')).toMatchObject({
      ok: false,
      refusal: 'conflict',
      current: { input: { title: 'Nave en Huinalá' }, version: 2 },
    })
    expect(await listed()).toEqual([[expect.any(String), 'Nave en Huinalá']])
    await store.close()
  },
)
