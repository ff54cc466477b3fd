import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectUploads } from './collect-uploads.server.ts'

const NOW = new Date('2026-11-22T18:00:00Z')

test('files of a killed upload are deleted a day later; current uploads and foreign files stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-uploads-'))
  for (const [name, hours] of [
    ['upload-old', 25],
    ['upload-new', 1],
    ['other-old', 25],
  ] as const) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'photo'), 'half')
    const at = new Date(NOW.getTime() - hours * 3_600_000)
    await utimes(join(folder, name), at, at)
  }
  expect(await collectUploads(NOW, join(folder, 'upload-'))).toBe(1)
  expect((await readdir(folder)).toSorted()).toEqual(['other-old', 'upload-new'])
  await rm(folder, { recursive: true })
})
