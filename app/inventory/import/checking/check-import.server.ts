import { setImmediate } from 'node:timers/promises'
import type { Queries, Store } from '#app/db/store.server.ts'
import { CELLS_JSON } from '#app/inventory/import/file/import-json.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import type { ImportKind } from '#app/inventory/import/kind/import-kind.server.ts'
import type { FilePayload } from '#app/inventory/import/mapping/import-payload.ts'
import { claimEnd } from '#app/jobs/job.server.ts'
import type { JobProgress } from '#app/jobs/job-states.ts'
import type { Actor } from '#app/records/change.server.ts'
import { readJson } from '#app/text/stored-json.ts'
import { writeRows } from './write-rows.server.ts'

/** Rows that are read at a time, and that one transaction writes. */
const CHUNK = 500
/** Rows that the review offers to correct one by one. */
const MOST_DOUBTFUL = 2000

type Checking<Payload> = {
  /** The settings of the dry run that differ from the stored ones. */
  settings?: (stored: Payload) => Partial<Payload>
  now: Date
  /** The end of the claim under which it is made. */
  claim: string
}

type Claiming = {
  id: string
  from: 'reading' | 'checked'
  now: Date
  /** Who asks for it; without it the one who began the import. */
  actor?: Actor
}

/** Claims an import for a dry run, if it is still in a state. @returns the end of the claim; null if it is not */
export async function beginCheck(
  { job }: Pick<ImportKind<FilePayload>, 'job'>,
  db: Queries,
  { id, from, now, actor }: Claiming,
): Promise<string | null> {
  const claim = claimEnd(now)
  const by = actor && { actedBy: actor.id, actedByName: actor.name }
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'checking', claimedUntil: claim, progress: null, ...by })
    .where('id', '=', id)
    .where('kind', '=', job)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? claim : null
}

/**
 * Makes the dry run of an import in the state `checking`: stores what each row would do. It takes long for a large file, so
 * requests come first between its rows. Nobody can start an import while it is being checked. A dry run that fails leaves the
 * import as it was checked before; one that fails while its rows are written is made again by the next process that looks for
 * work.
 * @returns false if somebody stopped it, or another process makes it now: then nothing is written
 */
export async function checkImport<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  store: Store,
  id: string,
  checking: Checking<Payload>,
): Promise<boolean> {
  const held = { claim: checking.claim, isWriting: false }
  try {
    return await check(kind, store, { id, ...checking }, held)
  } catch (error) {
    await checkingWith(store.db, id, held.claim)
      .set({ ...(held.isWriting ? {} : { state: 'checked', progress: null }), claimedUntil: null })
      .execute()
    throw error
  }
}

type Held = { claim: string; isWriting: boolean }

/** The import, while it is being checked under a claim. */
function checkingWith(db: Queries, id: string, claim: string) {
  return db.updateTable('jobs').where('id', '=', id).where('state', '=', 'checking').where('claimedUntil', '=', claim)
}

async function check<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  store: Store,
  { id, settings, now }: { id: string } & Checking<Payload>,
  held: Held,
): Promise<boolean> {
  const { db } = store
  const started = performance.now()
  const job = await db
    .selectFrom('jobs')
    .where('id', '=', id)
    .select(['payload', 'lookup', 'actedBy', 'actedByName'])
    .executeTakeFirstOrThrow()
  const stored = readJson(kind.payload, job.payload)
  const checked = await kind.plan(store, {
    payload: { ...stored, ...settings?.(stored) },
    lookup: job.lookup,
    actor: { id: job.actedBy, name: job.actedByName },
    now,
    rows: () => chunks(db, id),
    report,
  })
  if (!checked) return false
  const { rows } = checked
  const doubtful = rows
    .flatMap(({ line, doubtful: targets }) => (targets.length > 0 ? [{ line, targets }] : []))
    .slice(0, MOST_DOUBTFUL)
  const payload = JSON.stringify({ ...checked.payload, doubtful })
  for (let at = 0; ; at += CHUNK) {
    const isLast = at + CHUNK >= rows.length
    const claim = isLast ? null : nextClaim()
    const progress = isLast ? null : JSON.stringify({ done: at, total: rows.length })
    const isOurs = await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await checkingWith(transaction, id, held.claim)
        .set({ payload, ...(isLast && { state: 'checked' }), claimedUntil: claim, progress })
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 1n) await writeRows(transaction, id, rows.slice(at, at + CHUNK))
      return numUpdatedRows === 1n
    })
    if (!isOurs || claim === null) return isOurs
    Object.assign(held, { claim, isWriting: true })
    await setImmediate()
  }

  function nextClaim(): string {
    return claimEnd(new Date(now.getTime() + performance.now() - started))
  }

  async function report(progress: JobProgress): Promise<boolean> {
    const claimedUntil = nextClaim()
    const { numUpdatedRows } = await checkingWith(db, id, held.claim)
      .set({ claimedUntil, progress: JSON.stringify(progress) })
      .executeTakeFirstOrThrow()
    held.claim = claimedUntil
    return numUpdatedRows === 1n
  }
}

/** The rows of an import in the order of its file. */
async function* chunks(db: Queries, id: string): AsyncGenerator<TableRow[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('jobRows')
      .where('jobId', '=', id)
      .where('position', '>', after)
      .orderBy('position')
      .limit(CHUNK)
      .select(['position', 'cells'])
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ position, cells }) => ({ line: position, cells: readJson(CELLS_JSON, cells ?? '') }))
    after = rows.at(-1)?.position ?? after
  }
}
