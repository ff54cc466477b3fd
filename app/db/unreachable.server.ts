/** Error codes of the network, the operating system and node-postgres for an unreachable server. */
const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** PostgreSQL: connection failure (08), no resources (53), server stopping or starting (57P). */
const POSTGRES_CLASSES = /^(?:08|53|57P0[1-5])/

/** Timeouts of node-postgres itself have no code, only a message. */
const GIVEN_UP =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/

/** SQLite: busy, locked, read-only, disk error, corrupt, full, can't open, not a database; the lower byte of the code. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 11, 13, 14, 26])

/**
 * True when the database failed and not the query, so that a later attempt may succeed. @param error thrown by a query
 */
export function isStoreUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isStoreUnreachable)
  return isUnreachable(error) || isStoreUnreachable(error.cause)
}

/** SQLite, the operating system and PostgreSQL when a disk has no space. */
const SQLITE_FULL = 13
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** The same when a disk or a database can only be read. */
const SQLITE_READ_ONLY = 8
const READ_ONLY_CODES = new Set(['EROFS', 'EACCES', 'EPERM', '25006'])

/** True when something could not be written since the disk of the database or of the files has no space. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, SQLITE_FULL, FULL_CODES)
}

/** True when a write failed in a way that every other one will. */
export function isWriteRefused(error: unknown): boolean {
  return isDiskFull(error) || hasCode(error, SQLITE_READ_ONLY, READ_ONLY_CODES)
}

function hasCode(error: unknown, sqlite: number, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some((each) => hasCode(each, sqlite, codes))
  if ('errcode' in error && (Number(error.errcode) & 0xff) === sqlite) return true
  return ('code' in error && codes.has(String(error.code))) || hasCode(error.cause, sqlite, codes)
}

/** A full disk has a status of its own (507); an unreachable store is temporary (503) and no defect (500). */
export function failureStatus(failure: unknown): number {
  if (isDiskFull(failure)) return 507
  return isStoreUnreachable(failure) ? 503 : 500
}

function isUnreachable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ERR_SQLITE_ERROR') return 'errcode' in error && SQLITE_CODES.has(Number(error.errcode) & 0xff)
  if (code === 'ERR_INVALID_STATE') return /database is not open|statement has been finalized/.test(error.message)
  return (
    UNREACHABLE_CODES.has(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && POSTGRES_CLASSES.test(code)) ||
    GIVEN_UP.test(error.message) ||
    error.message === 'driver has already been destroyed'
  )
}
