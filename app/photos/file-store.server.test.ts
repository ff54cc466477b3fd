import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { openTestBucket } from '#test/bucket.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { openTestFiles } from '#test/files.ts'
import { openTestStore } from '#test/stores.ts'
import { collectUnusedPhotos } from './collect-photos.server.ts'
import { type FileStore, openFileStore, tryFileStore } from './file-store.server.ts'
import { encodeVariants } from './encode-variant.server.ts'
import { makeDueVariants } from './make-variants.server.ts'
import { parsePhotoKey } from './photo-key.ts'
import { variantKey } from './photo-url.ts'
import { readPhoto } from './read-photo.server.ts'
import { takeUploads } from './take-uploads.server.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'

const DAY = 86_400_000
const NOW = new Date('2026-11-20T18:00:00Z')
const PLACES = { 'a folder': openTestFiles, 'an S3 bucket': openTestBucket }

describe.each(Object.entries(PLACES))('in %s', (_place, open) => {
  let store: Store
  let place: Awaited<ReturnType<typeof open>>
  let files: FileStore

  beforeAll(async () => {
    store = await openTestStore('sqlite')
    place = await open()
    files = place.files
  })

  afterAll(() => Promise.all([store.close(), place.close()]))

  test('a photo is stored, served, given variants and collected', async () => {
    const key = await upload(await buildPicture('jpeg', { width: 1000, height: 500 }))
    const served = await read(key)
    expect(served).toMatchObject({ contentType: 'image/jpeg', standsIn: false })
    expect(await sharp(served.body).metadata()).toMatchObject({ format: 'jpeg', width: 1000 })
    expect(served.body).toHaveLength(served.bytes)

    const wanted = variantKey(key, { width: 400, format: 'webp' })
    expect(await read(wanted)).toMatchObject({ contentType: 'image/jpeg', standsIn: true })
    expect(await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)).toBe(1)
    const variant = await read(wanted)
    expect(variant).toMatchObject({ contentType: 'image/webp', standsIn: false })
    expect(await sharp(variant.body).metadata()).toMatchObject({ format: 'webp', width: 400 })

    await collectUnusedPhotos(store, files, NOW)
    expect(await collectUnusedPhotos(store, files, new Date(NOW.getTime() + 31 * DAY))).toBe(1)
    expect(await readPhoto(files, parsePhotoKey(key))).toBeNull()
    expect(await readPhoto(files, parsePhotoKey(wanted))).toBeNull()
  })

  test('a missing file is null, and deleting it is no error', async () => {
    expect(await readPhoto(files, parsePhotoKey('properties/1_none.jpg'))).toBeNull()
    expect(await readPhoto(files, parsePhotoKey('properties/1_none.jpg.400.avif'))).toBeNull()
    await files.delete('properties/1_none.jpg')
  })

  test('a photo without its variants is collected too', async () => {
    const key = await upload(await buildPicture('png'))
    await collectUnusedPhotos(store, files, NOW)
    expect(await collectUnusedPhotos(store, files, new Date(NOW.getTime() + 31 * DAY))).toBe(1)
    expect(await files.exists(key)).toBe(false)
  })

  test('a working place passes the check, which leaves no files there', async () => {
    await tryFileStore(files, null)
    expect(
      [...(await files.listAll('', { recursive: true })).objects].filter(({ name }) => /prueba/.test(name)),
    ).toEqual([])
  })

  async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const body = new FormData()
    body.append('images', new File([bytes], 'Fachada ñ.jpg'))
    const photoWorkers = { reencode: reencodePhoto, runJobs: () => {}, close: () => {} }
    const request = new Request('http://cerronorte.test', { method: 'POST', body })
    const taken = await takeUploads({ store, files, photoWorkers, now: () => NOW }, request)
    if (!taken.ok) throw taken.refusal
    const [photo] = taken.photos
    if (!photo) throw new Error(taken.refused[0]?.refused)
    return photo.key
  }

  async function read(requested: string) {
    const photo = await readPhoto(files, parsePhotoKey(requested))
    if (!photo) throw new Error(`${requested} is missing`)
    return { ...photo, body: Buffer.from(await new Response(photo.body).arrayBuffer()) }
  }
})

describe('a place that cannot store files stops the start with one sentence', () => {
  test('a bucket that is missing or unreachable', async () => {
    const { storageUrl, close } = await openTestBucket()
    const missing = storageUrl.replace('@fotos?', '@otras?')
    expect(await trialOf(missing)).toMatch(/^STORAGE_URL no sirve: [^\n]+ \(The specified bucket does not exist\)\.$/)
    await close()
    expect(await trialOf(storageUrl)).toMatch(/^STORAGE_URL no sirve: [^\n]+ECONNREFUSED[^\n]+\.$/)
  })

  test('a folder that is a file', async () => {
    const { lay, close } = await openTestFiles()
    expect(await trialOf(null, await lay(new Uint8Array(1)))).toMatch(/^DATA_DIR no sirve: [^\n]+\.$/)
    await close()
  })

  async function trialOf(storageUrl: string | null, folder = ''): Promise<string> {
    try {
      await tryFileStore(await openFileStore({ storageUrl, folder }), storageUrl)
    } catch (error) {
      if (error instanceof StoreUnusable) return error.message
      throw error
    }
    return ''
  }
})
