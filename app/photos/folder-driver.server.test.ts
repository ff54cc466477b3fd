import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DRAFT_FOLDER, FolderDriver } from './folder-driver.server.ts'

let folder: string
let driver: FolderDriver

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-folder-'))
  driver = new FolderDriver(folder)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file is replaced only when the new one is complete, and readers of the old one can finish', async () => {
  await driver.put('og/a.jpg', 'before')
  const reading = await open(join(folder, 'og/a.jpg'))
  await driver.put('og/a.jpg', new TextEncoder().encode('after'))
  expect([await reading.readFile('utf8'), await driver.get('og/a.jpg')]).toEqual(['before', 'after'])
  expect(await readdir(join(folder, DRAFT_FOLDER))).toEqual([])
  await reading.close()
})

test('a file that could not be written leaves nothing behind', async () => {
  await mkdir(join(folder, 'og/a.jpg/in-the-way'), { recursive: true })
  await expect(driver.put('og/a.jpg', 'x')).rejects.toThrow('EISDIR')
  expect(await readdir(join(folder, DRAFT_FOLDER))).toEqual([])
})

test('a file is returned without the memory around its bytes', async () => {
  await mkdir(join(folder, 'og'))
  for (const bytes of [0, 1, 100, 70_000]) {
    await writeFile(join(folder, 'og/a.jpg'), Buffer.alloc(bytes, 7))
    const read = await driver.getBytes('og/a.jpg')
    expect([read.byteLength, read.buffer.byteLength]).toEqual([bytes, bytes])
  }
})
