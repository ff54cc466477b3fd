import { setTimeout } from 'node:timers/promises'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { moveJob } from '#app/jobs/change-job.server.ts'
import { type JobIntent, isJobIntent } from '#app/jobs/job-intents.ts'
import { PREVIEW_INTENTS } from './shown-batch.ts'

/** Milliseconds that a press waits for the end of a batch; a longer one goes on in the background. */
const PATIENCE = 2_500

const LEFT_OUT_SENTENCE = 'La dejaste fuera en la vista previa.'

/**
 * Applies, stops or undoes a batch, after leaving out rows of its preview, or cancels the preview. A press that comes too
 * late, as on an old page, changes nothing.
 * @param leftOut positions of the rows to leave out
 * @returns false for an unknown intent
 */
export async function changeBatch(
  { store, jobWorker }: Pick<Parts, 'store' | 'jobWorker'>,
  id: string,
  { intent, leftOut }: { intent: string; leftOut: readonly number[] },
  actor: Actor,
): Promise<boolean> {
  const isOfPreview = intent === PREVIEW_INTENTS.leaveOut || intent === PREVIEW_INTENTS.cancel
  if (!isJobIntent(intent) && !isOfPreview) return false
  if (!isId(id)) return true
  if (intent === PREVIEW_INTENTS.cancel) {
    await store.db
      .deleteFrom('jobs')
      .where('id', '=', id)
      .where('kind', '=', 'change')
      .where('state', '=', 'checked')
      .execute()
    return true
  }
  if (intent === 'start' || isOfPreview) await leaveOut(store, id, leftOut)
  if (!isJobIntent(intent)) return true
  await pressJob({ store, jobWorker }, id, intent, actor)
  return true
}

/** Presses a button of a batch, and waits a moment for its end. */
export async function pressJob(
  { store, jobWorker }: Pick<Parts, 'store' | 'jobWorker'>,
  id: string,
  intent: JobIntent,
  actor: Actor,
): Promise<void> {
  await moveJob(store, { kind: 'change', id, intent }, actor)
  if (intent === 'stop') return
  const waiting = new AbortController()
  await Promise.race([
    jobWorker.run('change'),
    setTimeout(PATIENCE, null, { signal: waiting.signal, ref: false }).catch(() => null),
  ])
  waiting.abort()
}

/** Leaves rows out of a batch that is not applied yet. */
async function leaveOut({ db }: Parts['store'], id: string, positions: readonly number[]): Promise<void> {
  for (const some of inBatches(positions, 1))
    await db
      .updateTable('jobRows')
      .set({ state: 'left', messages: JSON.stringify([LEFT_OUT_SENTENCE]) })
      .where('jobId', '=', id)
      .where('position', 'in', some)
      .where('outcome', '=', 'change')
      .where('state', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('jobs')
            .where('id', '=', id)
            .where('kind', '=', 'change')
            .where('state', '=', 'checked')
            .select('id'),
        ),
      )
      .execute()
}
