import { openPostgresSnapshot } from './postgres-snapshot.server.ts'
import type { Snapshot } from './snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.server.ts'

/**
 * Opens a consistent reading of the store that the environment names.
 * @throws StoreUnusable when there is none
 */
export async function openSnapshot(where: { databaseUrl: string | null; dataDir: string }): Promise<Snapshot> {
  return where.databaseUrl === null ? openSqliteSnapshot(where.dataDir) : openPostgresSnapshot(where.databaseUrl)
}
