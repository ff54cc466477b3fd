import { setImmediate } from 'node:timers/promises'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { PLAN_JSON } from './plan-json.ts'
import type { PlannedRow } from './row-plan.ts'
import { IDENTITY, type RecognizedBy, type UnnamedRow, codeProposals, identityKey } from './unnamed-rows.ts'

/** Rows of earlier imports that are read at a time. */
const PART = 500

type Planned = { line: number } & PlannedRow

type Naming = {
  /** The IDs of the file. */
  codes: readonly string[]
  /** The names of its columns, by which earlier imports of the same file are found. */
  lookup: string | null
  /** The property to which the former address of a row leads; '' for none. */
  addressedBy: (line: number) => string
}

/**
 * Tells what the rows without an ID are: the property of the catalogue to which their former address leads, or that has the
 * same facts, or that an earlier import of the file added from the same row; else a new one with the next ID. Of several
 * rows that are the same, each is another property: the first the oldest. No property is that of two rows.
 */
export function rowNamer(db: Queries, { codes, lookup, addressedBy }: Naming) {
  const inFile = new Set(codes.map(codeKey))
  const seen = new Map<string, number>()
  const taken = new Set<string>()
  let stored: Stored | null = null
  let imported: IdsByIdentity | null = null

  /** @param planned rows of which some have no ID yet */
  return async (planned: readonly Planned[]): Promise<ReadonlyMap<number, UnnamedRow>> => {
    const unnamed = planned.flatMap(({ line, code, plan }) =>
      code === '' && plan ? [{ line, key: identityKey(plan.input) }] : [],
    )
    if (unnamed.length === 0) return new Map()
    stored ??= await findStored(db, codes, inFile)
    const { idsByIdentity, isFree, propose } = stored
    const found = new Map<number, { id: string; by: RecognizedBy }>()
    const take = (line: number, id: string | undefined, by: RecognizedBy) => {
      if (!id || found.has(line) || taken.has(id) || !isFree(id)) return
      taken.add(id)
      found.set(line, { id, by })
    }
    for (const { line } of unnamed) take(line, addressedBy(line), 'address')
    for (const { line, key } of unnamed) {
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      take(line, idsByIdentity.get(key)?.[count], 'facts')
    }
    if (found.size < unnamed.length) imported ??= await findImported(db, lookup)
    for (const { line, key } of unnamed) for (const id of imported?.get(key) ?? []) take(line, id, 'import')
    const records = await recordsById(
      db,
      [...found.values()].map(({ id }) => id),
    )
    return new Map(
      unnamed.map(({ line }) => {
        const { id = '', by = 'facts' } = found.get(line) ?? {}
        const record = records.get(id)
        return [line, record ? { record, by } : { code: propose() }]
      }),
    )
  }
}

type IdsByIdentity = ReadonlyMap<string, readonly string[]>

/** The properties that earlier imports of the same file added, by what their rows said then. */
async function findImported(db: Queries, lookup: string | null): Promise<IdsByIdentity> {
  const found = new Map<string, string[]>()
  if (lookup === null) return found
  for (let at = 0; ; at += PART) {
    const rows = await db
      .selectFrom('jobRows')
      .innerJoin('jobs', 'jobs.id', 'jobRows.jobId')
      .where('jobs.kind', '=', 'import')
      .where('jobs.lookup', '=', lookup)
      .where('jobRows.outcome', '=', 'create')
      .where('jobRows.state', '=', 'saved')
      .orderBy('jobs.createdAt')
      .orderBy('jobs.id')
      .orderBy('jobRows.position')
      .limit(PART)
      .offset(at)
      .select(['jobRows.recordId', 'jobRows.plan'])
      .execute()
    for (const { recordId, plan } of rows) {
      const read = readJsonOr(PLAN_JSON, plan, null)
      if (!read || recordId === null) continue
      const key = identityKey(read.input)
      found.set(key, [...(found.get(key) ?? []), recordId])
    }
    if (rows.length < PART) return found
    await setImmediate()
  }
}

type Stored = {
  idsByIdentity: IdsByIdentity
  /** Whether a property is still there, and the file does not name it by its ID. */
  isFree: (id: string) => boolean
  propose: () => string
}

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
  const free = new Set(others.map(({ id }) => id))
  return {
    idsByIdentity: new Map([...byIdentity].map(([key, same]) => [key, same.map(({ id }) => id)])),
    isFree: (id) => free.has(id),
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
