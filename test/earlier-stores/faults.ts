import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import { findPublicPoint } from '#app/catalogue/place/public-point.server.ts'
import { readByProduct } from './read-by-product.ts'
import { only, selectRows } from './rows.ts'

/**
 * The faults of a store, one per line: rows that the product does not read as they are stored, points that the product
 * would write differently today, and faults that SQLite reports itself.
 */
export async function faultsOf(store: Store): Promise<string[]> {
  const faults = [unread, misplaced, unsound].map((search) => search(store))
  return (await Promise.all(faults)).flat()
}

async function unread(store: Store): Promise<string[]> {
  const faults: string[] = []
  for (const { table, where, rows } of await readByProduct(store)) {
    const [columns = {}] = rows
    const stored = (await selectRows(store, table, where)).map((row) => JSON.stringify(only(row, columns)))
    const read = rows.map((row) => JSON.stringify(row))
    if (stored.toSorted().join() === read.toSorted().join()) continue
    const missing = stored.filter((row) => !read.includes(row))
    faults.push(`${table}: ${read.length} of ${stored.length} rows, without ${missing.join(' ')}`)
  }
  return faults
}

/** Properties whose public point would move if they were saved unchanged. */
async function misplaced({ db }: Store): Promise<string[]> {
  const faults: string[] = []
  for (const row of await db.selectFrom('properties').selectAll().execute()) {
    const { publicLatitude, publicLongitude } = row
    const stored = { publicLatitude, publicLongitude }
    const found = await findPublicPoint(db, row)
    if (JSON.stringify(found) !== JSON.stringify(stored)) faults.push(`${row.id}: ${JSON.stringify({ stored, found })}`)
  }
  return faults
}

async function unsound({ db, dialect }: Store): Promise<string[]> {
  if (dialect === 'postgres') return []
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const references = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok'),
    ...references.rows.map((row) => JSON.stringify(row)),
  ]
}
