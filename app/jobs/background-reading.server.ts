import { ORDERED_JOBS } from '#app/accounts/later-acts/later-acts.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { type BackgroundWork, openBackgroundWork } from './background-work.server.ts'
import type { JobKind, JobProgress } from './job-states.ts'
import { storeJob } from './store-job.server.ts'

/** Milliseconds without news after which the process that reads counts as gone. */
const CLAIM = 5 * 60_000
/** Milliseconds between two claims of the sources that wait for another one. */
const HOLD = CLAIM / 10
/** Milliseconds between two reports of progress. */
const REPORT = 500
const CLOSED = 'El sitio se apagó mientras leía. Empieza otra vez.'
const BROKEN = 'No se pudo leer por una falla del sitio. Prueba otra vez.'

type Reading<Source> = { id: string; source: Source; actor: Actor }
export type ReadingOptions = { signal: AbortSignal; onProgress: (progress: JobProgress) => void }
/** Why it can't be read, or what stores what was read. */
type Outcome = { fault: string } | { finish: () => Promise<unknown> }

type Definition<Source> = {
  kind: JobKind
  /** The words for the operator, after 'no se pudo leer'. */
  what: string
  read: (id: string, source: Source, options: ReadingOptions) => Promise<Outcome>
  /** Called once for each source, however its reading ended. */
  release?: (id: string, source: Source) => Promise<void>
  /** Milliseconds between two claims of what waits. */
  hold?: number
}

export type BackgroundReading<Source> = BackgroundWork & {
  /** Begins to read a source, which only this process has. @returns the id of its job */
  start: (source: Source, job: { title: string; payload: unknown }, actor: Actor) => Promise<string>
}

/** Reads the sources of jobs in the background, one after another. A person stops a reading by the state of its job. */
export function openBackgroundReading<Source>(
  { store, now, warn }: Pick<Parts, 'store' | 'now'> & { warn: (message: string, error?: unknown) => void },
  { kind, what, read, release = async () => {}, hold = HOLD }: Definition<Source>,
): BackgroundReading<Source> {
  const waiting: Reading<Source>[] = []
  const failed = (error: unknown) => warn(`no se pudo leer ${what}`, error)
  const background = openBackgroundWork<Reading<Source>>({
    claim: async () => waiting.shift() ?? null,
    async work(reading, closing) {
      const holder = setInterval(() => void holdWaiting().catch(failed), hold)
      try {
        await readOne(reading, closing)
      } finally {
        clearInterval(holder)
        await release(reading.id, reading.source)
      }
    },
    warn: failed,
  })

  /** Extends the claims of the jobs that wait for the one before them, so that no other process takes them for abandoned. */
  async function holdWaiting() {
    for (const { id } of waiting)
      await store.db
        .updateTable('jobs')
        .set({ claimedUntil: claimEndNow() })
        .where('id', '=', id)
        .where('state', '=', 'reading')
        .execute()
  }

  function claimEndNow() {
    return new Date(now().getTime() + CLAIM).toISOString()
  }

  async function start(source: Source, { title, payload }: { title: string; payload: unknown }, actor: Actor) {
    const job = { kind, title, payload, state: 'reading', lookup: null, ...report({ done: 0, total: null }) } as const
    const id = await store.db.transaction().execute((db) => storeJob(db, job, actor, now()))
    waiting.push({ id, source, actor })
    background.wake()
    return id
  }

  function report(progress: JobProgress) {
    return {
      progress: JSON.stringify(progress),
      claimedUntil: claimEndNow(),
    }
  }

  async function readOne({ id, source, actor }: Reading<Source>, closing: AbortSignal) {
    const stopped = new AbortController()
    let last: JobProgress = { done: 0, total: null }
    /** Ends the reading when somebody stopped it, or its author may no longer do it. */
    const update = async (fault: string | null = null) => {
      const lost = await whyNot(store.db, actor.id, ORDERED_JOBS[kind].permission)
      if (lost !== null) stopped.abort()
      const stopReason = lost ?? fault
      const { numUpdatedRows } = await store.db
        .updateTable('jobs')
        .set(stopReason === null ? report(last) : { state: 'stopped', stopReason, claimedUntil: null })
        .where('id', '=', id)
        .where('state', '=', 'reading')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) stopped.abort()
    }
    await update()
    if (stopped.signal.aborted) return
    const reporter = setInterval(() => void update().catch(failed), REPORT)
    try {
      const onProgress = (progress: JobProgress) => (last = { ...progress })
      const outcome = await read(id, source, { signal: AbortSignal.any([closing, stopped.signal]), onProgress })
      clearInterval(reporter)
      if ('fault' in outcome) return await update(outcome.fault)
      await update()
      if (!stopped.signal.aborted) await outcome.finish()
    } catch (error) {
      clearInterval(reporter)
      if (stopped.signal.aborted) return
      if (!closing.aborted) failed(error)
      await update(closing.aborted ? CLOSED : BROKEN)
    }
  }

  return { ...background, start }
}
