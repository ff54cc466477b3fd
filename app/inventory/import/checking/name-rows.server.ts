import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { PlannedRow } from './row-plan.ts'
import { IDENTITY, type UnnamedRow, codeProposals, identityKey } from './unnamed-rows.ts'

type Planned = { line: number } & PlannedRow

/**
 * Tells what the rows without an ID are: the property of the catalogue that is the same, else a new one with the next ID. Of
 * several rows that are the same, each is another property: the first the oldest.
 * @param codes the IDs of the file
 */
export function rowNamer(db: Queries, codes: readonly string[]) {
  const inFile = new Set(codes.map(codeKey))
  const seen = new Map<string, number>()
  let stored: Stored | null = null

  /** @param planned rows of which some have no ID yet */
  return async (planned: readonly Planned[]): Promise<ReadonlyMap<number, UnnamedRow>> => {
    const unnamed = planned.flatMap(({ line, code, plan }) =>
      code === '' && plan ? [{ line, input: plan.input }] : [],
    )
    if (unnamed.length === 0) return new Map()
    stored ??= await findStored(db, codes, inFile)
    const { idsByIdentity, propose } = stored
    const ids = unnamed.map(({ input }) => {
      const key = identityKey(input)
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      return idsByIdentity.get(key)?.[count] ?? null
    })
    const records = await recordsById(
      db,
      ids.filter((id) => id !== null),
    )
    return new Map(
      unnamed.map(({ line }, at) => {
        const record = records.get(ids[at] ?? '')
        return [line, record ? { record } : { code: propose() }]
      }),
    )
  }
}

type Stored = { idsByIdentity: ReadonlyMap<string, readonly string[]>; propose: () => string }

/** The stored properties by their identity, the oldest first, without those that the file names by their IDs. */
async function findStored(db: Queries, codes: readonly string[], inFile: ReadonlySet<string>): Promise<Stored> {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'propertyId', ...IDENTITY])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const used = new Set([...inFile, ...rows.map((row) => codeKey(propertyCode(row)))])
  const others = rows.filter((row) => !inFile.has(codeKey(propertyCode(row))))
  const byIdentity = Map.groupBy(others, identityKey)
  return {
    idsByIdentity: new Map([...byIdentity].map(([key, same]) => [key, same.map(({ id }) => id)])),
    propose: codeProposals(
      codes,
      rows.flatMap(({ propertyId }) => propertyId ?? []),
      used,
    ),
  }
}

async function recordsById(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, PropertyRecord>> {
  return new Map((await findRecords(db, ids)).map((record) => [record.id, record]))
}
