import { Migrator } from 'kysely/migration'
import { migrationsFor } from './migration-list.server.ts'
import type { Dialect, Queries, Store } from './store.server.ts'

/** Expected refusals of `migrate`: a sentence for the operator, not a stack trace. */
export class StoreTooNew extends Error {}

/**
 * Brings the store up to this code, all or nothing: by every migration of the list, which is never edited once it has
 * landed.
 * @returns the names of the migrations that ran
 * @throws StoreTooNew when a later version of the product has already migrated the store
 */
export async function migrate(store: Store): Promise<string[]> {
  const migrations = migrationsFor(store.dialect)
  const migrator = new Migrator({ db: store.patient, provider: { getMigrations: async () => migrations } })
  const unknown = (await appliedNames(store)).filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new StoreTooNew(
      `La base de datos es de una versión más nueva del producto (migración ${unknown.join(', ')}): actualiza el código o usa otra DATA_DIR o DATABASE_URL.`,
    )
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

/**
 * Makes the tables as a migration of before left them, in a store that has none. Inside a transaction they come and go
 * with it.
 */
export async function migrateTo(store: { db: Queries; dialect: Dialect }, name: string): Promise<void> {
  const migrations = migrationsFor(store.dialect)
  const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

async function appliedNames(store: Store): Promise<string[]> {
  const tables = await store.patient.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const applied = await store.patient
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return applied.map(({ name }) => name)
}
