import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'

const [MONDAY, FRIDAY] = ['2026-11-16T18:00:00.000Z', '2026-11-20T18:00:00.000Z']

describe.each(STORES)('on %s', (dialect) => {
  test.each([
    ['never edited: since it was added', null, MONDAY],
    ['edited: since its last change', FRIDAY, FRIDAY],
  ])('a stored property has its facts, %s', async (_case, updatedAt, expected) => {
    const store = await openEmptyStore(dialect)
    await migrateTo(store, '0026-batch-preview')
    await sql`insert into properties
      (id, slug, title, type, category, status, location, currency, precision, version, "createdAt", "updatedAt")
      values ('a', 'a', 'A', 'bodega', 'renta', 'disponible', 'L', 'MXN', 'exacta', 4, ${MONDAY}, ${updatedAt})`.execute(
      store.db,
    )
    await migrate(store)
    const { rows } = await sql`select "factsSince", "earlierFactsSince" from properties`.execute(store.db)
    expect(rows).toEqual([{ factsSince: expected, earlierFactsSince: null }])
    await store.close()
  })
})
