import { existsSync } from 'node:fs'
import { openSqliteFile, sqliteFile } from './sqlite.server.ts'
import { StoreUnusable, unusable } from './usable.server.ts'

/**
 * Keeps everybody from writing into the embedded store of a data folder, while all may read.
 * @returns what lets them write again
 * @throws StoreUnusable when there is none, or when somebody is writing and does not end
 */
export function holdWrites(dataDir: string): () => void {
  const path = sqliteFile(dataDir)
  if (!existsSync(path)) throw new StoreUnusable(`En DATA_DIR (${dataDir}) no hay una base de datos que leer.`)
  try {
    const database = openSqliteFile(path)
    database.exec('begin immediate')
    return () => database.close()
  } catch (error) {
    throw unusable('sqlite', error)
  }
}
