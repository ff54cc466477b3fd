import { AUTH_SECRET, REVISION } from '#app/db/installation.ts'
import type { Row, Snapshot, SnapshotTable } from '#app/db/snapshot.ts'

/** Not copied: which backups were made before, and the changes that each database notes by its own triggers. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['backups', 'catalogueChanges'])

/** The tables of a store that a copy of it has, each with as many rows as are copied. */
export async function keptTables(snapshot: Snapshot): Promise<SnapshotTable[]> {
  const tables: SnapshotTable[] = []
  for (const table of snapshot.tables) {
    if (LEFT_OUT.has(table.name)) continue
    let { count } = table
    if (table.name === 'installation') count = (await keptInstallation(snapshot)).length
    tables.push({ ...table, count })
  }
  return tables
}

/** The rows of a table that a copy has, some hundreds at a time. */
export async function* keptRows(snapshot: Snapshot, table: SnapshotTable): AsyncGenerator<Row[]> {
  if (table.name !== 'installation') return yield* snapshot.rows(table)
  const rows = await keptInstallation(snapshot)
  if (rows.length > 0) yield rows
}

/** The secret that signs sessions, where the store itself holds it. */
export async function sharedSecret(snapshot: Snapshot): Promise<string | null> {
  const row = (await installationRows(snapshot)).find(({ name }) => name === AUTH_SECRET)
  return row ? String(row['value']) : null
}

/** Without what each installation counts and keeps for itself: the secret is copied by itself. */
async function keptInstallation(snapshot: Snapshot): Promise<Row[]> {
  const rows = await installationRows(snapshot)
  return rows.filter(({ name }) => name !== AUTH_SECRET && !String(name).startsWith(REVISION))
}

/** It has a handful of rows. */
async function installationRows(snapshot: Snapshot): Promise<Row[]> {
  const table = snapshot.tables.find(({ name }) => name === 'installation')
  const rows: Row[] = []
  if (table) for await (const batch of snapshot.rows(table)) rows.push(...batch)
  return rows
}
