import { readJson } from '#app/text/stored-json.ts'
import { CHANGE_JSON } from './batch-json.ts'
import { findToday } from '#app/agency/agency-days.server.ts'
import { setImmediate } from 'node:timers/promises'
import type { Parts } from '#app/http/parts.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'
import { type BackgroundWork, openBackgroundWork } from '#app/inventory/background-work.server.ts'
import { type BatchRow, type WorkingBatch, applyRows } from './apply-rows.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { findPlanContext } from './plan-context.server.ts'
import { undoRows } from './undo-rows.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Applies and undoes changes of many properties; call `run` after starting one. */
    batchWorker: BackgroundWork
  }
}

type WorkerParts = Pick<Parts, 'store' | 'now'> & { warn: (message: string, error?: unknown) => void }

/** Milliseconds for which a process claims a batch; every chunk claims it again. */
const CLAIM = 60_000
/** Properties that one transaction writes. */
const CHUNK = 100

/**
 * Works on batches one after another. A chunk is written with the state of its rows in one transaction, so that a killed
 * process leaves each property wholly changed or not at all, and another start goes on.
 */
export function openBatchWorker({ store, now, warn }: WorkerParts): BackgroundWork {
  return openBackgroundWork<WorkingBatch>({
    claim,
    work,
    warn: (error) => warn('no se pudo seguir con el cambio en grupo', error),
  })

  /** The oldest batch that no process works on, claimed for this one. */
  async function claim(): Promise<WorkingBatch | null> {
    const due = await store.db
      .selectFrom('batches')
      .where('state', 'in', ['running', 'undoing'])
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', now().toISOString())]))
      .orderBy('createdAt')
      .select(['id', 'change', 'title', 'actedBy', 'actedByName', 'claimedUntil'])
      .executeTakeFirst()
    if (!due) return null
    const { id, title, change, actedBy, actedByName, claimedUntil } = due
    const { numUpdatedRows } = await store.db
      .updateTable('batches')
      .set({ claimedUntil: claimEnd() })
      .where('id', '=', id)
      .where((eb) => (claimedUntil === null ? eb('claimedUntil', 'is', null) : eb('claimedUntil', '=', claimedUntil)))
      .executeTakeFirstOrThrow()
    // Another process was faster.
    if (numUpdatedRows === 0n) return claim()
    return { id, title, change: readJson(CHANGE_JSON, change), actor: { id: actedBy, name: actedByName } }
  }

  function claimEnd(): string {
    return new Date(now().getTime() + CLAIM).toISOString()
  }

  async function work(batch: WorkingBatch, closing: AbortSignal) {
    while (!closing.aborted && (await workOnChunk(batch))) await setImmediate()
    await store.db.updateTable('batches').set({ claimedUntil: null }).where('id', '=', batch.id).execute()
  }

  /** @returns false when nothing is left to do */
  async function workOnChunk(batch: WorkingBatch): Promise<boolean> {
    try {
      return await writeChunk(batch, CHUNK)
    } catch (error) {
      if (isStoreUnreachable(error)) throw error
    }
    // One of the rows can't be written: each gets a transaction of its own.
    for (let at = 0; at < CHUNK; at += 1) if (!(await workOnOne(batch))) return false
    return true
  }

  async function workOnOne(batch: WorkingBatch): Promise<boolean> {
    try {
      return await writeChunk(batch, 1)
    } catch (error) {
      if (isStoreUnreachable(error)) throw error
      warn(`una propiedad del cambio «${batch.title}» no se guardó`, error)
      return store.db.transaction().execute((db) => skipRow(db, batch))
    }
  }

  async function writeChunk(batch: WorkingBatch, most: number): Promise<boolean> {
    const today = await findToday({ store, now })
    return store.db.transaction().execute((db) => writeRows(db, batch, { most, today }))
  }

  async function writeRows(
    db: Queries,
    batch: WorkingBatch,
    { most, today }: { most: number; today: string },
  ): Promise<boolean> {
    const state = await renewClaim(db, batch)
    if (state !== 'running' && state !== 'undoing') return false
    const rows = await nextRows(db, batch.id, state, most)
    if (rows.length === 0) {
      await finish(db, batch.id, state)
      return false
    }
    if (state === 'running')
      await applyRows(db, batch, rows, { context: await findPlanContext(db, today, batch.change), now: now() })
    else await undoRows(db, batch, rows, now())
    return true
  }

  /**
   * Updating the batch first makes whoever stops it wait for the chunk. It stops here once its author may no longer change
   * properties.
   */
  async function renewClaim(db: Queries, { id, actor }: WorkingBatch) {
    const stopReason = await whyNot(db, actor.id, 'edit')
    const row = await db
      .updateTable('batches')
      .set({ claimedUntil: claimEnd() })
      .where('id', '=', id)
      .returning(['state', 'actedBy'])
      .executeTakeFirst()
    // Somebody else may go on with it: then it is claimed again, for them.
    if (row?.actedBy !== actor.id) return null
    if (stopReason === null || (row.state !== 'running' && row.state !== 'undoing')) return row.state
    await db.updateTable('batches').set({ state: 'stopped', stopReason }).where('id', '=', id).execute()
    return 'stopped'
  }

  async function nextRows(db: Queries, id: string, state: 'running' | 'undoing', most: number): Promise<BatchRow[]> {
    const rows = db
      .selectFrom('batchRows')
      .where('batchId', '=', id)
      .orderBy('position')
      .limit(most)
      .select(['position', 'propertyId', 'seen', 'version'])
    const due =
      state === 'undoing'
        ? rows.where('state', '=', 'saved')
        : rows.where('outcome', '=', 'change').where('state', 'is', null)
    return due.execute()
  }

  /** Leaves the next row as it is. */
  async function skipRow(db: Queries, batch: WorkingBatch): Promise<boolean> {
    const state = await renewClaim(db, batch)
    if (state !== 'running' && state !== 'undoing') return false
    const [row] = await nextRows(db, batch.id, state, 1)
    if (!row) return true
    const message = 'No se pudo guardar por una falla del sitio.'
    await db
      .updateTable('batchRows')
      .set(state === 'running' ? { state: 'left', message } : { state: 'kept', message })
      .where('batchId', '=', batch.id)
      .where('position', '=', row.position)
      .execute()
    return true
  }

  async function finish(db: Queries, id: string, state: 'running' | 'undoing') {
    const endedAt = now().toISOString()
    await db
      .updateTable('batches')
      .set({ endedAt, claimedUntil: null, state: state === 'running' ? 'done' : 'undone' })
      .where('id', '=', id)
      .execute()
  }
}
