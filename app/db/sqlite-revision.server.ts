import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { REVISION } from './installation.ts'
import { type Revision, SHOWN, type Shown } from './revision.ts'

/**
 * The revision of an embedded store, read through a connection of its own: it sees what every process has committed,
 * and nothing of a transaction that is still open here.
 */
export function openSqliteRevision(path: string): {
  revision: Revision
  close: () => void
} {
  const reader = new DatabaseSync(path, { readOnly: true })
  const values = new Map<string, number>()
  let statements: { version: StatementSync; counts: StatementSync } | null = null
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

  /** Made at the first use: before that the tables may not be there. */
  function prepared() {
    statements ??= {
      version: reader.prepare('pragma data_version'),
      counts: reader.prepare(`select name, value from installation where name in (${NAMES})`),
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

  return { revision, close: () => reader.close() }
}

const NAMES = SHOWN.map((subject) => `'${REVISION}${subject}'`).join(', ')
