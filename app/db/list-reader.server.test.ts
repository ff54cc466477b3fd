import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertMany, buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { openTestStore } from '#test/stores.ts'
import { type ListReader, openListReader } from './list-reader.server.ts'
import { openSqliteFile } from './sqlite.server.ts'
import type { Store } from './store.server.ts'
import { isStoreUnreachable } from './unreachable.server.ts'

/** A query that takes so many steps. */
function counting(steps: number) {
  const text =
    'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select count(*) as total from n'
  return { sql: text, parameters: [steps] }
}
const SHORT = counting(1_000)
/** Ends only because nobody may have to wait longer for the end of this test. */
const ENDLESS = counting(30_000_000)

let folder: string
let file: string
let readers: ListReader[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-lists-'))
  file = join(folder, 'store.sqlite')
  openSqliteFile(file).close()
  readers = []
})

afterEach(async () => {
  for (const reader of readers) await reader.close()
  await rm(folder, { recursive: true, force: true })
})

/** No test is about how long a query may take but the one that says so. */
function open(limit = PATIENCE): ListReader {
  const reader = openListReader(file, limit)
  readers.push(reader)
  return reader
}

test('queries are answered in their order, each by its own rows', async () => {
  const reader = open()
  const asked = [3, 1, 2].map((steps) => reader.all(counting(steps)))
  expect(await Promise.all(asked)).toEqual([[{ total: 3 }], [{ total: 1 }], [{ total: 2 }]])
})

test('while a long query runs, this thread does other things', async () => {
  let isDone = false
  const long = open()
    .all(counting(5_000_000))
    .then(() => (isDone = true))
  // The thread needs its time to begin; these turns of the loop come before the answer.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(isDone).toBe(false)
  await long
})

test('a query that fails tells why, and the next one is answered', async () => {
  const reader = open()
  await expect(reader.all({ sql: 'select a from gone', parameters: [] })).rejects.toMatchObject({
    message: 'no such table: gone',
    code: 'ERR_SQLITE_ERROR',
    errcode: 1,
  })
  expect(await reader.all(SHORT)).toEqual([{ total: 1_000 }])
})

test('nothing can be written', async () => {
  await expect(open().all({ sql: 'create table a (b)', parameters: [] })).rejects.toThrow('readonly')
})

test(
  'what takes too long is given up as if the store were out of reach; others are answered',
  async () => {
    const reader = open(500)
    const failure = await reader.all(ENDLESS).catch((error: unknown) => error)
    expect(isStoreUnreachable(failure)).toBe(true)
    expect(await reader.all(SHORT)).toEqual([{ total: 1_000 }])
  },
  PATIENCE,
)

test(
  'nobody waits behind queries that no thread is left for',
  async () => {
    const reader = open(300)
    const failures = await Promise.all(
      [ENDLESS, ENDLESS, SHORT, SHORT].map((query) => reader.all(query).catch((error: unknown) => error)),
    )
    expect(failures.map(isStoreUnreachable)).toEqual([true, true, true, true])
  },
  PATIENCE,
)

test('a closed reader answers nobody', async () => {
  const reader = open()
  const refused = reader.all(counting(5_000_000)).catch(String)
  await reader.close()
  expect(await refused).toBe('Error: database is not open')
  await expect(reader.all(SHORT)).rejects.toThrow('database is not open')
})

test('the lists of a large store are read there, and see at once what was committed', async () => {
  const store = await openTestStore('sqlite')
  await insertMany(store.db, [{ input: buildProperty({ title: 'Primera' }) }])
  const titles = async () =>
    (await store.lists.selectFrom('properties').select('title').execute()).map(({ title }) => title)
  expect(await titles()).toEqual(['Primera'])
  expect(await readsElsewhere(store)).toBe(false)
  await sql`update properties set seq = 1000000`.execute(store.db)
  expect(await readsElsewhere(store)).toBe(true)
  await store.db.updateTable('properties').set({ title: 'Segunda' }).execute()
  expect(await titles()).toEqual(['Segunda'])
  await store.close()
})

test('the lists of a small store wait for the end of a transaction, and never show what is not committed', async () => {
  const store = await openTestStore('sqlite')
  await insertMany(store.db, [{ input: buildProperty({ title: 'Primera' }) }])
  const titles = () => store.lists.selectFrom('properties').select('title').execute()
  let reading: ReturnType<typeof titles> | null = null
  const undone = store.db.transaction().execute(async (db) => {
    await db.updateTable('properties').set({ title: 'Segunda' }).execute()
    reading = titles()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await reading).toEqual([{ title: 'Primera' }])
  await store.close()
})

/** The thread's connection can't see what this one keeps to itself. */
async function readsElsewhere({ db, lists }: Store): Promise<boolean> {
  await sql`create temp table if not exists own (a)`.execute(db)
  return sql`select * from temp.own`.execute(lists).then(
    () => false,
    () => true,
  )
}
