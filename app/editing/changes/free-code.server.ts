import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import { nextCode } from '#app/catalogue/property/next-code.ts'

/** A property that gets an ID: `wanted` is the ID that it had, `current` the one that it has. */
type Wanting = { id: string; wanted: string | null; current?: string | null }

/** The IDs of all properties; each finds what a restored property gets where its ID is taken. */
export async function readCodes(db: Queries): Promise<(wanting: Wanting) => string | null> {
  const rows = await db.selectFrom('properties').select(['id', 'propertyId']).execute()
  return (wanting) => freeCodeAmong(rows, wanting)
}

/**
 * The ID that a property gets instead of one that another property has now: the next of its series. It keeps its own where
 * that is of the series already, so that a second restore changes nothing. Null for an ID that is free.
 */
function freeCodeAmong(
  rows: readonly { id: string; propertyId: string | null }[],
  { id, wanted, current = null }: Wanting,
): string | null {
  if (wanted === null || wanted.trim() === '') return null
  const others = rows.filter((row) => row.id !== id)
  if (!others.some((row) => codeKey(propertyCode(row)) === codeKey(wanted))) return null
  const codes = others.map(({ propertyId }) => propertyId)
  // An ID without a number starts a series of its own: 'LOCAL-A-2'.
  const first = nextCode(wanted, []) === '' ? `${wanted.trim()}-1` : wanted
  if (current !== null && codeKey(nextCode(first, [current])) === codeKey(nextCode(current, [first]))) return current
  return nextCode(first, codes)
}
