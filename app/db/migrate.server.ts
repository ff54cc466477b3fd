import { type Migration, Migrator } from 'kysely/migration'
import { createCatalogue } from './migrations/0001-catalogue.ts'
import { createAccounts } from './migrations/0002-accounts.ts'
import { createPanelSearch } from './migrations/0003-panel-search.ts'
import { createUnusedPhotos } from './migrations/0004-unused-photos.ts'
import { createContact } from './migrations/0005-contact.ts'
import { createInterest } from './migrations/0006-interest.ts'
import type { Dialect, Store } from './store.server.ts'

/** In order; a migration that has landed is never edited. */
const MIGRATIONS: Record<string, (dialect: Dialect) => Migration> = {
  '0001-catalogue': createCatalogue,
  '0002-accounts': createAccounts,
  '0003-panel-search': createPanelSearch,
  '0004-unused-photos': createUnusedPhotos,
  '0005-contact': createContact,
  '0006-interest': createInterest,
}

/** Expected refusals of `migrate`: a sentence for the operator, not a stack trace. */
export class StoreTooNew extends Error {}

/**
 * Brings the store up to this code, all or nothing.
 * @returns the names of the migrations that ran
 * @throws StoreTooNew when a later version of the product has already migrated the store
 */
export async function migrate(store: Store): Promise<string[]> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(MIGRATIONS).map(([name, build]) => [name, build(store.dialect)])),
  }
  const migrator = new Migrator({ db: store.db, provider })
  const unknown = (await migrator.getMigrations()).length === 0 ? [] : await unknownMigrations(store)
  if (unknown.length > 0)
    throw new StoreTooNew(
      `La base de datos es de una versión más nueva del producto (migración ${unknown.join(', ')}): actualiza el código o usa otra DATA_DIR o DATABASE_URL.`,
    )
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

async function unknownMigrations(store: Store): Promise<string[]> {
  const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const applied = await store.db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return applied.map((row) => row.name).filter((name) => !(name in MIGRATIONS))
}
