import { openSqliteFile } from './sqlite.server.ts'
import { existingSqliteFile, unusable } from './usable.server.ts'

/**
 * Keeps everybody from writing into the embedded store of a data folder, while all may read.
 * @returns what lets them write again
 * @throws StoreUnusable when there is none, or when somebody is writing and does not end
 */
export function holdWrites(dataDir: string): () => void {
  const path = existingSqliteFile(dataDir)
  try {
    const database = openSqliteFile(path)
    database.exec('begin immediate')
    return () => database.close()
  } catch (error) {
    throw unusable({ dialect: 'sqlite' }, error)
  }
}
