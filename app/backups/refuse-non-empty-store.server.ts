import type { Store } from '#app/db/store.server.ts'
import { unusable } from '#app/db/usable.server.ts'
import { BackupRefused } from './backup-refused.ts'

/** @throws BackupRefused if a store has any table, StoreUnusable if it can't be opened */
export async function refuseNonEmptyStore(store: Store): Promise<void> {
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true }).catch((error: unknown) => {
    throw unusable(store, error)
  })
  if (tables.length > 0)
    throw new BackupRefused('DATABASE_URL no está vacía: elige una base sin tablas; nada se sobrescribe.')
}
