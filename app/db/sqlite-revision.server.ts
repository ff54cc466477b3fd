import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { CHANGED_PART, REVISION } from './installation.ts'
import { type ChangedParts, type Revision, SHOWN, type Shown } from './revision.ts'

/**
 * The revision of an embedded store, read through a connection of its own: it sees what every process has committed,
 * and nothing of a transaction that is still open here.
 */
export function openSqliteRevision(path: string): {
  revision: Revision
  changedParts: ChangedParts
  close: () => void
} {
  const reader = new DatabaseSync(path, { readOnly: true })
  const values = new Map<string, number>()
  let statements: { version: StatementSync; counts: StatementSync; parts: StatementSync } | null = null
  let seen: unknown = null
  let isRead = false

  /** Read once for all requests that arrive together: none of them was sent after a change that it could know of. */
  function revision(subject: Shown): number | null {
    try {
      if (!isRead) read()
      return values.get(REVISION + subject) ?? 0
    } catch {
      return null
    }
  }

  /** A part that changed with that revision itself is among them: its trigger may run before the one that counts. */
  function changedParts(since: number): string[] | null {
    try {
      return prepared()
        .parts.all(since)
        .map(({ name }) => String(name).slice(CHANGED_PART.length))
    } catch {
      return null
    }
  }

  /** Made at the first use: before that the tables may not be there. */
  function prepared() {
    statements ??= {
      version: reader.prepare('pragma data_version'),
      counts: reader.prepare(`select name, value from installation where name in (${NAMES})`),
      parts: reader.prepare(`select name from installation
        where name >= '${CHANGED_PART}' and name < '${CHANGED_PART}~' and cast(value as integer) >= ?`),
    }
    return statements
  }

  function read() {
    const { version: versions, counts } = prepared()
    // Another number after any commit of another connection: only then is there something to read.
    const version = versions.get()?.['data_version']
    if (version !== seen) for (const { name, value } of counts.all()) values.set(String(name), Number(value))
    seen = version
    isRead = true
    setImmediate(() => (isRead = false))
  }

  return { revision, changedParts, close: () => reader.close() }
}

const NAMES = SHOWN.map((subject) => `'${REVISION}${subject}'`).join(', ')
