import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { JobIntent } from './job-intents.ts'
import type { JobKind, JobState } from './job-states.ts'

/** The states before and after each press. */
const MOVES: Record<JobIntent, { from: readonly JobState[]; to: JobState }> = {
  start: { from: ['checked'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused', 'stopped'], to: 'running' },
  stop: { from: ['reading', 'checking', 'running', 'paused'], to: 'stopped' },
  undo: { from: ['done', 'stopped'], to: 'undoing' },
}

/**
 * Starts, pauses, stops or undoes a job. A press that comes too late, as on an old page or while somebody else starts the
 * job, changes nothing. Whoever pressed last is the author of what is written from then on.
 * @returns whether it changed anything
 */
export async function moveJob(
  { db }: Store,
  { kind, id, intent }: { kind: JobKind; id: string; intent: JobIntent },
  actor: Actor,
): Promise<boolean> {
  if (!isId(id)) return false
  const { from, to } = MOVES[intent]
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: to, actedBy: actor.id, actedByName: actor.name, stopReason: null })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('state', 'in', from)
    // An import that was stopped is stopped for good: its page has a pause.
    .$if(kind === 'import' && intent === 'resume', (jobs) => jobs.where('state', '=', 'paused'))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
