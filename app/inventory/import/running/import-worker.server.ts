import { readJson } from '#app/text/stored-json.ts'
import { OPTIONS_JSON } from '#app/inventory/import/file/import-json.ts'
import { setImmediate } from 'node:timers/promises'
import { whyNot } from '#app/accounts/may-still.server.ts'
import { type BackgroundWork, openBackgroundWork } from '#app/inventory/background-work.server.ts'
import { findIdsByCode } from '#app/inventory/import/checking/ids-by-code.server.ts'
import type { ImportOptions, ImportState } from '#app/inventory/import/file/import-states.ts'
import { runEntries, undoEntries } from './run-entries.server.ts'
import { runRow } from './run-row.server.ts'
import { undoRow } from './undo-row.server.ts'
import type { WorkerParts, WorkingImport } from './working-import.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Writes and undoes imports in the background; call `wake` after starting one. */
    importWorker: BackgroundWork
  }
}

/** Milliseconds for which a process claims an import. It claims it again with every row that comes later than half of them. */
const CLAIM = 60_000
/** Rows that are read at a time. */
const BATCH = 50

/** Works on imports one after another. After a crash another start, or another process, goes on where this one ended. */
export function openImportWorker(parts: WorkerParts): BackgroundWork {
  const { store, now, warn } = parts
  return openBackgroundWork<WorkingImport>({
    claim,
    work,
    warn: (error) => warn('no se pudo seguir con la importación', error),
  })

  /** The oldest import that no process works on, claimed for this one; null if there is none. */
  async function claim(): Promise<WorkingImport | null> {
    const due = await store.db
      .selectFrom('imports')
      .where('state', 'in', ['running', 'undoing'])
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', now().toISOString())]))
      .orderBy('createdAt')
      .select(['id', 'filename', 'options', 'actedBy', 'actedByName', 'claimedUntil'])
      .executeTakeFirst()
    if (!due) return null
    const { id, filename, options, actedBy, actedByName, claimedUntil } = due
    const { numUpdatedRows } = await store.db
      .updateTable('imports')
      .set({ claimedUntil: claimEnd() })
      .where('id', '=', id)
      .where((eb) => (claimedUntil === null ? eb('claimedUntil', 'is', null) : eb('claimedUntil', '=', claimedUntil)))
      .executeTakeFirstOrThrow()
    // Another process was faster.
    if (numUpdatedRows === 0n) return claim()
    return { id, filename, options, actor: { id: actedBy, name: actedByName } }
  }

  function claimEnd(): string {
    return new Date(now().getTime() + CLAIM).toISOString()
  }

  async function work(claimed: WorkingImport, closing: AbortSignal) {
    const options = readJson(OPTIONS_JSON, claimed.options)
    if (options.reading) return stopReading(claimed.id, options)
    let renewal = now().getTime() + CLAIM / 2
    for (;;) {
      const lines = await nextLines(claimed.id)
      if (lines === null) break
      const codes = await findIdsByCode(store.db)
      for (const line of lines) {
        const state = await workingState(claimed)
        if (closing.aborted || state === null) return release(claimed.id)
        if (now().getTime() > renewal) {
          renewal = now().getTime() + CLAIM / 2
          await store.db.updateTable('imports').set({ claimedUntil: claimEnd() }).where('id', '=', claimed.id).execute()
        }
        if (state === 'running') await runRow(parts, claimed, line, codes)
        else await undoRow(parts, claimed, line)
        // Requests come first.
        await setImmediate()
      }
    }
    for (let isMore = true; isMore;) {
      const state = await workingState(claimed)
      if (closing.aborted || state === null) return release(claimed.id)
      isMore = await (state === 'running' ? runEntries : undoEntries)(parts, claimed)
      await setImmediate()
    }
    await finish(claimed.id)
  }

  /** Only the process that reads an account has its key, so nobody goes on where it died. */
  async function stopReading(id: string, options: ImportOptions) {
    const fault = 'El sitio se apagó mientras leía. Empieza otra vez.'
    const stopped = { ...options, reading: { done: 0, total: null, ...options.reading, fault } }
    await store.db
      .updateTable('imports')
      .set({ state: 'stopped', claimedUntil: null, options: JSON.stringify(stopped) })
      .where('id', '=', id)
      .execute()
  }

  /** Null when nothing is left to do. */
  async function nextLines(id: string): Promise<number[] | null> {
    const { state } = await current(id)
    const rows = store.db
      .selectFrom('importRows')
      .where('importId', '=', id)
      .orderBy('line')
      .limit(BATCH)
      .select('line')
    const due =
      state === 'undoing'
        ? rows.where('state', '=', 'saved')
        : rows.where('outcome', 'in', ['create', 'change']).where('state', 'is', null)
    const lines = (await due.execute()).map(({ line }) => line)
    return lines.length === 0 ? null : lines
  }

  /** What is to be done with an import; null when nothing. It stops once its author may no longer change properties. */
  async function workingState({ id, actor }: WorkingImport): Promise<'running' | 'undoing' | null> {
    const { state, actedBy } = await current(id)
    // Somebody else goes on with it: it is claimed again, for them.
    if ((state !== 'running' && state !== 'undoing') || actedBy !== actor.id) return null
    const stopReason = await whyNot(store.db, actor.id, 'edit')
    if (stopReason === null) return state
    await store.db
      .updateTable('imports')
      .set({ state: 'stopped', stopReason })
      .where('id', '=', id)
      .where('state', '=', state)
      .execute()
    return null
  }

  async function current(id: string): Promise<{ state: ImportState | null; actedBy: string | null }> {
    const row = store.db.selectFrom('imports').where('id', '=', id).select(['state', 'actedBy'])
    return (await row.executeTakeFirst()) ?? { state: null, actedBy: null }
  }

  async function release(id: string) {
    await store.db.updateTable('imports').set({ claimedUntil: null }).where('id', '=', id).execute()
  }

  async function finish(id: string) {
    const ended = { claimedUntil: null, endedAt: now().toISOString() }
    const imports = () => store.db.updateTable('imports').where('id', '=', id)
    await imports()
      .where('state', '=', 'running')
      .set({ ...ended, state: 'done' })
      .execute()
    await imports()
      .where('state', '=', 'undoing')
      .set({ ...ended, state: 'undone' })
      .execute()
    await release(id)
  }
}
