import { sql } from 'kysely'
import { holdsWords } from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { derivedColumns } from '#app/properties/derived-columns.ts'
import { searchWords } from '#app/text/fold-text.ts'
import { findPublicPoint } from '#app/properties/place/public-point.server.ts'
import { readByProduct } from './read-by-product.ts'
import { only, selectRows } from './rows.ts'

/** Public properties that are looked for one by one, the newest; what they are among is checked whole. */
const LOOKED_FOR = 40

/**
 * What is wrong with a store, in a line each: rows that the product's own functions don't read as they stand there,
 * derived columns that the product would write in another way today, public properties that are not found by their
 * words, and what SQLite finds wrong itself.
 */
export async function faultsOf(store: Store): Promise<string[]> {
  const faults = [unread, notDerived, misplaced, notFound, unsound].map((search) => search(store))
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

async function notDerived({ db }: Store): Promise<string[]> {
  const properties = await db.selectFrom('properties').selectAll().execute()
  const placed = await db.selectFrom('propertyPhotos').select('propertyId').distinct().execute()
  const photographed = new Set(placed.map(({ propertyId }) => propertyId))
  const complexes = await db.selectFrom('complexes').select(['id', 'name']).execute()
  const names = new Map(complexes.map(({ id, name }) => [id, name]))
  return properties.flatMap((row) => {
    const complexName = names.get(row.complexId ?? '') ?? null
    const derived = { ...derivedColumns({ ...row, complexName }), hasPhotos: Number(photographed.has(row.id)) }
    const stored = only(row, derived)
    return JSON.stringify(stored) === JSON.stringify(derived) ? [] : [`${row.id}: ${JSON.stringify(stored)}`]
  })
}

/** Properties whose public point would move if somebody saved them as they are. */
async function misplaced({ db }: Store): Promise<string[]> {
  const faults: string[] = []
  for (const row of await db.selectFrom('properties').selectAll().execute()) {
    const { publicLatitude, publicLongitude } = row
    const stored = { publicLatitude, publicLongitude }
    const found = await findPublicPoint(db, row.id, row, row.precision === 'aproximada' ? stored : null)
    if (JSON.stringify(found) !== JSON.stringify(stored)) faults.push(`${row.id}: ${JSON.stringify({ stored, found })}`)
  }
  return faults
}

async function notFound(store: Store): Promise<string[]> {
  const shown = store.db.selectFrom('properties').where('status', '=', 'disponible')
  const newest = shown.orderBy('createdAt', 'desc').limit(LOOKED_FOR)
  const faults: string[] = []
  for (const row of await newest.select(['id', 'title', 'location', 'state']).execute()) {
    const places = searchWords(`${row.location} ${row.state ?? ''}`).map((word) => ['locationText', [word]] as const)
    const words = searchWords(row.title)
    const searched = words.map((word) => ['searchText', [word]] as const)
    const inPanel = words.map((word) => ['told', [word]] as const)
    const found = await shown
      .where(holdsWords(store.dialect, { of: 'public', groups: [...searched, ...places] }, 'index'))
      .where(holdsWords(store.dialect, { of: 'panel', groups: inPanel }, 'index'))
      .where('id', '=', row.id)
      .select('id')
      .execute()
    if (found.length !== 1) faults.push(`not found by its words: ${row.title}`)
  }
  return faults
}

async function unsound({ db, dialect }: Store): Promise<string[]> {
  if (dialect === 'postgres') return []
  // Throws where the text index and the rows that it is made of differ.
  for (const table of ['publicText', 'publicWords', 'panelParts', 'panelWords', 'logParts', 'logWords'])
    await sql`insert into ${sql.table(table)} (${sql.ref(table)}, rank) values ('integrity-check', 1)`.execute(db)
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const references = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok'),
    ...references.rows.map((row) => JSON.stringify(row)),
  ]
}
