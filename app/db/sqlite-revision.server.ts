import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { REVISION } from './installation.ts'
import { CATALOGUE, type Revision } from './revision.ts'

/**
 * The revision of an embedded store, read through its own connection, so that it sees commits of all processes but no
 * open transaction.
 */
export function openSqliteRevision(path: string): {
  revision: Revision
  close: () => void
} {
  const reader = new DatabaseSync(path, { readOnly: true })
  let value = 0
  let statements: { version: StatementSync; count: StatementSync } | null = null
  let seen: unknown = null
  let isRead = false

  /** Read once per event-loop turn: requests that arrive in the same turn share the value. */
  function revision(): number | null {
    try {
      if (!isRead) read()
      return value
    } catch {
      return null
    }
  }

  /** Prepared at the first use, because the tables may not exist before. */
  function prepared() {
    statements ??= {
      version: reader.prepare('pragma data_version'),
      count: reader.prepare(`select value from installation where name = '${REVISION}${CATALOGUE}'`),
    }
    return statements
  }

  function read() {
    const { version: versions, count } = prepared()
    // This number changes with any commit of another connection. The revision is read only then.
    const version = versions.get()?.['data_version']
    if (version !== seen) value = Number(count.get()?.['value'] ?? 0)
    seen = version
    isRead = true
    setImmediate(() => (isRead = false))
  }

  return { revision, close: () => reader.close() }
}
