import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GuardedKysely } from './guarded-kysely.server.ts'
import { nodeSqliteDialect, openSqliteFile } from './sqlite.server.ts'

type Notes = { notes: { id: number; text: string } }

let folder: string
let path: string
let db: Kysely<Notes>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-sqlite-'))
  path = join(folder, 'a.sqlite')
  db = open()
  await sql`create table notes (id integer primary key, text text not null)`.execute(db)
})

afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

function open(): Kysely<Notes> {
  return new GuardedKysely<Notes>({ dialect: nodeSqliteDialect(openSqliteFile(path)) })
}

test.each([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['busy_timeout', 5_000],
])('an acknowledged change survives a power cut, and references hold: %s is %s', async (name, value) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
  expect(Object.values(rows[0] ?? {})).toEqual([value])
})

test('a failed transaction changes nothing', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ id: 1, text: 'a' }).execute()
    throw new Error('halfway')
  })
  await expect(failing).rejects.toThrow('halfway')
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([])
})

test('a transaction that fills the disk changes nothing and fails with its own error', async () => {
  await sql`pragma max_page_count = 4`.execute(db)
  const filling = db.transaction().execute(async (transaction) => {
    for (const id of [1, 2, 3])
      await transaction
        .insertInto('notes')
        .values({ id, text: 'x'.repeat(4000) })
        .execute()
  })
  await expect(filling).rejects.toThrow('database or disk is full')
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([])
  await db.insertInto('notes').values({ id: 9, text: 'there is room for this one' }).execute()
})

test('a transaction locks for writing at once, so that no other can write between its reads and its writes', async () => {
  const other = openSqliteFile(path)
  other.exec('pragma busy_timeout = 0')
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('notes').selectAll().execute()
    expect(() => other.exec("insert into notes (text) values ('b')")).toThrow('locked')
    expect(other.prepare('select count(*) as total from notes').get()).toEqual({ total: 0 })
  })
  other.exec("insert into notes (text) values ('b')")
  other.close()
})

test('transactions of one process run one after another', async () => {
  const add = (text: string) =>
    db.transaction().execute(async (transaction) => {
      const { total } = await transaction
        .selectFrom('notes')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      await transaction.insertInto('notes').values({ id: total, text }).execute()
    })
  await Promise.all(['a', 'b', 'c', 'd'].map(add))
  expect(await db.selectFrom('notes').select('id').execute()).toEqual([0, 1, 2, 3].map((id) => ({ id })))
})

test('more distinct statements than the cache of prepared statements holds still work', async () => {
  for (let n = 0; n < 1_100; n += 1) {
    const { rows } = await sql<{ n: number }>`select ${sql.lit(n)} as n`.execute(db)
    expect(rows).toEqual([{ n }])
  }
})

test('a statement that was prepared before its table changed still works', async () => {
  const all = () => sql<object>`select * from notes`.execute(db)
  await db.insertInto('notes').values({ id: 1, text: 'a' }).execute()
  expect((await all()).rows).toEqual([{ id: 1, text: 'a' }])
  await sql`alter table notes add column more text default 'b'`.execute(db)
  expect((await all()).rows).toEqual([{ id: 1, text: 'a', more: 'b' }])
})

test('a change returns how many rows it changed and which row it added', async () => {
  const added = await db.insertInto('notes').values({ id: 7, text: 'a' }).executeTakeFirstOrThrow()
  expect(added.insertId).toBe(7n)
  const changed = await db.updateTable('notes').set({ text: 'b' }).executeTakeFirstOrThrow()
  expect(changed.numUpdatedRows).toBe(1n)
  expect(await db.deleteFrom('notes').returning('text').execute()).toEqual([{ text: 'b' }])
})

test('a reopened store has what was written', async () => {
  await db.insertInto('notes').values({ id: 1, text: 'ñandú 🏢' }).execute()
  await db.destroy()
  db = open()
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([{ id: 1, text: 'ñandú 🏢' }])
})

test('a query or a second transaction inside an open transaction throws, because it would wait for itself', async () => {
  const outside = /^A query of the store inside a transaction/
  await db.transaction().execute(async (transaction) => {
    await expect(db.selectFrom('notes').selectAll().execute()).rejects.toThrow(outside)
    await expect(sql`select 1`.execute(db)).rejects.toThrow(outside)
    expect(() => db.transaction()).toThrow(outside)
    await transaction.insertInto('notes').values({ id: 1, text: 'inside' }).execute()
  })
  expect(await db.selectFrom('notes').select('text').execute()).toEqual([{ text: 'inside' }])
})

test('a query of somebody else waits for an open transaction, and one that a transaction leaves behind runs after it', async () => {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const later = Promise.withResolvers<unknown>()
  const changing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ id: 1, text: 'a' }).execute()
    setTimeout(
      () =>
        void finish.promise
          .then(() => changing)
          .then(() => later.resolve(db.selectFrom('notes').selectAll().execute())),
    )
    started.resolve()
    await finish.promise
  })
  await started.promise
  const waiting = db.selectFrom('notes').select('text').execute()
  finish.resolve()
  await changing
  expect(await waiting).toEqual([{ text: 'a' }])
  expect(await later.promise).toEqual([{ id: 1, text: 'a' }])
})
