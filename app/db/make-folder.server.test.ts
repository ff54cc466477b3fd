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

test('a folder is created with its parents for its owner alone, and creating it again changes nothing', () => {
  const path = join(someFolder(), 'uno', 'dos', 'tres')
  makeFolder(path)
  writeFileSync(join(path, 'algo'), '')
  makeFolder(path)
  expect(existsSync(join(path, 'algo'))).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o700)
})

test('a folder that cannot be created ends with the error of the system', () => {
  const file = join(someFolder(), 'un-archivo')
  writeFileSync(file, '')
  expect(() => makeFolder(join(file, 'dentro'))).toThrow('EEXIST')
})

test('a folder that the system refuses causes no endless retry', () => {
  expect(() => makeFolder('/proc/cerro-norte/datos')).toThrow('ENOENT')
})
