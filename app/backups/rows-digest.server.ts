import { hash } from 'node:crypto'
import type { Row } from '#app/db/snapshot.ts'

/** Number of hexadecimal digits of each row's SHA-256 that are added. */
const DIGITS = 32
const MOST = 1n << BigInt(DIGITS * 4)

export type RowsDigest = {
  add: (row: Row) => void
  /** Equal for the same rows in any order. */
  text: () => string
}

/** Adds the hashes of rows, because stores return rows in different orders. */
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
