import { hash } from 'node:crypto'
import type { Row } from '#app/db/snapshot.ts'

/** Of each row's SHA-256, as many hexadecimal digits as are added up. */
const DIGITS = 32
const MOST = 1n << BigInt(DIGITS * 4)

export type RowsDigest = {
  add: (row: Row) => void
  /** The same for the same rows in any order, and for no others. */
  text: () => string
}

/** Adds up the hashes of rows: stores give them in orders of their own. */
export function openRowsDigest(): RowsDigest {
  let count = 0
  let sum = 0n
  return {
    add(row) {
      count += 1
      sum = (sum + BigInt(`0x${hash('sha256', JSON.stringify(row)).slice(0, DIGITS)}`)) % MOST
    },
    text: () => `${count} ${sum.toString(16)}`,
  }
}
