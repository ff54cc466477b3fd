import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { openTestStore } from '#test/stores.ts'
import type { FileStore } from './file-store.server.ts'
import { encodeVariants } from './encode-variant.server.ts'
import { makeDueVariants } from './make-variants.server.ts'
import { variantKey } from './photo-url.ts'
import { SHOWN_VARIANT, USUAL_WIDTHS, VARIANT_FORMATS, variantsOf } from './photo-variants.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { storePhoto } from './store-photo.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const FORMAT_NAMES = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }

let store: Store
let folder: TestFiles
let files: FileStore

beforeEach(async () => {
  store = await openTestStore('sqlite')
  folder = await openTestFiles()
  files = folder.files
})

afterEach(() => Promise.all([store.close(), folder.close()]))

test('every width is made in every format, none wider than the photo', async () => {
  const key = await storedKey(900, 300)
  expect(await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)).toBe(1)
  for (const width of USUAL_WIDTHS)
    for (const format of VARIANT_FORMATS) {
      const made = await sharp(await files.getBytes(variantKey(key, { width, format }))).metadata()
      const expected = Math.min(width, 900)
      expect(made).toMatchObject({ format: FORMAT_NAMES[format], width: expected, height: Math.round(expected / 3) })
      expect(made.exif).toBeUndefined()
    }
})

test('an upright photo of 800×1600 is shown as 400×800, in the quality of the specification', async () => {
  const key = await storedKey(800, 1600)
  await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)
  for (const format of VARIANT_FORMATS) {
    const shown = await sharp(await files.getBytes(variantKey(key, { ...SHOWN_VARIANT, format }))).metadata()
    expect(shown).toMatchObject({ width: 400, height: 800 })
  }
})

test.each([
  [1599, []],
  [1600, ['1600.avif', '1600.webp']],
  [2400, ['1600.avif', '1600.webp', '2400.avif', '2400.webp']],
])('a photo of %d px has these large variants, each with its stated width: %j', async (width, large) => {
  const key = await storedKey(width, 200)
  await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)
  const made = []
  for await (const { name } of (await files.listAll('properties')).objects) made.push(name.replace(/^.*\.jpg\.?/, ''))
  expect(made.filter((name) => /^(1600|2400)/.test(name)).toSorted()).toEqual(large)
  expect(made).toHaveLength(1 + variantsOf({ width }).length)
  for (const name of large) {
    const { width: actual, format } = await sharp(await files.getBytes(`${key}.${name}`)).metadata()
    expect(`${actual}.${format === 'heif' ? 'avif' : format}`).toBe(name)
  }
})

test('finished variants are not made again', async () => {
  await storedKey(60, 40)
  await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)
  const { variantsAt } = await store.db.selectFrom('photos').select('variantsAt').executeTakeFirstOrThrow()
  expect(variantsAt).toBe(NOW.toISOString())
  expect(await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)).toBe(0)
})

test('a photo with a lost file stays due and does not delay the others', async () => {
  const lost = await storedKey(60, 40)
  const kept = await storedKey(80, 40)
  await files.delete(lost)
  expect(await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)).toBe(1)
  const due = await store.db.selectFrom('photos').where('variantsAt', 'is', null).select('key').execute()
  expect(due).toEqual([{ key: lost }])
  expect(await files.exists(variantKey(kept, { width: 400, format: 'webp' }))).toBe(true)
})

test('a photo with a broken file is reported and does not delay the others', async () => {
  const broken = await storedKey(60, 40)
  const whole = await storedKey(80, 40)
  await files.put(broken, 'half a file')
  await expect(makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: expect.stringContaining(broken) })],
  })
  const due = await store.db.selectFrom('photos').where('variantsAt', 'is', null).select('key').execute()
  expect(due).toEqual([{ key: broken }])
  expect(await files.exists(variantKey(whole, { width: 400, format: 'webp' }))).toBe(true)
})

test('without photos there is nothing to do', async () => {
  expect(await makeDueVariants({ store, files, encode: encodeVariants }, () => NOW)).toBe(0)
})

async function storedKey(width: number, height: number): Promise<string> {
  const bytes = await buildPicture('jpeg', { width, height })
  const place = { db: store.db, files, now: NOW, reencode: reencodePhoto }
  const photo = await storePhoto(place, { path: await folder.lay(bytes), filename: 'a.jpg' })
  if ('refused' in photo) throw new Error(photo.refused)
  return photo.key
}
