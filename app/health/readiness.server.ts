import { sql } from 'kysely'
import { isWriteRefused } from '#app/db/unreachable.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { areFilesReachable, tryFiles } from '#app/photos/file-store.server.ts'
import { withTimeout } from './with-timeout.server.ts'

/** `writable`: whether both take what is written. */
export type Readiness = { store: boolean; files: boolean; writable: boolean }

/** Whether the store and the files can be reached and written now. */
export async function readReadiness({ store, files }: Pick<Parts, 'store' | 'files'>): Promise<Readiness> {
  const [storeAnswers, filesAnswer] = await Promise.all([
    isStoreReachable(store),
    withTimeout(areFilesReachable(files)),
  ])
  const canAnswer = storeAnswers && filesAnswer === true
  return {
    store: storeAnswers,
    files: filesAnswer === true,
    writable: canAnswer && (await isWritable({ store, files })),
  }
}

/** Milliseconds for which a successful attempt to write counts. */
const WRITTEN_FOR = 5_000
/** For each store, the time of its last successful write test. */
const written = new WeakMap<Store, number>()

/** A slow or busy store counts as writable: only a refusal is one. */
async function isWritable({ store, files }: Pick<Parts, 'store' | 'files'>): Promise<boolean> {
  if (performance.now() < (written.get(store) ?? 0)) return true
  const refusals = await Promise.all([
    withTimeout(writeRefusal(tryStore(store))),
    withTimeout(writeRefusal(tryFiles(files))),
  ])
  if (refusals.includes(true)) return false
  written.set(store, performance.now() + WRITTEN_FOR)
  return true
}

function writeRefusal(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(() => false, isWriteRefused)
}

const TRIAL = 'prueba-de-escritura'
/** More than a page of the database has. */
const TRIAL_TEXT = 'x'.repeat(16_384)

class TakenBack extends Error {}

/** Tests whether the disk has space: inserts a row and rolls it back in the same transaction. */
async function tryStore({ db }: Store): Promise<void> {
  const attempt = db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('installation')
      .values({ name: TRIAL, value: TRIAL_TEXT })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    throw new TakenBack()
  })
  await attempt.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
}

export async function isStoreReachable({ db }: Store): Promise<boolean> {
  return (await withTimeout(sql`select 1`.execute(db))) !== null
}
