import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAFT_ENDING, writeArchive } from './write-archive.server.ts'

/** The number of different moments at which the disk becomes full. */
const WAYS = 60
const CHUNKS = 20

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-archive-'))
})

afterEach(() => rm(folder, { recursive: true }))

test.each([
  ['an archive', null, WAYS],
  // Each archive takes some tenths of a second for its key.
  ['an encrypted archive', 'una frase de prueba', WAYS / 6],
])('a full disk fails %s at any moment and causes no other error', async (_what, passphrase, ways) => {
  const unheard = vi.fn<(error: unknown) => void>()
  process.on('uncaughtException', unheard)
  for (let way = 0; way < ways; way += 1) {
    const archive = join(folder, `${way}.tar`)
    await symlink('/dev/full', archive + DRAFT_ENDING)
    const size = 1 + (way % 11) * 9_000
    const written = writeArchive(archive, { madeAt: new Date(0), passphrase }, async (add) => {
      await add('first', 'x'.repeat(1 + (way % 7) * 50_000))
      await wait(way % 3)
      await add('second', Buffer.alloc(CHUNKS * size))
      await wait(0)
      await add('third', 'x')
    })
    await expect(written).rejects.toMatchObject({ code: 'ENOSPC' })
  }
  await wait(50)
  process.off('uncaughtException', unheard)
  expect(unheard).not.toHaveBeenCalled()
  expect(await readdir(folder)).toEqual([])
})
