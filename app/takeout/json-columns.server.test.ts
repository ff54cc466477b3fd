import { glob, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { saveAgencyContent } from '#app/agency/change-agency.server.ts'
import { migrate } from '#app/db/migrate.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { insertEveryValue } from '#test/earlier-stores/every-value.ts'
import { openInSqlite, readKeptStores } from '#test/earlier-stores/kept-store.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { buildProperty } from '#test/factories/property.ts'
import { openNewStore } from '#test/stores.ts'
import { JSON_COLUMNS, faultInRow } from './json-columns.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }

async function faultsIn(store: Store): Promise<string[]> {
  const faults: string[] = []
  await migrate(store)
  for (const table of JSON_COLUMNS.keys()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(store.db)
    for (const row of rows) {
      const fault = faultInRow(table, row)
      if (fault !== null) faults.push(`${table}: ${fault}`)
    }
  }
  await store.close()
  return faults
}

test('what the product stores can be read', async () => {
  const store = await openNewStore('sqlite')
  await insertEveryValue(store)
  await settleInNuevoLeon(store.db)
  const change = { db: store.db, actor: { id: null, name: 'Ana' }, now: NOW }
  await saveAgencyContent(change, DEMO_AGENCY)
  await saveSettings({ ...change, note: 'Contacto' }, {})
  const { id } = await createProperty({ db: store.db, actor: ANA, now: NOW }, buildProperty())
  await deleteProperty({ db: store.db, actor: ANA, now: NOW }, id)
  expect(await faultsIn(store)).toEqual([])
})

test('what earlier versions stored can be read', async () => {
  for (const kept of await readKeptStores()) {
    const store = await openInSqlite(kept)
    await migrate(store)
    expect(await faultsIn(store)).toEqual([])
  }
})

test('every JSON column of the schema is in the list, with one reader', async () => {
  const named = new Set<string>()
  for await (const path of glob('app/**/*.ts')) {
    const text = await readFile(path, 'utf8')
    for (const [, column = ''] of text.matchAll(/storedJson(?:<[^>]*>+)?\(\s*'([^']+)'/g)) named.add(column)
  }
  const listed = [...JSON_COLUMNS].flatMap(([table, columns]) => Object.keys(columns).map((each) => `${table}.${each}`))
  // The records of imports share a constant.
  expect([...named].filter((column) => !listed.includes(column))).toEqual([])
  expect(named.size).toBeGreaterThan(12)
})

/** What is parsed there comes from a browser, a form, a file or another program, and has its own check. */
const NOT_STORED = [
  'app/agency/use-agency.tsx',
  'app/backups/archive-entries.ts',
  'app/backups/archive-rows.server.ts',
  'app/complexes/spaces/space-rows.ts',
  'app/editing/draft/draft.ts',
  'app/editing/form-state/form-values.ts',
  'app/forms/merge-texts.ts',
  'app/inventory/import/mapping/picture-addresses.ts',
  'app/inventory/import/reading/easy-broker/read-easy-broker.server.ts',
  'app/inventory/import/reading/json-table.ts',
  'app/listing/card/stored-property.ts',
  'app/photos/saved-edit.ts',
  'app/photos/upload/upload-answer.ts',
  'app/takeout/dump-rows.server.ts',
  'app/takeout/first-format.server.ts',
  'app/text/stored-json.ts',
]

test('stored JSON is parsed in one place', async () => {
  const found: string[] = []
  for await (const path of glob('app/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|\/migrations\//.test(path)) continue
    if ((await readFile(path, 'utf8')).includes('JSON.parse(')) found.push(path)
  }
  expect(found.toSorted()).toEqual(NOT_STORED)
})
