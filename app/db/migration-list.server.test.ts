import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsFor } from './migration-list.server.ts'

test('every file of the folder is in the list, and its number gives the order', () => {
  const files = readdirSync('app/db/migrations', { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ name }) => name.replace(/\.ts$/, ''))
  expect(Object.keys(migrationsFor('sqlite'))).toEqual(files.toSorted())
})

test('names have four digits and some words, and no number is used twice', () => {
  const names = Object.keys(migrationsFor('sqlite'))
  expect(names.filter((name) => !/^\d{4}(?:-[a-z0-9]+)+$/.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
})

test('the first migration has the name that existing stores have recorded', () => {
  expect(Object.keys(migrationsFor('postgres'))[0]).toBe('0001-first-release')
})
