/** What the network, the operating system and node-postgres call a server that can't be reached, or no longer. */
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

/** PostgreSQL: a connection that fails (08), that finds no room (53), or whose server stops or starts (57P). */
const POSTGRES_CLASSES = /^(?:08|53|57P0[1-5])/

/** node-postgres names no code where it gives up itself. */
const GIVEN_UP =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/

/** SQLite: busy, locked, disk error, full, can't open, damaged, not a database. The lower byte tells, whatever the rest adds. */
const SQLITE_CODES = new Set([5, 6, 10, 13, 14, 11, 26])

/**
 * True for a failure of the store itself rather than of a question to it: whoever asks again later may be answered.
 * @param error whatever a query threw
 */
export function isStoreUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isStoreUnreachable)
  return isUnreachable(error) || isStoreUnreachable(error.cause)
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
