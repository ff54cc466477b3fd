import { setTimeout } from 'node:timers/promises'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/editing/changes/change-property.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
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

/**
 * Applies, stops or undoes a batch. A press that comes too late, as on an old page, changes nothing.
 * @returns false for an unknown intent
 */
export async function changeBatch(
  { store, batchWorker }: Pick<Parts, 'store' | 'batchWorker'>,
  id: string,
  intent: string,
  actor: Actor,
): Promise<boolean> {
  const move = MOVES.get(intent)
  if (!move) return false
  if (!isId(id)) return true
  await store.db
    .updateTable('batches')
    .set({ state: move.to, actedBy: actor.id, actedByName: actor.name })
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
