import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { migrate } from './migrate.server.ts'
import { sqliteFile } from './sqlite.server.ts'
import type { Dialect, Store } from './store.server.ts'

/** The configured database does not exist or denies access; the message is for the operator. */
export class StoreUnusable extends Error {}

/** PostgreSQL error codes (first digits) that mean a wrong DATABASE_URL. */
const REASONS: [code: RegExp, reason: string][] = [
  [/^28/, 'el servidor no acepta ese usuario con esa contraseña'],
  [/^3D/, 'el servidor no tiene esa base'],
  [/^42501/, 'a ese usuario le falta un permiso'],
]

/**
 * Migrates the store.
 * @returns the names of the migrations that ran
 * @throws StoreUnusable when the store that the settings name can't be used
 */
export async function makeUsable(store: Store): Promise<string[]> {
  try {
    await sql`select 1`.execute(store.db)
  } catch (error) {
    throw unusable(store, error)
  }
  try {
    return await migrate(store)
  } catch (error) {
    if (reasonOf(error)) throw unusable(store, error)
    throw error
  }
}

/** The store file of a data folder. @throws StoreUnusable when there is none */
export function existingSqliteFile(dataDir: string): string {
  const path = sqliteFile(dataDir)
  if (!existsSync(path)) throw new StoreUnusable(`En DATA_DIR (${dataDir}) no hay una base de datos que leer.`)
  return path
}

/** The error for a store that can't be opened. */
export function unusable({ dialect }: { dialect: Dialect }, error: unknown): StoreUnusable {
  const said = error instanceof Error ? error.message : String(error)
  const setting = dialect === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL'
  return new StoreUnusable(
    `${setting} no lleva a una base de datos que se pueda usar: ${reasonOf(error) ?? 'no se puede entrar'} (${said}).`,
  )
}

function reasonOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS.find(([pattern]) => pattern.test(code))?.[1]
}
