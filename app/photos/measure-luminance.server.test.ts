import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findPanelPage } from '#app/inventory/panel-list.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { measureUnmeasured } from './measure-luminance.server.ts'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let folder: TestFiles

  beforeEach(async () => {
    folder = await openTestFiles()
    return folder.close
  })

  async function storePhotos() {
    const photo = { width: 60, height: 40, bytes: 1, createdAt: '2026-11-20' }
    for (const id of ['dark', 'light', 'gone', 'broken'])
      await store()
        .db.insertInto('photos')
        .values({ ...photo, id, key: `properties/${id}.jpg`, contentHash: id })
        .execute()
    for (const [id, lightness] of [
      ['dark', 40],
      ['light', 200],
    ] as const) {
      const background = { r: lightness, g: lightness, b: lightness }
      const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer()
      await folder.files.put(`properties/${id}.jpg`, bytes)
    }
    await folder.files.put('properties/broken.jpg', new Uint8Array([1, 2, 3]))
  }

  test('photos from before are measured, and the list of dark ones finds their properties', async () => {
    await storePhotos()
    await insertMany(
      store().db,
      ['dark', 'light', 'gone', 'broken'].map((photoId) => ({
        input: buildProperty({ title: photoId, photos: [{ photoId, alt: null }] }),
      })),
    )
    const query = { ...UNFILTERED_LIST, pending: 'darkPhotos' as const }
    expect(await findPanelPage(store(), query, '2026-11-20')).toMatchObject({ found: 0 })
    const between = vi.fn<() => Promise<void>>(async () => {})
    const parts = { store: store(), files: folder.files, reencode: reencodePhoto }
    expect(await measureUnmeasured(parts, between)).toBe(2)
    expect(between).toHaveBeenCalledTimes(1)
    const rows = await store().db.selectFrom('photos').orderBy('id').select(['id', 'luminance']).execute()
    expect(rows).toEqual([
      { id: 'broken', luminance: null },
      { id: 'dark', luminance: 40 },
      { id: 'gone', luminance: null },
      { id: 'light', luminance: 200 },
    ])
    const { rows: found } = await findPanelPage(store(), query, '2026-11-20')
    expect(found.map(({ title }) => title)).toEqual(['dark'])
    expect(await measureUnmeasured(parts, between)).toBe(0)
  })
})
