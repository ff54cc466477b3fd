import { setTimeout } from 'node:timers/promises'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { BatchState } from './batch-states.ts'
import { BATCH_INTENTS } from './shown-batch.ts'

/** The states before and after each press. */
const MOVES: ReadonlyMap<string, { from: readonly BatchState[]; to: BatchState }> = new Map([
  [BATCH_INTENTS.apply, { from: ['checked'], to: 'running' }],
  [BATCH_INTENTS.stop, { from: ['running'], to: 'stopped' }],
  [BATCH_INTENTS.resume, { from: ['stopped'], to: 'running' }],
  [BATCH_INTENTS.undo, { from: ['done', 'stopped'], to: 'undoing' }],
])

/** Milliseconds that a press waits for the end of a batch; a longer one goes on in the background. */
const PATIENCE = 2_500

const LEFT_OUT_SENTENCE = 'La dejaste fuera en la vista previa.'

/**
 * Applies, stops or undoes a batch, after leaving out rows of its preview, or cancels the preview. A press that comes too late, as on an old page, changes nothing.
 * @param leftOut positions of the rows to leave out
 * @returns false for an unknown intent
 */
export async function changeBatch(
  { store, batchWorker }: Pick<Parts, 'store' | 'batchWorker'>,
  id: string,
  { intent, leftOut }: { intent: string; leftOut: readonly number[] },
  actor: Actor,
): Promise<boolean> {
  const move = MOVES.get(intent)
  const isOfPreview = intent === BATCH_INTENTS.leaveOut || intent === BATCH_INTENTS.cancel
  if (!move && !isOfPreview) return false
  if (!isId(id)) return true
  if (intent === BATCH_INTENTS.cancel) {
    await store.db.deleteFrom('batches').where('id', '=', id).where('state', '=', 'checked').execute()
    return true
  }
  if (intent === BATCH_INTENTS.apply || isOfPreview) await leaveOut(store, id, leftOut)
  if (!move) return true
  await store.db
    .updateTable('batches')
    .set({ state: move.to, actedBy: actor.id, actedByName: actor.name, stopReason: null })
    .where('id', '=', id)
    .where('state', 'in', move.from)
    .execute()
  if (move.to === 'stopped') return true
  const waiting = new AbortController()
  await Promise.race([
    batchWorker.run(),
    setTimeout(PATIENCE, null, { signal: waiting.signal, ref: false }).catch(() => null),
  ])
  waiting.abort()
  return true
}

/** Leaves rows out of a batch that is not applied yet. */
async function leaveOut({ db }: Parts['store'], id: string, positions: readonly number[]): Promise<void> {
  for (const some of inBatches(positions, 1))
    await db
      .updateTable('batchRows')
      .set({ state: 'left', message: LEFT_OUT_SENTENCE })
      .where('batchId', '=', id)
      .where('position', 'in', some)
      .where('outcome', '=', 'change')
      .where('state', 'is', null)
      .where((eb) =>
        eb.exists(eb.selectFrom('batches').where('id', '=', id).where('state', '=', 'checked').select('id')),
      )
      .execute()
}
