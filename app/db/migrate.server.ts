import { Migrator } from 'kysely/migration'
import { migrationsFor } from './migration-list.server.ts'
import type { Dialect, Queries, Store } from './store.server.ts'

/** Expected refusals of `migrate`: a sentence for the operator, not a stack trace. */
export class StoreTooNew extends Error {}

/**
 * Runs all missing migrations, all or none. Landed migrations are never edited.
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

/** Creates the tables of an earlier migration in an empty store. Inside a transaction they are rolled back with it. */
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
