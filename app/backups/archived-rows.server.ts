import { travels } from '#app/mail/outbox-kinds.ts'
import { MAIL_PASSWORD } from '#app/db/installation.ts'
import type { Row, Snapshot, SnapshotTable } from '#app/db/snapshot.ts'
import { copiedRows, copiedTables } from './copied-rows.server.ts'

/**
 * Tables that a backup excludes: a stolen archive must not contain a session or a link, and a restore must not revive
 * an ended one.
 */
const EXCLUDED_FROM_ARCHIVES: ReadonlySet<string> = new Set(['sessions', 'verifications', 'rateLimits'])

/** Tables of which a backup has only some rows. */
const ARCHIVED: Record<string, (row: Row) => boolean> = {
  installation: ({ name }) => name !== MAIL_PASSWORD,
  // An unused invitation can still make an account.
  invitations: ({ usedAt }) => usedAt !== null,
  // A link of before must not be sent after a restore.
  outbox: ({ kind }) => travels(kind),
}

/** Whether a backup has this row; archives of earlier versions contain more rows. */
export function isArchived(table: string, row: Row): boolean {
  return !EXCLUDED_FROM_ARCHIVES.has(table) && (ARCHIVED[table]?.(row) ?? true)
}

/** The tables of a backup with their numbers of rows. */
export async function archivedTables(snapshot: Snapshot): Promise<SnapshotTable[]> {
  const tables: SnapshotTable[] = []
  for (const table of await copiedTables(snapshot)) {
    if (EXCLUDED_FROM_ARCHIVES.has(table.name)) continue
    const count = table.name in ARCHIVED ? await countRows(snapshot, table) : table.count
    tables.push({ ...table, count })
  }
  return tables
}

/** The rows of a table that a backup has, in batches. */
export async function* archivedRows(snapshot: Snapshot, table: SnapshotTable): AsyncGenerator<Row[]> {
  for await (const rows of copiedRows(snapshot, table)) {
    const archived = rows.filter((row) => isArchived(table.name, row))
    if (archived.length > 0) yield archived
  }
}

async function countRows(snapshot: Snapshot, table: SnapshotTable): Promise<number> {
  let count = 0
  for await (const rows of archivedRows(snapshot, table)) count += rows.length
  return count
}
