import type { Queries, Store } from '#app/db/store.server.ts'
import { derivedColumns } from '#app/properties/derived-columns.ts'
import { findPublicPoint } from '#app/properties/place/public-point.server.ts'

/** Properties that are read at once; the few of them that are written hold nobody up for long. */
const BATCH = 200

/**
 * Derives every stored property again, as saving it today would, and writes those that a rule of before left otherwise:
 * a number that is searched for, a point that a link does not mean. What agrees is only read, and no version changes,
 * as a form shows nothing of it.
 * @returns how many were written
 */
export async function rederive({ db }: Store): Promise<number> {
  let written = 0
  for (let after = 0; ;) {
    const rows = await derivedRows(db).where('seq', '>', after).orderBy('seq').limit(BATCH).execute()
    const stale: string[] = []
    for (const row of rows) if (await changesOf(db, row)) stale.push(row.id)
    if (stale.length > 0) written += await db.transaction().execute((held) => writeAgain(held, stale))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return written
    after = last.seq
  }
}

/** Writing first holds the rows: whoever saves one of them, or renames its conjunto, goes before or after all of this. */
async function writeAgain(db: Queries, ids: readonly string[]): Promise<number> {
  const held = db.updateTable('properties').set((eb) => ({ version: eb.ref('version') }))
  await held.where('id', 'in', ids).execute()
  let written = 0
  for (const row of await derivedRows(db).where('properties.id', 'in', ids).orderBy('seq').execute()) {
    const changes = await changesOf(db, row)
    if (!changes) continue
    await db.updateTable('properties').set(changes).where('id', '=', row.id).execute()
    written += 1
  }
  return written
}

/** What saving the row today would write otherwise; null where nothing is. */
async function changesOf(db: Queries, row: DerivedRow) {
  const { publicLatitude, publicLongitude } = row
  const shown = row.precision === 'aproximada' ? { publicLatitude, publicLongitude } : null
  const derived = { ...derivedColumns(row), ...(await findPublicPoint(db, row.id, row, shown)) }
  const isOther = Object.entries(derived).some(([column, value]) => row[column as keyof typeof derived] !== value)
  return isOther ? derived : null
}

type DerivedRow = Awaited<ReturnType<ReturnType<typeof derivedRows>['execute']>>[number]

/** With all that their derived columns come from. */
function derivedRows(db: Queries) {
  return db
    .selectFrom('properties')
    .leftJoin('complexes', 'complexes.id', 'properties.complexId')
    .selectAll('properties')
    .select('complexes.name as complexName')
}
