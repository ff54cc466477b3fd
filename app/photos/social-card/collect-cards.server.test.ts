import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { collectCards } from './collect-cards.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

let folder: string
let files: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-cards-'))
  files = await openFileStore({ storageUrl: null, folder })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(key: string, drawn: string) {
  await files.put(key, 'x')
  await utimes(join(folder, key), new Date(drawn), new Date(drawn))
}

test('cards go after 30 days, and nothing else does', async () => {
  await put('og/a.1.jpg', '2026-10-01T00:00:00Z')
  await put('og/b.2.jpg', '2026-11-19T00:00:00Z')
  await put('properties/1_a.jpg', '2020-01-01T00:00:00Z')
  expect(await collectCards(files, NOW)).toBe(1)
  expect(await Promise.all(['og/a.1.jpg', 'og/b.2.jpg', 'properties/1_a.jpg'].map((key) => files.exists(key)))).toEqual(
    [false, true, true],
  )
})

test('before the first card there is nothing to collect', async () => {
  expect(await collectCards(files, NOW)).toBe(0)
})
