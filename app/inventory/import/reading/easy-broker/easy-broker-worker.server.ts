import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'
import { type BackgroundWork, openBackgroundWork } from '#app/jobs/background-work.server.ts'
import type { JobProgress } from '#app/jobs/job-states.ts'
import { storeJob } from '#app/jobs/store-job.server.ts'
import { NOTHING_READ } from '#app/inventory/import/mapping/import-payload.ts'
import type { ReadOutcome } from '#app/inventory/import/file/table.ts'
import { openReadImport } from '#app/inventory/import/open-import.server.ts'
import type { ReadOptions } from './read-easy-broker.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Reads accounts of EasyBroker in the background. */
    easyBroker: EasyBrokerWorker
  }
}

type EasyBrokerWorker = BackgroundWork & {
  /** Begins to read an account. The key is in memory until then and stored nowhere. @returns the id of its import */
  start: (key: string, actor: Actor) => Promise<string>
}

type Account = { id: string; key: string; actor: Actor }

type WorkerParts = Pick<Parts, 'store' | 'now'> & {
  read: (key: string, options: ReadOptions) => Promise<ReadOutcome>
  warn: (message: string, error?: unknown) => void
}

const FILENAME = 'EasyBroker'
/** Milliseconds without news after which the process that reads counts as gone. */
const CLAIM = 5 * 60_000
/** Milliseconds between two reports of progress. */
const REPORT = 500
const CLOSED = 'El sitio se apagó mientras leía. Empieza otra vez.'
const BROKEN = 'No se pudo leer por una falla del sitio. Prueba otra vez.'

/** Reads accounts one after another. A person stops a reading as any import: by its state. */
export function openEasyBrokerWorker({ store, now, read, warn }: WorkerParts): EasyBrokerWorker {
  const waiting: Account[] = []
  const failed = (error: unknown) => warn('no se pudo leer de EasyBroker', error)
  const background = openBackgroundWork<Account>({
    claim: async () => waiting.shift() ?? null,
    work: readAccount,
    warn: failed,
  })

  async function start(key: string, actor: Actor) {
    const job = { kind: 'import', title: FILENAME, state: 'reading', lookup: null, payload: NOTHING_READ } as const
    const id = await store.db
      .transaction()
      .execute((db) => storeJob(db, { ...job, ...report({ done: 0, total: null }) }, actor, now()))
    waiting.push({ id, key, actor })
    background.wake()
    return id
  }

  function report(progress: JobProgress) {
    return {
      progress: JSON.stringify(progress),
      claimedUntil: new Date(now().getTime() + CLAIM).toISOString(),
    }
  }

  async function readAccount({ id, key, actor }: Account, closing: AbortSignal) {
    const stopped = new AbortController()
    let last: JobProgress = { done: 0, total: null }
    /** Ends the reading when somebody stopped it, or its author may no longer import. */
    const update = async (fault: string | null = null) => {
      const lost = await whyNot(store.db, actor.id, 'edit')
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
      const outcome = await read(key, { signal: AbortSignal.any([closing, stopped.signal]), onProgress })
      clearInterval(reporter)
      if ('fault' in outcome) return await update(outcome.fault)
      await update()
      if (!stopped.signal.aborted) await openReadImport(store, outcome.table, { id, now: now() })
    } catch (error) {
      clearInterval(reporter)
      if (stopped.signal.aborted) return
      if (!closing.aborted) failed(error)
      await update(closing.aborted ? CLOSED : BROKEN)
    }
  }

  return { ...background, start }
}
