import { v7 as uuidv7 } from 'uuid'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { whyNot } from '#app/accounts/may-still.server.ts'
import { type BackgroundWork, openBackgroundWork } from '#app/inventory/background-work.server.ts'
import { FIRST_OPTIONS, type ImportOptions, type ReadingState } from '#app/inventory/import/file/import-states.ts'
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
    const id = uuidv7({ msecs: now().getTime() })
    await store.db
      .insertInto('imports')
      .values({
        id,
        filename: FILENAME,
        state: 'running',
        columns: '[]',
        // No other file has the same.
        headerKey: id,
        mapping: '[]',
        chosen: '{}',
        texts: '[]',
        ...report({ done: 0, total: null }),
        createdAt: now().toISOString(),
        createdBy: actor.id,
        createdByName: actor.name,
        actedBy: actor.id,
        actedByName: actor.name,
      })
      .execute()
    waiting.push({ id, key, actor })
    background.wake()
    return id
  }

  function report(reading: ReadingState) {
    const options: ImportOptions = { ...FIRST_OPTIONS, reading }
    return { options: JSON.stringify(options), claimedUntil: new Date(now().getTime() + CLAIM).toISOString() }
  }

  async function readAccount({ id, key, actor }: Account, closing: AbortSignal) {
    const stopped = new AbortController()
    let last: ReadingState = { done: 0, total: null }
    /** Ends the reading when somebody stopped it, or its author may no longer import. */
    const update = async (reading: ReadingState, state: 'running' | 'stopped') => {
      const fault = await whyNot(store.db, actor.id, 'edit')
      if (fault !== null) stopped.abort()
      const { numUpdatedRows } = await store.db
        .updateTable('imports')
        .set(fault === null ? { ...report(reading), state } : { ...report({ ...reading, fault }), state: 'stopped' })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) stopped.abort()
    }
    await update(last, 'running')
    if (stopped.signal.aborted) return
    const reporter = setInterval(() => void update(last, 'running').catch(failed), REPORT)
    try {
      const onProgress = (state: ReadingState) => (last = { ...state })
      const outcome = await read(key, { signal: AbortSignal.any([closing, stopped.signal]), onProgress })
      clearInterval(reporter)
      if ('fault' in outcome) return await update({ ...last, fault: outcome.fault }, 'stopped')
      await update(last, 'running')
      if (!stopped.signal.aborted) await openReadImport(store, outcome.table, { id, reading: last, now: now() })
    } catch (error) {
      clearInterval(reporter)
      if (stopped.signal.aborted) return
      if (!closing.aborted) failed(error)
      await update({ ...last, fault: closing.aborted ? CLOSED : BROKEN }, 'stopped')
    }
  }

  return { ...background, start }
}
