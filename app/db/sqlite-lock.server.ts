import { openSqliteFile } from './sqlite.server.ts'
import { existingSqliteFile, unusable } from './usable.server.ts'

/**
 * Blocks writes to the embedded store of a data folder; reads continue.
 * @returns a function that releases the lock
 * @throws StoreUnusable when there is no store, or another writer does not finish in time
 */
export function lockWrites(dataDir: string): () => void {
  const path = existingSqliteFile(dataDir)
  try {
    const database = openSqliteFile(path)
    database.exec('begin immediate')
    return () => database.close()
  } catch (error) {
    throw unusable({ dialect: 'sqlite' }, error)
  }
}
