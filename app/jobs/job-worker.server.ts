import { setImmediate } from 'node:timers/promises'
import { ORDERED_JOBS } from '#app/accounts/later-acts/later-acts.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { UnreadableJson, readStored } from '#app/text/stored-json.ts'
import { type BackgroundWork, openBackgroundWork } from './background-work.server.ts'
import { type Job, type JobDefinition, type JobRow, claimEnd, dueRows, endRow } from './job.server.ts'
import type { JobKind } from './job-states.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    jobWorker: JobWorker
  }
}

/** Works on the jobs of all kinds in the background; call `wake` after starting one. */
type JobWorker = Omit<BackgroundWork, 'run'> & {
  /** Works until nothing is left, of one kind or of all. */
  run: (kind?: JobKind) => Promise<void>
}

export type WorkerParts = Pick<Parts, 'store' | 'now'> & { warn: (message: string, error?: unknown) => void }

const CLOSED = 'El sitio se apagó mientras leía. Empieza otra vez.'
const UNREADABLE = 'Lo que se guardó de este trabajo no se puede leer.'
const UNREADABLE_ROW = 'Lo que se guardó de esta fila no se puede leer: no se toca.'
const NOT_UNDONE = 'No se pudo deshacer por una falla del sitio.'

type Loop = { kind: JobKind; work: BackgroundWork }

/** Jobs of different kinds do not wait for each other. */
export function joinLoops(loops: readonly Loop[]): JobWorker {
  const all = (kind?: JobKind) => loops.filter((loop) => kind === undefined || loop.kind === kind)
  return {
    wake: () => loops.forEach(({ work }) => work.wake()),
    run: async (kind) => void (await Promise.all(all(kind).map(({ work }) => work.run()))),
    close: async () => void (await Promise.all(loops.map(({ work }) => work.close()))),
  }
}

/**
 * Works on the jobs of a kind one after another. A chunk of rows is written with what became of them in one transaction, so
 * that a killed process leaves each row either done or untouched. The next start, or another process, does the rest.
 */
