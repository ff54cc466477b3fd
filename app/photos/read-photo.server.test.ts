import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestFiles, openTestFiles } from '#test/files.ts'
import { parsePhotoKey } from './photo-key.ts'
import { readPhoto } from './read-photo.server.ts'

const KEY = 'properties/1700000000000_fachada.jpg'

let folder: TestFiles

beforeAll(async () => {
  folder = await openTestFiles()
  const { files } = folder
  await files.put(KEY, 'the photo')
  await files.put(`${KEY}.400.webp`, 'a variant')
  await files.put('private/secret.jpg', 'secret')
  await files.put('secret.jpg', 'secret')
  await writeFile(join(folder.folder, '../secret.jpg'), 'secret')
})

afterAll(() => folder.close())

test('a photo is read as it was stored', async () => {
  expect(await read(KEY)).toEqual({ text: 'the photo', bytes: 9, contentType: 'image/jpeg', standsIn: false })
})

test('a variant is read with its own type', async () => {
  expect(await read(`${KEY}.400.webp`)).toEqual({
    text: 'a variant',
    bytes: 9,
    contentType: 'image/webp',
    standsIn: false,
  })
})

test('while a variant is due the photo is served instead', async () => {
  expect(await read(`${KEY}.800.avif`)).toEqual({
    text: 'the photo',
    bytes: 9,
    contentType: 'image/jpeg',
    standsIn: true,
  })
})

test.each(['properties/1_none.jpg', 'properties/1_none.jpg.400.webp'])('%s does not exist', async (requested) => {
  expect(await read(requested)).toBeNull()
})

test.each([
  'secret.jpg',
  'private/secret.jpg',
  '../secret.jpg',
  'properties/../secret.jpg',
  'properties/../../secret.jpg',
  'properties/..%2fsecret.jpg',
  String.raw`properties\..\secret.jpg`,
  './properties/1700000000000_fachada.jpg',
  'properties//1700000000000_fachada.jpg',
  '/properties/1700000000000_fachada.jpg',
  'properties/1700000000000_fachada.jpg/',
  'properties/1700000000000_fachada.jpg\n',
  'properties/1700000000000_fachada.jpg\0',
  'properties/1700000000000_fachada.jpg.400.webp.400.webp',
  'properties/.jpg',
  'properties/',
  'properties',
  '',
  '.',
])('%j is not a public photo: no other file can be read', async (requested) => {
  expect(await read(requested)).toBeNull()
})

test('a file is opened when it is read, and closed when the reader stops', async () => {
  await folder.files.put(KEY.replace('_', '_large-'), Buffer.alloc(1_000_000))
  const opening = vi.spyOn(folder.files, 'getStream')
  const photo = await readPhoto(folder.files, { key: KEY.replace('_', '_large-'), variant: null })
  expect(opening).not.toHaveBeenCalled()
  const reader = photo?.body.getReader()
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0)
  await reader?.cancel()
  const stream = await opening.mock.results[0]?.value
  expect(stream.destroyed).toBe(true)
})

async function read(requested: string) {
  const photo = await readPhoto(folder.files, parsePhotoKey(requested))
  if (!photo) return null
  const { body, ...facts } = photo
  return { text: await new Response(body).text(), ...facts }
}
