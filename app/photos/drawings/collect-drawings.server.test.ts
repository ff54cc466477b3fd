import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { DRAFT_FOLDER } from '#app/photos/folder-driver.server.ts'
import { collectDrawings } from './collect-drawings.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

let folder: string
let files: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-drawings-'))
  files = await openFileStore({ storageUrl: null, folder })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(key: string, drawn: string) {
  await files.put(key, 'x')
  await utimes(join(folder, key), new Date(drawn), new Date(drawn))
}

test('cards, sheets and unfinished files are deleted after 30 days, and nothing else is', async () => {
  await put('og/a.1.jpg', '2026-10-01T00:00:00Z')
  await put('og/b.2.jpg', '2026-11-19T00:00:00Z')
  await put('fichas/a.1.pdf', '2026-10-01T00:00:00Z')
  await put('fichas/b.2.pdf', '2026-11-19T00:00:00Z')
  await put(`${DRAFT_FOLDER}/x`, '2026-10-01T00:00:00Z')
  await put('properties/1_a.jpg', '2020-01-01T00:00:00Z')
  expect(await collectDrawings(files, NOW)).toBe(3)
  const kept = ['og/b.2.jpg', 'fichas/b.2.pdf', 'properties/1_a.jpg']
  const gone = ['og/a.1.jpg', 'fichas/a.1.pdf', `${DRAFT_FOLDER}/x`]
  expect(await Promise.all(kept.map((key) => files.exists(key)))).toEqual([true, true, true])
  expect(await Promise.all(gone.map((key) => files.exists(key)))).toEqual([false, false, false])
})

test('before the first drawing there is nothing to collect', async () => {
  expect(await collectDrawings(files, NOW)).toBe(0)
})

test('a file that appears during the collection is skipped', async () => {
  await put(`${DRAFT_FOLDER}/x`, '2026-10-01T00:00:00Z')
  await put('og/a.1.jpg', '2026-10-01T00:00:00Z')
  const read = files.getMetaData.bind(files)
  vi.spyOn(files, 'getMetaData').mockImplementation(async (key) => {
    if (key.startsWith(DRAFT_FOLDER)) await rm(join(folder, key))
    return read(key)
  })
  expect(await collectDrawings(files, NOW)).toBe(1)
})
