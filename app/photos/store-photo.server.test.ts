import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { openTestStore } from '#test/stores.ts'
import { fittedSize } from './fitted-size.ts'
import { variantKey } from './photo-url.ts'
import { SHOWN_VARIANT, TILE_VARIANT } from './photo-variants.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { type StoredPhoto, storePhoto } from './store-photo.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

let store: Store
let folder: TestFiles

beforeAll(async () => {
  store = await openTestStore('sqlite')
  folder = await openTestFiles()
})

beforeEach(() => store.db.deleteFrom('photos').execute())

afterAll(() => Promise.all([store.close(), folder.close()]))

describe('a stored photo', () => {
  test.each([
    ['landscape', 3000, 1500, 2400, 1200],
    ['portrait', 1600, 3200, 800, 1600],
    ['just too wide', 2401, 10, 2400, 10],
    ['just too high', 10, 1601, 10, 1600],
    ['of the largest size', 2400, 1600, 2400, 1600],
    ['small: never enlarged', 30, 20, 30, 20],
    ['one pixel', 1, 1, 1, 1],
  ])('%s fits into 2400×1600', async (_case, width, height, storedWidth, storedHeight) => {
    const photo = await stored(await buildPicture('jpeg', { width, height }))
    expect(photo).toMatchObject({ width: storedWidth, height: storedHeight })
    expect(fittedSize({ width, height }), 'what the browser makes it').toEqual({
      width: storedWidth,
      height: storedHeight,
    })
    expect(await sharp(await folder.files.getBytes(photo.key)).metadata()).toMatchObject({
      format: 'jpeg',
      width: storedWidth,
      height: storedHeight,
      space: 'srgb',
    })
  })

  test('has the data that form and pages show', async () => {
    const { key } = await stored(await buildPicture('jpeg', { width: 1500, height: 750 }))
    const tile = sharp(await folder.files.getBytes(variantKey(key, TILE_VARIANT)))
    expect(await tile.metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 200 })
    const shown = sharp(await folder.files.getBytes(variantKey(key, SHOWN_VARIANT)))
    expect(await shown.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 })
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be sent as %s with any file name', async (format) => {
    const photo = await stored(await buildPicture(format), 'fachada.exe')
    expect(await sharp(await folder.files.getBytes(photo.key)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 60,
    })
  })

  test('is turned upright', async () => {
    const lying = await sharp(await buildPicture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await stored(lying)).toMatchObject({ width: 40, height: 60 })
  })

  test('has no metadata about its place and camera', async () => {
    const located = await sharp(await buildPicture('jpeg'))
      .withExif({ IFD0: { Make: 'Camera-X' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 40/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">home</x:xmpmeta>')
      .toBuffer()
    expect((await sharp(located).metadata()).exif).toBeDefined()
    const bytes = Buffer.from(await folder.files.getBytes((await stored(located)).key))
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    for (const trace of ['Camera-X', 'Exif', 'adobe']) expect(bytes.includes(trace)).toBe(false)
  })

  test('of an animation is the first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => buildPicture('png', { width: 20, height: 10, colour })),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(2)
    const photo = await stored(animation)
    expect(photo).toMatchObject({ width: 20, height: 10 })
    const { dominant } = await sharp(await folder.files.getBytes(photo.key)).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
  })

  test('is white where it was transparent', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const { dominant } = await sharp(await folder.files.getBytes((await stored(clear)).key)).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })

  test('has a row with its key, size and bytes, and its variants are due', async () => {
    const photo = await stored(await buildPicture('jpeg'))
    const row = await store.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      id: photo.photoId,
      key: photo.key,
      width: 60,
      height: 40,
      bytes: (await folder.files.getBytes(photo.key)).byteLength,
      variantsAt: null,
      createdAt: NOW.toISOString(),
    })
  })

  test.each([
    ['as it came', 1, 141],
    ['two stops too dark', 0.532, 75],
  ])('of a warehouse %s has the mean of its pixels as luminance', async (_case, factor, expected) => {
    const file = await sharp('demo/photos/bodega-3.jpg').linear(factor, 0).jpeg().toBuffer()
    await stored(file)
    const { luminance } = await store.db.selectFrom('photos').select('luminance').executeTakeFirstOrThrow()
    expect(Math.abs((luminance ?? 0) - expected)).toBeLessThanOrEqual(1)
  })

  test('is stored once, however often and under any name it is sent', async () => {
    const bytes = await buildPicture('png')
    const first = await stored(bytes, 'a.png')
    expect(await stored(bytes, 'b.png')).toEqual(first)
    expect(await store.db.selectFrom('photos').select('id').execute()).toHaveLength(1)
  })

  test('with the same name and instant as another has its own key', async () => {
    const keys = [
      (await stored(await buildPicture('jpeg', { colour: '#000000' }), 'a.jpg')).key,
      (await stored(await buildPicture('jpeg', { colour: '#ffffff' }), 'a.jpg')).key,
    ]
    expect(keys).toEqual([`properties/${NOW.getTime()}_a.jpg`, `properties/${NOW.getTime() + 1}_a.jpg`])
  })
})

test.each([
  ['Fachada Norte.JPG', 'Fachada-Norte'],
  ['peñón_área (1).png', 'penon-area-1'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\fotos\casa.jpg`, 'casa'],
  ['a.jpg.400.webp', 'a-jpg-400'],
  ['sin-extension', 'sin-extension'],
  ['.jpg', 'foto'],
  ['', 'foto'],
  ['..', 'foto'],
  ['東京.png', 'foto'],
  ['🏢 torre.png', 'torre'],
  ['a\0b\n?#%.jpg', 'a-b'],
  ['x'.repeat(300), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y.jpg`, 'x'.repeat(59)],
  [`${'-'.repeat(50_000)}a.jpg`, 'a'],
])('a file named %j is stored under its time and a safe name', async (filename, stem) => {
  const { key } = await stored(await buildPicture('jpeg'), filename)
  expect(key).toBe(`properties/${NOW.getTime()}_${stem}.jpg`)
})

async function stored(bytes: Uint8Array, filename = 'a.jpg'): Promise<StoredPhoto> {
  const place = { db: store.db, files: folder.files, now: NOW, reencode: reencodePhoto }
  const answer = await storePhoto(place, { path: await folder.lay(bytes), filename })
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
