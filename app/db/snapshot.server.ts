import { openPostgresSnapshot } from './postgres-snapshot.server.ts'
import type { Snapshot } from './snapshot.ts'
import { openSqliteSnapshot } from './sqlite-snapshot.server.ts'

/** Opens a consistent snapshot of the store that the settings name. @throws StoreUnusable when there is none */
export async function openSnapshot(where: { databaseUrl: string | null; dataDir: string }): Promise<Snapshot> {
  return where.databaseUrl === null ? openSqliteSnapshot(where.dataDir) : openPostgresSnapshot(where.databaseUrl)
}
