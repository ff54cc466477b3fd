import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'

const [MONDAY, TUESDAY, FRIDAY] = ['2026-11-16T18:00:00.000Z', '2026-11-17T18:00:00.000Z', '2026-11-20T18:00:00.000Z']

describe.each(STORES)('on %s', (dialect) => {
  test.each([
    ['without versions and never edited: since it was added', [], null, MONDAY],
    ['without versions: since its last change', [], FRIDAY, FRIDAY],
    ['since the first of the versions that have it', ['separada', 'disponible', 'disponible'], FRIDAY, TUESDAY],
    ['since the last change, if no version has it', ['separada', 'pausada'], FRIDAY, FRIDAY],
    ['since the oldest version, if all have it', ['disponible', 'disponible'], FRIDAY, MONDAY],
  ])('a stored property has its status %s', async (_case, statuses, updatedAt, expected) => {
    const store = await openEmptyStore(dialect)
    await migrateTo(store, '0020-settings-versions')
    await sql`insert into properties
      (id, slug, title, type, category, status, location, currency, precision, version, "createdAt", "updatedAt")
      values ('a', 'a', 'A', 'bodega', 'renta', 'disponible', 'L', 'MXN', 'exacta', 4, ${MONDAY}, ${updatedAt})`.execute(
      store.db,
    )
    for (const [at, status] of statuses.entries())
      await sql`insert into "propertyVersions" ("propertyId", number, content, "savedAt") values
        ('a', ${at + 1}, ${JSON.stringify({ facts: { status } })}, ${[MONDAY, TUESDAY, FRIDAY][at]})`.execute(store.db)
    await migrate(store)
    const { rows } = await sql`select "statusSince" from properties`.execute(store.db)
    expect(rows).toEqual([{ statusSince: expected }])
    await store.close()
  })
})
