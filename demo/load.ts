import type { Queries, Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'

type Loaded = { store: Store; files: FileStore; now: () => Date }

/**
 * Fills an empty store with the demo catalogue, in one transaction.
 * @returns false, nothing done, when the store holds a property, a log entry or a user
 */
export async function loadDemo({ store, files, now }: Loaded): Promise<boolean> {
  if (!(await isEmpty(store.db))) return false
  // The catalogue and its texts weigh more than the rest of the start: only the first one reads them.
  const { fillStore } = await import('./fill-store.ts')
  return store.db.transaction().execute((db) => fillStore({ db, files, loadedAt: now() }))
}

export async function isEmpty(db: Queries): Promise<boolean> {
  const found = await db
    .selectFrom('properties')
    .select('id')
    .unionAll(db.selectFrom('activityLogs').select('id'))
    .unionAll(db.selectFrom('users').select('id'))
    .limit(1)
    .executeTakeFirst()
  return found === undefined
}
