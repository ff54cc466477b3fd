import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { deleteVersions } from '#app/editing/changes/write-versions.server.ts'
import { type Actor, type Change, withTransaction } from '#app/records/change.server.ts'
import { readCodes } from '#app/editing/changes/free-code.server.ts'
import { loggedProperty } from '#app/editing/changes/describe-changes.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { TRASH_KINDS, type TrashKind } from '#app/editing/changes/trash-tables.ts'
import { TRASH_PAGE_SIZE, type TrashPage, overdueBefore } from './trash.ts'

/** One page of the papelera, the latest deletion first; the last page for a number beyond it. */
export async function findTrash({ db }: Store, requested: number): Promise<TrashPage> {
  const counts = await countKinds(db)
  const total = TRASH_KINDS.reduce((sum, kind) => sum + counts[kind], 0)
  const { page, pages, offset } = pageAt(requested, { rows: total, size: TRASH_PAGE_SIZE })
  const rows = await db
    .selectFrom('deletedProperties')
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(TRASH_PAGE_SIZE)
    .offset(offset)
    .select(['id', 'kind', 'title', 'propertyId', 'deletedAt', 'deletedBy'])
    .execute()
  const codeFor = rows.some(({ kind }) => kind === 'propiedad') ? await readCodes(db) : () => null
  return {
    rows: rows.map(({ propertyId, ...row }) => ({
      ...row,
      code: codeOf({ ...row, propertyId }),
      otherCode: codeFor({ id: row.id, wanted: propertyId }),
    })),
    counts,
    page,
    pages,
  }
}

type Coded = { id: string; kind: TrashKind; propertyId: string | null }

/** The ID of a property; null for anything else. */
function codeOf({ kind, ...row }: Coded): string | null {
  return kind === 'propiedad' ? propertyCode(row) : null
}

async function countKinds(db: Queries): Promise<Record<TrashKind, number>> {
  const rows = await db
    .selectFrom('deletedProperties')
    .groupBy('kind')
    .select(['kind', (eb) => eb.fn.countAll().as('count')])
    .execute()
  const counts = { propiedad: 0, conjunto: 0, propietario: 0 }
  for (const { kind, count } of rows) counts[kind] = Number(count)
  return counts
}

export async function countTrash(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('deletedProperties')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The row that a dialog asks to delete for good; null if it is not in the papelera. */
export async function findForPurge(db: Queries, id: string | null) {
  if (id === null || !isId(id)) return null
  const row = await db
    .selectFrom('deletedProperties')
    .where('id', '=', id)
    .select(['id', 'kind', 'title', 'propertyId'])
    .executeTakeFirst()
  return row ? { id: row.id, kind: row.kind, title: row.title, code: codeOf(row) } : null
}

/** Deletes a row of the papelera for good, with its log entry. @returns its kind; null when it is not there */
export async function purgeDeleted(change: Change, id: string): Promise<TrashKind | null> {
  return isId(id) ? withTransaction(change, async (inside) => (await purge(inside, [id]))[0] ?? null) : null
}

/** @returns the kind of each that was in the papelera */
async function purge({ db, actor, now }: Change, ids: readonly string[]): Promise<TrashKind[]> {
  const deleted = await db
    .deleteFrom('deletedProperties')
    .where('id', 'in', ids)
    .returning(['id', 'kind', 'title', 'propertyId'])
    .execute()
  for (const row of deleted) {
    await FORGET[row.kind](db, row.id)
    const property = row.kind === 'propiedad' ? loggedProperty(row.id, row) : { id: null, title: row.title }
    await recordActivity(db, { ...ENTRIES[row.kind], property, actor, now })
  }
  return deleted.map(({ kind }) => kind)
}

const ENTRIES = {
  propiedad: { action: 'purge_property', type: 'property_deletion' },
  conjunto: { action: 'purge_complex', type: 'complex' },
  propietario: { action: 'purge_owner', type: 'owner' },
} as const

/** Deletes what a row in the papelera still had elsewhere. */
const FORGET: Record<TrashKind, (db: Queries, id: string) => Promise<void>> = {
  async propiedad(db, id) {
    for (const table of ['propertyNotes', 'propertyFiles'] as const)
      await db.deleteFrom(table).where('propertyId', '=', id).execute()
    await deleteVersions(db, 'property', id)
  },
  conjunto: (db, id) => deleteVersions(db, 'complex', id),
  async propietario() {},
}

/** The actor of automatic deletions in the log. */
const AUTOMATIC: Actor = { id: null, name: 'Vaciado automático' }
/** Rows deleted in one transaction, so that nobody who saves waits for thousands. */
const PURGE_BATCH = 100

/**
 * Deletes what is in the papelera for good after 30 days in the papelera, each with its log entry. `collectUnusedPhotos` then deletes
 * their photos.
 * @returns how many rows were deleted
 */
export async function emptyOverdueTrash(store: Store, now: Date): Promise<number> {
  const overdue = await store.db
    .selectFrom('deletedProperties')
    .where('deletedAt', '<', overdueBefore(now))
    .orderBy('deletedAt')
    .limit(PURGE_BATCH)
    .select('id')
    .execute()
  if (overdue.length === 0) return 0
  const ids = overdue.map(({ id }) => id)
  const deleted = await withTransaction({ db: store.db, actor: AUTOMATIC, now }, (inside) => purge(inside, ids))
  return deleted.length + (await emptyOverdueTrash(store, now))
}
