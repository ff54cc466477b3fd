import { describe, expect, test } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { claimPhotos } from './claim-photos.server.ts'

const NOW = '2026-11-20T18:00:00.000Z'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('existing photos are returned as the form shows them, in its order', async () => {
    await addPhotos(['a', 'b', 'c'])
    const claimed = await claimPhotos(store().db, [
      { photoId: 'c', alt: 'Fachada' },
      { photoId: 'a', alt: null },
    ])
    expect(claimed).toEqual({
      photos: [
        { photoId: 'c', alt: 'Fachada', key: 'properties/1_c.jpg', width: 3, height: 2, luminance: null },
        { photoId: 'a', alt: null, key: 'properties/1_a.jpg', width: 3, height: 2, luminance: null },
      ],
      refused: null,
    })
  })

  test('a form without photos is accepted', async () => {
    expect(await claimPhotos(store().db, [])).toEqual({ photos: [], refused: null })
  })

  test.each([
    [['a', 'gone'], 'Una de las fotos ya no existe. Súbela de nuevo.'],
    [['gone', 'a', "'; drop table photos; --"], '2 de las fotos ya no existen. Súbelas de nuevo.'],
  ])('unknown photo ids are reported, and the other photos stay', async (ids, refused) => {
    await addPhotos(['a'])
    const claimed = await claimPhotos(
      store().db,
      ids.map((photoId) => ({ photoId, alt: null })),
    )
    expect(claimed).toMatchObject({ photos: [{ photoId: 'a' }], refused })
  })

  test('a form with very many unknown ids gets one sentence', async () => {
    const choices = Array.from({ length: 100_000 }, (_, at) => ({ photoId: `p${at}`, alt: null }))
    expect(await claimPhotos(store().db, choices)).toEqual({
      photos: [],
      refused: '100000 de las fotos ya no existen. Súbelas de nuevo.',
    })
  })

  async function addPhotos(ids: string[]) {
    const rows = ids.map((id) => ({
      id,
      key: `properties/1_${id}.jpg`,
      contentHash: id,
      width: 3,
      height: 2,
      bytes: 1,
    }))
    await store()
      .db.insertInto('photos')
      .values(rows.map((row) => ({ ...row, createdAt: NOW })))
      .execute()
  }
})
