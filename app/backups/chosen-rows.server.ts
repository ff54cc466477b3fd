import { travels } from '#app/mail/outbox-kinds.ts'
import { AUTH_SECRET, MAIL_PASSWORD, REVISION } from '#app/db/installation.ts'
import type { Row, Snapshot, SnapshotTable } from '#app/db/snapshot.ts'

/** Which tables of a store are copied, and of some tables which rows. */
export type RowChoice = { excluded: ReadonlySet<string>; rows: Readonly<Record<string, (row: Row) => boolean>> }

const isOfEveryCopy = ({ name }: Row) => name !== AUTH_SECRET && !String(name).startsWith(REVISION)

/**
 * A move to another database: all but the list of backups, the changes that each database's triggers record, the
 * revision counters, and the secret, which is copied separately.
 */
export const MOVED: RowChoice = {
  excluded: new Set(['backups', 'catalogueChanges']),
  rows: { installation: isOfEveryCopy },
}

/**
 * A backup: a stolen archive must not contain a session or a link, and a restore must not revive an ended one.
 */
export const BACKED_UP: RowChoice = {
  excluded: new Set([...MOVED.excluded, 'sessions', 'verifications', 'rateLimits', 'calendarAddresses']),
  rows: {
    installation: (row) => isOfEveryCopy(row) && row['name'] !== MAIL_PASSWORD,
    // An unused invitation can still make an account.
    invitations: ({ usedAt }) => usedAt !== null,
    // A link of before must not be sent after a restore.
    outbox: ({ kind }) => travels(kind),
  },
}

export function isChosen({ excluded, rows }: RowChoice, table: string, row: Row): boolean {
  return !excluded.has(table) && (rows[table]?.(row) ?? true)
}

/** The chosen tables with their numbers of chosen rows. */
export async function chosenTables(snapshot: Snapshot, choice: RowChoice): Promise<SnapshotTable[]> {
  const tables: SnapshotTable[] = []
  for (const table of snapshot.tables.filter(({ name }) => !choice.excluded.has(name))) {
    let { count } = table
    if (table.name in choice.rows) {
      count = 0
      for await (const rows of chosenRows(snapshot, table, choice)) count += rows.length
    }
    tables.push({ ...table, count })
  }
  return tables
}

/** The chosen rows of a table, in batches. */
export async function* chosenRows(snapshot: Snapshot, table: SnapshotTable, choice: RowChoice): AsyncGenerator<Row[]> {
  for await (const rows of snapshot.rows(table)) {
    const chosen = rows.filter((row) => isChosen(choice, table.name, row))
    if (chosen.length > 0) yield chosen
  }
}

/** The secret that signs sessions, if the store holds it. */
export async function sharedSecret(snapshot: Snapshot): Promise<string | null> {
  let secret: string | null = null
  for (const table of snapshot.tables.filter(({ name }) => name === 'installation'))
    for await (const rows of snapshot.rows(table))
      for (const { name, value } of rows) if (name === AUTH_SECRET) secret = String(value)
  return secret
}
