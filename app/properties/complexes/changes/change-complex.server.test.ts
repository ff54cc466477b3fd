import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import { derivedColumns } from '#app/properties/derived-columns.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { SERVER, STORES, openTwoStores } from '#test/stores.ts'
import { deleteComplex, insertComplex } from './change-complex.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA = { id: null, name: 'Ana' }
const MADE = { createdBy: null, now: NOW }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('a space whose conjunto goes is found by its own words alone', async () => {
    const { db } = store()
    const complex = await insertComplex(db, buildComplex(), MADE)
    const input = buildProperty({ complexId: complex.id })
    const { id } = await insertProperty(db, input, MADE)
    expect(await deleteComplex(store(), complex.id, ANA, NOW)).toBe(1)
    const { searchText } = derivedColumns({ ...input, complexId: null, complexName: null })
    const found = db.selectFrom('properties').where('id', '=', id).select(['complexId', 'searchText'])
    expect(await found.execute()).toEqual([{ complexId: null, searchText }])
  })
})

// One process waits for its SQLite without letting anybody else of it go on: two connections are for PostgreSQL.
test.each(SERVER ? ['PostgreSQL'] : [])(
  'on %s what is saved of a space while its conjunto goes is what it is found by',
  { timeout: PATIENCE },
  async () => {
    const [first, second] = await openTwoStores('postgres')
    const complex = await insertComplex(first.db, buildComplex(), MADE)
    const input = buildProperty({ complexId: complex.id, priceCents: 100 })
    const { id } = await insertProperty(first.db, input, MADE)
    const deletion = await first.db.transaction().execute(async (db) => {
      const edit = { title: 'Local rebajado', priceCents: 50 }
      await db
        .updateTable('properties')
        .set({ ...edit, ...derivedColumns({ ...input, ...edit, complexName: 'Plaza Encino' }) })
        .where('id', '=', id)
        .execute()
      const pending = deleteComplex(second, complex.id, ANA, NOW)
      await expect.poll(() => waiting(first)).toBe(1)
      return { pending }
    })
    expect(await deletion.pending).toBe(1)
    const saved = { ...input, title: 'Local rebajado', priceCents: 50, complexId: null }
    const { searchText, comparableCents } = derivedColumns({ ...saved, complexName: null })
    const found = first.db.selectFrom('properties').select(['title', 'complexId', 'searchText', 'comparableCents'])
    expect(await found.execute()).toEqual([{ title: 'Local rebajado', complexId: null, searchText, comparableCents }])
    await first.close()
  },
)

/** How many connections to the database wait for a row of another. */
async function waiting({ db }: Store): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
