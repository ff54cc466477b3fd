import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.server.ts'

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cerro-norte-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a folder is made with those that it stands in, for its owner alone, and made again it stays', () => {
  const path = join(someFolder(), 'uno', 'dos', 'tres')
  makeFolder(path)
  writeFileSync(join(path, 'algo'), '')
  makeFolder(path)
  expect(existsSync(join(path, 'algo'))).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

test('where no folder can be made it ends, with what the system says', () => {
  const file = join(someFolder(), 'un-archivo')
  writeFileSync(file, '')
  expect(() => makeFolder(join(file, 'dentro'))).toThrow('EEXIST')
})

test('a folder in which the system makes none is no endless try', () => {
  expect(() => makeFolder('/proc/cerro-norte/datos')).toThrow('ENOENT')
})
