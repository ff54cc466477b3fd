import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { findOrDraw, photosToDraw } from './cached-drawing.server.ts'

let folder: string
let files: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-drawings-'))
  files = await openFileStore({ storageUrl: null, folder })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Each drawing contains its own number, starting at 1. */
function counting({ whole = true, most = 2 } = {}) {
  let drawn = 0
  const draw = async () => ({ bytes: new TextEncoder().encode(String((drawn += 1))), whole })
  return (key: string) => findOrDraw(files, { key, contentType: 'text/plain', most, draw })
}

const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)

test('a drawing is made once for any number of requests, and then stored', async () => {
  const find = counting()
  expect((await Promise.all(['og/a', 'og/a', 'og/a'].map(find))).map(text)).toEqual(['1', '1', '1'])
  expect(text(await counting()('og/a'))).toBe('1')
  expect(text(await find('og/b'))).toBe('2')
})

test('an incomplete drawing is not stored', async () => {
  const find = counting({ whole: false })
  expect([text(await find('og/a')), text(await find('og/a'))]).toEqual(['1', '2'])
})

test('requests beyond the queue limit are refused, and served afterwards', async () => {
  const find = counting({ most: 1 })
  const answers = await Promise.all(['og/a', 'og/b'].map(find))
  expect(answers.filter((answer) => answer === null)).toHaveLength(1)
  expect(text(await find('og/b'))).not.toBeNull()
})

test('the queue of one folder does not block another folder', async () => {
  const find = counting({ most: 1 })
  const answers = await Promise.all(['og/a', 'og/b', 'fichas/a', 'fichas/b'].map(find))
  const drawn = [answers.slice(0, 2), answers.slice(2)].map((pair) => pair.filter((answer) => answer !== null).length)
  expect(drawn).toEqual([1, 1])
})

test('a failed drawing is tried again at the next request', async () => {
  const failing = findOrDraw(files, {
    key: 'og/a',
    contentType: 'text/plain',
    most: 1,
    draw: () => Promise.reject(new Error('no ink')),
  })
  await expect(failing).rejects.toThrow('no ink')
  expect(text(await counting({ most: 1 })('og/a'))).toBe('1')
})

test('lost photos are left out of the drawing', async () => {
  await files.put('properties/1_a.jpg', 'a')
  const photos = await photosToDraw(files, ['properties/0_lost.jpg', 'properties/1_a.jpg'])
  expect(photos.map((photo) => new TextDecoder().decode(photo))).toEqual(['a'])
})
