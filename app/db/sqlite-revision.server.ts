import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { REVISION } from './installation.ts'
import { CATALOGUE, type Revision } from './revision.ts'

/**
 * The revision of an embedded store, read through a connection of its own: it sees what every process has committed,
 * and nothing of a transaction that is still open here.
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

  /** Read once for all requests that arrive together: none of them was sent after a change that it could know of. */
  function revision(): number | null {
    try {
      if (!isRead) read()
      return value
    } catch {
      return null
    }
  }

  /** Made at the first use: before that the tables may not be there. */
  function prepared() {
    statements ??= {
      version: reader.prepare('pragma data_version'),
      count: reader.prepare(`select value from installation where name = '${REVISION}${CATALOGUE}'`),
    }
    return statements
  }

  function read() {
    const { version: versions, count } = prepared()
    // Another number after any commit of another connection: only then is there something to read.
    const version = versions.get()?.['data_version']
    if (version !== seen) value = Number(count.get()?.['value'] ?? 0)
    seen = version
    isRead = true
    setImmediate(() => (isRead = false))
  }

  return { revision, close: () => reader.close() }
}
