import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { areFilesReachable } from '#app/photos/file-store.server.ts'
import { withTimeout } from './with-timeout.server.ts'

export type Readiness = { store: boolean; files: boolean }

/** Whether the store and the files can be reached now. */
export async function readReadiness({ store, files }: Pick<Parts, 'store' | 'files'>): Promise<Readiness> {
  const [storeAnswers, filesAnswer] = await Promise.all([
    isStoreReachable(store),
    withTimeout(areFilesReachable(files)),
  ])
  return { store: storeAnswers, files: filesAnswer === true }
}

export async function isStoreReachable({ db }: Store): Promise<boolean> {
  return (await withTimeout(sql`select 1`.execute(db))) !== null
}
