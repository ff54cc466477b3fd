import { COMPLEX_KIND } from '#app/complexes/changes/complex-kind.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { restoreProperty } from '#app/editing/changes/change-property.server.ts'
import { readCodes } from '#app/editing/changes/free-code.server.ts'
import { PROPERTY_KIND } from '#app/editing/changes/property-kind.server.ts'
import { namedIn } from '#app/editing/changes/stored-version.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { restoreOwner } from '#app/inventory/owners/change-owner.server.ts'
import { OWNER_KIND } from '#app/inventory/owners/owner-kind.server.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import { VISIT_KIND } from '#app/leads/visits/visit-kind.server.ts'
import { restoreLeadFromTrash } from '#app/leads/merge-leads.server.ts'
import { ALL_LEADS, type LeadScope } from '#app/leads/lead-scope.ts'
import { trashInScope } from '#app/leads/lead-scope.server.ts'
import { purgeRecord, restoreRecord } from '#app/records/change-record.server.ts'
import { type Actor, type Change, withTransaction } from '#app/records/change.server.ts'
import { TRASH_KINDS, TRASH_PAGE_SIZE, type TrashKind, type TrashPage, overdueBefore } from '#app/records/trash.ts'

/** The kinds of records that the trash takes, with how each is read and written. */
export const TRASHED = {
  property: PROPERTY_KIND,
  complex: COMPLEX_KIND,
  owner: OWNER_KIND,
  lead: LEAD_KIND,
  visit: VISIT_KIND,
} as const satisfies Record<TrashKind, object>

/** One page of the trash, the latest deletion first; the last page for a number beyond it. */
export async function findTrash({ db }: Store, requested: number, scope: LeadScope): Promise<TrashPage> {
  const counts = await countKinds(db, scope)
  const total = TRASH_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
  const { page, pages, offset } = pageAt(requested, { rows: total, size: TRASH_PAGE_SIZE })
  const rows = await trashed(db)
    .where(trashInScope(scope))
    .orderBy('savedAt', 'desc')
    .orderBy('recordId', 'desc')
    .limit(TRASH_PAGE_SIZE)
    .offset(offset)
    .select(['savedAt', 'savedByName'])
    .execute()
  const codeFor = rows.some(({ kind }) => kind === 'property') ? await readCodes(db) : () => null
  return {
    rows: rows.flatMap(({ savedAt: deletedAt, savedByName: deletedBy, ...row }) => {
      const named = namedRow(row)
      if (!named) return []
      const wanted = row.kind === 'property' ? namedIn(row.content).propertyId : null
      return { ...named, deletedAt, deletedBy, otherCode: codeFor({ id: named.id, wanted }) }
    }),
    counts,
    page,
    pages,
  }
}

function trashed(db: Queries) {
  return db.selectFrom('versions').where('deleted', 'is not', null).select(['kind', 'recordId', 'content'])
}

function namedRow({ kind, recordId, content }: { kind: string; recordId: string; content: string }) {
  const known = TRASH_KINDS.find((each) => each === kind)
  return known ? { kind: known, ...TRASHED[known].namedIn(recordId, content) } : null
}

async function countKinds(db: Queries, scope: LeadScope): Promise<Record<TrashKind, number>> {
  const rows = await db
    .selectFrom('versions')
    .where('deleted', 'is not', null)
    .where(trashInScope(scope))
    .groupBy('kind')
    .select(['kind', (eb) => eb.fn.countAll().as('count')])
    .execute()
  const countOf = (kind: TrashKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  return Object.fromEntries(TRASH_KINDS.map((kind) => [kind, countOf(kind)])) as Record<TrashKind, number>
}

export async function countTrash(db: Queries, scope: LeadScope): Promise<number> {
  const counts = await countKinds(db, scope)
  return TRASH_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The row that a dialog asks to delete for good; null if it is not in the trash. */
export async function findForPurge(db: Queries, scope: LeadScope, id: string | null) {
  if (id === null || !isId(id)) return null
  const row = await trashed(db).where('recordId', '=', id).where(trashInScope(scope)).executeTakeFirst()
  return row ? namedRow(row) : null
}

/**
 * `other`: the owner who has the phone or the email of a restored one now, and got the properties. `otherCode`: the ID that
 * a property got, since another has its own now.
 */
type Restored = { kind: TrashKind; other: string | null; otherCode: string | null }

/** Restores whatever an id stands for in the trash; null if there is no such row (any more). */
export async function restoreDeleted(change: Change, id: string): Promise<Restored | null> {
  const row = await findForPurge(change.db, ALL_LEADS, id)
  if (!row) return null
  const { kind } = row
  switch (kind) {
    case 'owner': {
      const owner = await restoreOwner(change, id)
      return owner === null ? null : { kind, other: owner === id ? null : owner, otherCode: null }
    }
    case 'complex':
      return (await restoreRecord(change, COMPLEX_KIND, id)) && { kind, other: null, otherCode: null }
    case 'lead':
      return (await restoreLeadFromTrash(change, id)) && { kind, other: null, otherCode: null }
    case 'visit':
      return (await restoreRecord(change, VISIT_KIND, id)) && { kind, other: null, otherCode: null }
    case 'property': {
      const property = await restoreProperty(change, id)
      return property && { kind, other: null, ...property }
    }
  }
}

/** Deletes a row of the trash for good, with its log entry. @returns its kind; null when it is not there */
export async function purgeDeleted(change: Change, id: string): Promise<TrashKind | null> {
  if (!isId(id)) return null
  return withTransaction(change, async (inside) => {
    const row = await trashed(inside.db).where('recordId', '=', id).executeTakeFirst()
    return row ? purge(inside, row) : null
  })
}

async function purge(change: Change, row: { kind: string; recordId: string; content: string }) {
  const { recordId: id, content } = row
  const kind = namedRow(row)?.kind
  return kind && (await purgeRecord(change, TRASHED[kind], { id, content })) ? kind : null
}

/** The actor of automatic deletions in the log. */
const AUTOMATIC: Actor = { id: null, name: 'Vaciado automático' }
/** Rows deleted in one transaction, so that nobody who saves waits for thousands. */
const PURGE_BATCH = 100

/**
 * Deletes for good what has been in the trash for 30 days, each with its log entry. `collectUnusedPhotos` then deletes
 * the photos.
 * @returns how many rows were deleted
 */
export async function emptyOverdueTrash(store: Store, now: Date): Promise<number> {
  const deleted = await withTransaction({ db: store.db, actor: AUTOMATIC, now }, async (change) => {
    const overdue = await trashed(change.db)
      .where('savedAt', '<', overdueBefore(now))
      .orderBy('savedAt')
      .limit(PURGE_BATCH)
      .execute()
    for (const row of overdue) await purge(change, row)
    return overdue.length
  })
  return deleted === 0 ? 0 : deleted + (await emptyOverdueTrash(store, now))
}
