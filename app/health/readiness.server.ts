import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { areFilesReachable } from '#app/photos/file-store.server.ts'
import { inTime } from './in-time.server.ts'

export type Readiness = { store: boolean; files: boolean }

/** Whether what the pages are made of can be reached now. */
export async function readReadiness({ store, files }: Pick<Parts, 'store' | 'files'>): Promise<Readiness> {
  const [storeAnswers, filesAnswer] = await Promise.all([isStoreReachable(store), inTime(areFilesReachable(files))])
  return { store: storeAnswers, files: filesAnswer === true }
}

export async function isStoreReachable({ db }: Store): Promise<boolean> {
  return (await inTime(sql`select 1`.execute(db))) !== null
}
