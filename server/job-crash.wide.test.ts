import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { findSelected, openBatch } from '#app/inventory/batches/open-batch.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import type { JobState } from '#app/jobs/job-states.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { countBy, jobOf, jobRowsOf, setJobState } from '#test/factories/jobs.ts'
import { addPerson } from '#test/factories/person.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { IS_LONG } from '#test/tier.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { type Database, STORES, makeMigratedDatabase } from '#test/stores.ts'

/** The promised size in the long run; fewer rows cut the same chunks as often. */
const ROWS = IS_LONG ? 5_000 : 1_500
const KILLS = 3
const ANA = { id: 'ana', name: 'Ana' }
const FIVE_UP = { kind: 'price', operation: 'all', direction: 'up', rounding: 0, way: 'percent', percent: 500 } as const

describe.each(STORES)('on %s', { timeout: PATIENCE * 4 }, (dialect) => {
  let made: Database
  let store: Store

  beforeEach(async () => {
    made = await makeMigratedDatabase(dialect)
    store = await openStore(made.where)
    await settleInNuevoLeon(store.db)
    await addPerson(store.db, ANA.name)
  }, PATIENCE)

  afterEach(async () => {
    await store.close()
    await made.remove()
  })

  async function open(kind: 'change' | 'import') {
    const now = new Date()
    if (kind === 'import') {
      const read = readTable(Buffer.from(buildInventory(ROWS)))
      if ('fault' in read) throw new Error(read.fault)
      return openImport(PROPERTY_IMPORTS, store, read, { filename: 'lista.csv', actor: ANA, now })
    }
    const inputs = Array.from({ length: ROWS }, (_none, at) => ({
      input: buildProperty({ propertyId: `L-${at}`, title: `Nave ${at}`, priceCents: 26_400_000 }),
    }))
    await insertMany(store.db, inputs)
    const today = now.toISOString().slice(0, 10)
    const chosen = await findSelected(store, { rows: [], query: UNFILTERED_LIST, isAll: true }, today)
    return openBatch(store, chosen, { change: FIVE_UP, title: 'Precio', actor: ANA, now, today })
  }

  /** Works on the job in processes that are killed after each part of it. */
  async function runKilled(id: string, state: 'running' | 'undoing') {
    await setJobState(store.db, id, state)
    const ended: JobState = state === 'running' ? 'done' : 'undone'
    const workedOn = async () => {
      const states = countBy(await jobRowsOf(store.db, id), 'state')
      return state === 'running' ? (states['saved'] ?? 0) : (states['undone'] ?? 0)
    }
    for (let kill = 1; kill <= KILLS + 1; kill += 1) {
      const child = spawn(process.execPath, ['test/run-jobs.ts', JSON.stringify(made.where)], { stdio: 'inherit' })
      const exited = once(child, 'exit')
      if (kill <= KILLS) {
        while ((await workedOn()) < (kill * ROWS) / (KILLS + 1)) await setTimeout(50)
        child.kill('SIGKILL')
      }
      await exited
      await store.db.updateTable('jobs').set({ claimedUntil: null }).where('id', '=', id).execute()
    }
    expect((await jobOf(store.db, id)).state).toBe(ended)
  }

  async function logged() {
    const { count } = await store.db
      .selectFrom('activityLogs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async function prices() {
    const rows = await store.db.selectFrom('properties').groupBy('priceCents').select('priceCents').execute()
    return rows.map(({ priceCents }) => priceCents)
  }

  test('a change of 5,000 properties whose process is killed again and again changes and undoes each once', async () => {
    const id = await open('change')
    await runKilled(id, 'running')
    expect([countBy(await jobRowsOf(store.db, id), 'state'), await prices()]).toEqual([{ saved: ROWS }, [27_720_000]])
    expect(await logged()).toBe(ROWS)
    await runKilled(id, 'undoing')
    expect([countBy(await jobRowsOf(store.db, id), 'state'), await prices()]).toEqual([{ undone: ROWS }, [26_400_000]])
    expect(await logged()).toBe(2 * ROWS)
  })

  test('an import of 5,000 rows whose process is killed again and again adds and undoes each once', async () => {
    const id = await open('import')
    await runKilled(id, 'running')
    expect(countBy(await jobRowsOf(store.db, id), 'state')).toEqual({ saved: ROWS })
    const codes = await store.db.selectFrom('properties').select('propertyId').distinct().execute()
    expect([codes.length, await logged()]).toEqual([ROWS, ROWS])
    await runKilled(id, 'undoing')
    expect(await store.db.selectFrom('properties').select('id').execute()).toEqual([])
    expect(await logged()).toBe(2 * ROWS)
  })
})
