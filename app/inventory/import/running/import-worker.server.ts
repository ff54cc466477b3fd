import { setImmediate } from 'node:timers/promises'
import type { ImportState } from '#app/inventory/import/file/import-states.ts'
import { runEntries, undoEntries } from './run-entries.server.ts'
import { runRow } from './run-row.server.ts'
import { undoRow } from './undo-row.server.ts'
import type { WorkerParts, WorkingImport } from './working-import.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Writes and undoes imports in the background; call `wake` after starting one. */
    importWorker: ImportWorker
  }
}

export type ImportWorker = {
  /** Starts now: an import was started or undone. */
  wake: () => void
  /** Works on every due import; resolves when none is left. */
  run: () => Promise<void>
  /** Starts no new row; resolves when the current one is written. */
  close: () => Promise<void>
}

/** Milliseconds for which a process claims an import. It claims it again with every row that comes later than half of them. */
const CLAIM = 60_000
/** Rows that are read at a time. */
const BATCH = 50

/** Works on imports one after another. After a crash another start, or another process, goes on where this one ended. */
export function openImportWorker(parts: WorkerParts): ImportWorker {
  const { store, now, warn } = parts
  let underWay: Promise<void> | null = null
  let isAgain = false
  const closing = new AbortController()

  function run(): Promise<void> {
    isAgain = underWay !== null
    underWay ??= workOnAll().finally(() => {
      underWay = null
    })
    return underWay
  }

  async function workOnAll() {
    try {
      do {
        isAgain = false
        for (let claimed = await claim(); claimed && !closing.signal.aborted; claimed = await claim())
          await work(claimed)
      } while (isAgain && !closing.signal.aborted)
    } catch (error) {
      if (!closing.signal.aborted) warn('no se pudo seguir con la importación', error)
    }
  }

  /** The oldest import that no process works on, claimed for this one; null if there is none. */
  async function claim(): Promise<WorkingImport | null> {
    const due = await store.db
      .selectFrom('imports')
      .where('state', 'in', ['running', 'undoing'])
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<', now().toISOString())]))
      .orderBy('createdAt')
      .select(['id', 'filename', 'options', 'createdBy', 'createdByName', 'claimedUntil'])
      .executeTakeFirst()
    if (!due) return null
    const { id, filename, options, createdBy, createdByName, claimedUntil } = due
    const { numUpdatedRows } = await store.db
      .updateTable('imports')
      .set({ claimedUntil: claimEnd() })
      .where('id', '=', id)
      .where((eb) => (claimedUntil === null ? eb('claimedUntil', 'is', null) : eb('claimedUntil', '=', claimedUntil)))
      .executeTakeFirstOrThrow()
    // Another process was faster.
    if (numUpdatedRows === 0n) return claim()
    return { id, filename, options, actor: { id: createdBy, name: createdByName } }
  }

  function claimEnd(): string {
    return new Date(now().getTime() + CLAIM).toISOString()
  }

  async function work(claimed: WorkingImport) {
    let renewal = now().getTime() + CLAIM / 2
    for (;;) {
      const lines = await nextLines(claimed.id)
      if (lines === null) break
      for (const line of lines) {
        const state = await stateOf(claimed.id)
        if (closing.signal.aborted || (state !== 'running' && state !== 'undoing')) return release(claimed.id)
        if (now().getTime() > renewal) {
          renewal = now().getTime() + CLAIM / 2
          await store.db.updateTable('imports').set({ claimedUntil: claimEnd() }).where('id', '=', claimed.id).execute()
        }
        if (state === 'running') await runRow(parts, claimed, line)
        else await undoRow(parts, claimed, line)
        // Requests come first.
        await setImmediate()
      }
    }
    for (let isMore = true; isMore;) {
      const state = await stateOf(claimed.id)
      if (closing.signal.aborted || (state !== 'running' && state !== 'undoing')) return release(claimed.id)
      isMore = await (state === 'running' ? runEntries : undoEntries)(parts, claimed)
      await setImmediate()
    }
    await finish(claimed.id)
  }

  /** Null when nothing is left to do. */
  async function nextLines(id: string): Promise<number[] | null> {
    const state = await stateOf(id)
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

  async function stateOf(id: string): Promise<ImportState | null> {
    const row = await store.db.selectFrom('imports').where('id', '=', id).select('state').executeTakeFirst()
    return row?.state ?? null
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

  return {
    wake: () => void run(),
    run,
    async close() {
      closing.abort()
      await underWay
    },
  }
}
