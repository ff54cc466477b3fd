import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { keepDerived } from './keep-derived.ts'

const NOW = new Date('2026-11-25T09:00:00Z')

test(
  'a process that starts over rows of older rules has them derived again, beside it',
  { timeout: PATIENCE },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-derived-'))
    const store = await openStore({ databaseUrl: null, dataDir: folder })
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      await store.close()
      await rm(folder, { recursive: true })
    })
    await migrate(store)
    vi.stubEnv('DATA_DIR', folder)
    const input = buildProperty({ precision: 'aproximada', address: 'Morelos doscientos diez' })
    const { id } = await insertProperty(store.db, input, { createdBy: null, now: NOW })
    const textOf = async () =>
      (await store.db.selectFrom('properties').where('id', '=', id).select('searchText').executeTakeFirstOrThrow())
        .searchText
    const today = await textOf()
    await store.db.updateTable('properties').set({ searchText: 'morelos doscientos diez' }).execute()
    keepDerived({ store, now: () => NOW }, (error) => {
      throw error
    })
    await expect.poll(textOf, { timeout: PATIENCE }).toBe(today)
    const ended = async () =>
      (await store.db.selectFrom('installation').where('name', '=', 'derivedBy').select('value').executeTakeFirst())
        ?.value
    await expect.poll(ended, { timeout: PATIENCE }).toContain('"isDone":true')
  },
)
