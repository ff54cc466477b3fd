import { AUTH_SECRET, REVISION } from '#app/db/installation.ts'
import type { Row, Snapshot, SnapshotTable } from '#app/db/snapshot.ts'

/** Tables that are not copied: the list of backups, and the changes that each database's triggers record. */
export const EXCLUDED: ReadonlySet<string> = new Set(['backups', 'catalogueChanges'])

/** The tables that a copy of a store has, with their numbers of rows. */
export async function copiedTables(snapshot: Snapshot): Promise<SnapshotTable[]> {
  const tables: SnapshotTable[] = []
  for (const table of snapshot.tables) {
    if (EXCLUDED.has(table.name)) continue
    let { count } = table
    if (table.name === 'installation') count = (await copiedInstallation(snapshot)).length
    tables.push({ ...table, count })
  }
  return tables
}

/** The rows of a table that a copy has, in batches. */
export async function* copiedRows(snapshot: Snapshot, table: SnapshotTable): AsyncGenerator<Row[]> {
  if (table.name !== 'installation') return yield* snapshot.rows(table)
  const rows = await copiedInstallation(snapshot)
  if (rows.length > 0) yield rows
}

/** The secret that signs sessions, if the store holds it. */
export async function sharedSecret(snapshot: Snapshot): Promise<string | null> {
  const row = (await installationRows(snapshot)).find(({ name }) => name === AUTH_SECRET)
  return row ? String(row['value']) : null
}

/** Rows of `installation` without the revision counters and the secret, which is copied separately. */
async function copiedInstallation(snapshot: Snapshot): Promise<Row[]> {
  const rows = await installationRows(snapshot)
  return rows.filter(({ name }) => name !== AUTH_SECRET && !String(name).startsWith(REVISION))
}

/** The table has a handful of rows. */
async function installationRows(snapshot: Snapshot): Promise<Row[]> {
  const table = snapshot.tables.find(({ name }) => name === 'installation')
  const rows: Row[] = []
  if (table) for await (const batch of snapshot.rows(table)) rows.push(...batch)
  return rows
}
