import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { openTestStore } from '#test/stores.ts'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { storePhoto } from './store-photo.server.ts'
import { MAX_UPLOAD_BYTES } from './upload-fault.ts'

const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const
const NOW = new Date('2026-11-20T18:00:00Z')

let store: Store
let folder: TestFiles

beforeAll(async () => {
  store = await openTestStore('sqlite')
  folder = await openTestFiles()
})

beforeEach(() => store.db.deleteFrom('photos').execute())

afterAll(() => Promise.all([store.close(), folder.close()]))

describe('an incomplete picture is refused with a text of the specification', () => {
  test.each([
    ['nothing', ''],
    ['text', 'hola'],
    ['markup', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['a document', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'],
    ['a mere beginning', '\xff\xd8\xff\xe0'],
  ])('%s', async (_case, content) => {
    expect(await sent(Buffer.from(content, 'latin1'), 'casa.jpg')).toMatchObject({
      refused: 'casa.jpg no es una imagen válida',
    })
  })

  test.each(['jpeg', 'png', 'webp'] as const)('half a %s', async (format) => {
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise: NOISE } })
      .toFormat(format)
      .toBuffer()
    expect(await sent(whole.subarray(0, whole.length / 2))).toHaveProperty('refused')
    expect(await sent(whole)).toHaveProperty('photoId')
  })

  test('more pixels than any camera produces, in a small file', async () => {
    expect(await sent(blankPng(10_000, 10_001))).toEqual({
      refused: 'a.jpg es demasiado grande: tiene demasiados píxeles. Redúcela y súbela de nuevo.',
      fault: 'tooManyPixels',
    })
    expect(await sent(blankPng(20_000, 20_000))).toMatchObject({ fault: 'tooManyPixels' })
    expect(await sent(blankPng(10_000, 100))).toHaveProperty('photoId')
  })
})

test('AVIF has a lower pixel limit because it is decoded as a whole', async () => {
  const large = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#123456' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer()
  expect(await sent(large)).toMatchObject({ fault: 'tooManyPixels' })
}, 60_000)

test.each(['', 'garbage after its end'])('a JPEG without its end marker is accepted: %j', async (rest) => {
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise: NOISE } })
    .jpeg()
    .toBuffer()
  expect([...whole.subarray(-2)]).toEqual([0xff, 0xd9])
  expect(await sent(Buffer.concat([whole.subarray(0, -2), Buffer.from(rest)]))).toHaveProperty('photoId')
  for (const missing of [400, whole.length / 4])
    expect(await sent(whole.subarray(0, -missing))).toMatchObject({ fault: 'broken' })
})

test('HEIC is refused with advice how to convert it', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(1_000)])
  expect(await sent(heic, 'IMG_0001.HEIC')).toEqual({
    refused: 'IMG_0001.HEIC está en formato HEIC, que no podemos abrir. Guárdala como JPG y súbela de nuevo.',
    fault: 'heic',
  })
})

test('a file of 10 MB is accepted, and one byte more is refused', async () => {
  const bytes = Buffer.alloc(MAX_UPLOAD_BYTES + 1)
  bytes.set(await buildPicture('jpeg'))
  expect(MAX_UPLOAD_BYTES).toBe(10_485_760)
  expect(await sent(bytes, 'casa.jpg')).toEqual({
    refused: 'casa.jpg es demasiado grande. Máximo 10MB.',
    fault: 'tooLarge',
  })
  expect(await sent(bytes.subarray(0, MAX_UPLOAD_BYTES))).toHaveProperty('photoId')
})

test('a refused file leaves nothing behind', async () => {
  await sent(Buffer.from('hola'))
  expect(await store.db.selectFrom('photos').select('id').execute()).toEqual([])
})

async function sent(bytes: Uint8Array, filename = 'a.jpg') {
  const place = { db: store.db, files: folder.files, now: NOW, reencode: reencodePhoto }
  return storePhoto(place, { path: await folder.lay(bytes), filename })
}

/** A black PNG with one bit per pixel: the smallest file for its size. */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND'),
  ])
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}