export function openLoop<Payload, Prepared>(
  { store, now, warn }: WorkerParts,
  definition: JobDefinition<Payload, Prepared>,
): Loop {
  const { kind, chunk } = definition
  const { permission } = ORDERED_JOBS[kind]
  const work = openBackgroundWork<Job<Payload>>({
    claim,
    work: workOn,
    warn: (error) => warn(`no se pudo seguir con ${ORDERED_JOBS[kind].words[1]}`, error),
  })
  return { kind, work }

  /** The oldest job that no process works on, claimed for this one. */
  async function claim(): Promise<Job<Payload> | null> {
    const due = await store.db
      .selectFrom('jobs')
      .where('kind', '=', kind)
      .where('state', 'in', ['reading', 'checking', 'running', 'undoing'])
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', now().toISOString())]))
      .orderBy('createdAt')
      .select(['id', 'title', 'state', 'payload', 'actedBy', 'actedByName', 'claimedUntil'])
      .executeTakeFirst()
    if (!due) return null
    const { id, title, state, payload, actedBy, actedByName, claimedUntil } = due
    const mine = claimEnd(now())
    const { numUpdatedRows } = await store.db
      .updateTable('jobs')
      .set({ claimedUntil: mine })
      .where('id', '=', id)
      .where('state', '=', state)
      .where('claimedUntil', 'is not distinct from', claimedUntil)
      .executeTakeFirstOrThrow()
    // Another process was faster.
    if (numUpdatedRows === 0n) return claim()
    if (state === 'running' || state === 'undoing') {
      const read = readStored(definition.payload, payload)
      if ('value' in read) return { id, title, state, payload: read.value, actor: { id: actedBy, name: actedByName } }
    }
    if (state === 'checking') await definition.check?.(id, mine)
    // Only the process that reads an account has its key, so nobody goes on where it died.
    else await stop(id, state === 'reading' ? CLOSED : UNREADABLE)
    return claim()
  }

  async function stop(id: string, stopReason: string) {
    await store.db
      .updateTable('jobs')
      .set({ state: 'stopped', stopReason, claimedUntil: null })
      .where('id', '=', id)
      .execute()
  }

  async function workOn(job: Job<Payload>, closing: AbortSignal) {
    // Requests come first.
    while (!closing.aborted && (await workOnChunk(job))) await setImmediate()
    await store.db.updateTable('jobs').set({ claimedUntil: null }).where('id', '=', job.id).execute()
  }

  /** @returns false when nothing is left to do */
  async function workOnChunk(job: Job<Payload>): Promise<boolean> {
    try {
      return await writeChunk(job, chunk)
    } catch (error) {
      if (isStoreUnreachable(error)) throw error
    }
    // One of the rows can't be written: each gets a transaction of its own.
    for (let at = 0; at < chunk; at += 1) if (!(await workOnOne(job))) return false
    return true
  }

  async function workOnOne(job: Job<Payload>): Promise<boolean> {
    try {
      return await writeChunk(job, 1)
    } catch (error) {
      if (isStoreUnreachable(error)) throw error
      return store.db.transaction().execute((db) => leaveRow(db, job, error))
    }
  }

  async function writeChunk(job: Job<Payload>, most: number): Promise<boolean> {
    const due = await dueRows(store.db, job, most)
    const isPrepared = job.state === 'running' && due.length > 0
    const ready = isPrepared ? await definition.prepare?.(job, due) : null
    const rows = ready ? due.slice(0, ready.count) : due
    const change = { db: store.db, actor: job.actor, now: now() }
    return withTransaction(change, ({ db }) => writeRows(db, job, rows, ready?.prepared ?? null))
  }

  async function writeRows(db: Queries, job: Job<Payload>, rows: readonly JobRow[], prepared: Prepared | null) {
    const state = await renewClaim(db, job)
    if (state === null) return false
    const still = await dueRows(db, { id: job.id, state }, Math.max(1, rows.length))
    // Somebody undoes it meanwhile, or another process works on it too.
    if (
      state !== job.state ||
      still.length !== rows.length ||
      still.some(({ position }, at) => position !== rows[at]?.position)
    ) {
      job.state = state
      return true
    }
    if (rows.length === 0) {
      if (await definition.after?.(db, job)) return true
      await finish(db, job)
      return false
    }
    await (state === 'running' ? definition.apply(db, job, rows, prepared) : definition.undo(db, job, rows))
    return true
  }

  /**
   * Updating the job first makes whoever stops it wait for the chunk. It stops here once its author may no longer do it.
   * @returns what is to be done; null for nothing
   */
  async function renewClaim(db: Queries, { id, actor }: Job<Payload>): Promise<'running' | 'undoing' | null> {
    const stopReason = await whyNot(db, actor.id, permission)
    const row = await db
      .updateTable('jobs')
      .set({ claimedUntil: claimEnd(now()) })
      .where('id', '=', id)
      .returning(['state', 'actedBy'])
      .executeTakeFirst()
    // Somebody else may go on with it: then it is claimed again, for them.
    if (row?.actedBy !== actor.id || (row.state !== 'running' && row.state !== 'undoing')) return null
    if (stopReason === null) return row.state
    await db.updateTable('jobs').set({ state: 'stopped', stopReason }).where('id', '=', id).execute()
    return null
  }

  /** Leaves the next row, which can't be written, as it is. */
  async function leaveRow(db: Queries, job: Job<Payload>, error: unknown): Promise<boolean> {
    const state = await renewClaim(db, job)
    if (state === null) return false
    const [row] = await dueRows(db, { id: job.id, state }, 1)
    if (!row) throw error
    const [ended, sentence] =
      state === 'running' ? (['left', definition.failed] as const) : (['kept', NOT_UNDONE] as const)
    warn(`la fila ${row.position} de «${job.title}» no se ${ended === 'left' ? 'guardó' : 'deshizo'}`, error)
    const said = error instanceof UnreadableJson ? UNREADABLE_ROW : sentence
    const messages = [said, ...(definition.keepsMessages ? row.messages : [])]
    await endRow(db, job.id, row.position, { state: ended, messages })
    return true
  }

  async function finish(db: Queries, { id, state }: Job<Payload>) {
    const endedAt = now().toISOString()
    await db
      .updateTable('jobs')
      .set({ endedAt, claimedUntil: null, state: state === 'running' ? 'done' : 'undone' })
      .where('id', '=', id)
      .execute()
  }
}
