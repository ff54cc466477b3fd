import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildStale, stampPath } from './build-state.ts'

const BEFORE = new Date('2026-01-01T10:00:00Z')
const BUILT = new Date('2026-01-01T11:00:00Z')
const AFTER = new Date('2026-01-01T12:00:00Z')

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-state-'))
  for (const file of [
    'app/catalogue/price/price.ts',
    'app/catalogue/price/price.test.ts',
    'server/main.ts',
    'package-lock.json',
  ])
    put(file, BEFORE)
  for (const folder of ['app/catalogue/price', 'app/catalogue', 'app', 'server'])
    utimesSync(join(root, folder), BEFORE, BEFORE)
})

afterEach(() => rmSync(root, { recursive: true }))

test('without a stamp the build is stale', () => {
  expect(isBuildStale(root)).toBe(true)
})

test('a build that is newer than its sources is fresh', () => {
  put('build/.stamp', BUILT)
  expect(isBuildStale(root)).toBe(false)
})

test.each([
  'app/catalogue/price/price.ts',
  'server/main.ts',
  'package-lock.json',
  'public/favicon.svg',
  'vite.config.ts',
])('a newer %s makes it stale', (file) => {
  put('build/.stamp', BUILT)
  put(file, AFTER)
  expect(isBuildStale(root)).toBe(true)
})

test('a deleted source makes it stale: its folder is newer', () => {
  put('build/.stamp', BUILT)
  rmSync(join(root, 'app/catalogue/price/price.ts'))
  expect(isBuildStale(root)).toBe(true)
})

test('an edited test, or a file that is no source, leaves it fresh', () => {
  put('build/.stamp', BUILT)
  put('app/catalogue/price/price.test.ts', AFTER)
  put('docs/decisions.md', AFTER)
  expect(isBuildStale(root)).toBe(false)
})

test('the stamp is part of the build', () => {
  expect(stampPath(root)).toBe(join(root, 'build/.stamp'))
})

function put(file: string, time: Date) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  utimesSync(path, time, time)
}
