import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { type StoredPhoto, storePhoto } from './store-photo.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let folder: TestFiles

  beforeEach(async () => {
    folder = await openTestFiles()
    return folder.close
  })

  test('the same picture sent several times at once is stored once', async () => {
    const bytes = await buildPicture('png')
    const photos = await Promise.all(['a.png', 'b.png', 'a.png', 'c.png'].map((name) => stored(bytes, name)))
    expect(new Set(photos.map((photo) => photo.photoId)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await folder.files.exists(photos[0]?.key ?? '')).toBe(true)
  })

  test('pictures with the same name and instant, sent at once, each have their own file', async () => {
    const colours = ['#000000', '#ffffff', '#ff0000', '#00ff00']
    const photos = await Promise.all(
      colours.map(async (colour) => stored(await buildPicture('jpeg', { colour }), 'a.jpg')),
    )
    expect(new Set(photos.map((photo) => photo.key)).size).toBe(4)
    const files = await Promise.all(photos.map(async ({ key }) => hex(await folder.files.getBytes(key))))
    const alone = await Promise.all(
      colours.map(async (colour) => {
        const encoded = await reencodePhoto(await folder.lay(await buildPicture('jpeg', { colour })))
        return 'fault' in encoded ? encoded.fault : hex(encoded.data)
      }),
    )
    expect(files).toEqual(alone)
  })

  test('a picture whose file was lost gets it back when it is sent again', async () => {
    const bytes = await buildPicture('jpeg')
    const first = await stored(bytes)
    await folder.files.delete(first.key)
    expect(await stored(bytes)).toEqual(first)
    expect(await folder.files.exists(first.key)).toBe(true)
  })

  test('a picture that is sent again counts as new for the collector', async () => {
    const bytes = await buildPicture('jpeg')
    await stored(bytes)
    await store().db.updateTable('photos').set({ unusedSince: '2026-10-01T00:00:00.000Z' }).execute()
    await stored(bytes)
    expect(await rows()).toMatchObject([{ unusedSince: null }])
  })

  test('a file that cannot be written leaves no row', async () => {
    vi.spyOn(folder.files, 'put').mockRejectedValueOnce(new Error('disk full'))
    await expect(stored(await buildPicture('jpeg'))).rejects.toThrow('disk full')
    expect(await rows()).toEqual([])
  })

  function rows() {
    return store().db.selectFrom('photos').selectAll().execute()
  }

  async function stored(bytes: Uint8Array, filename = 'a.jpg'): Promise<StoredPhoto> {
    const place = { db: store().db, files: folder.files, now: NOW, reencode: reencodePhoto }
    const answer = await storePhoto(place, { path: await folder.lay(bytes), filename })
    if ('refused' in answer) throw new Error(answer.refused)
    return answer
  }
})

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
