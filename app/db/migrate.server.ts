import { Migrator } from 'kysely/migration'
import { LAST_BEFORE_RELEASE, currentName, migrationsFor } from './migration-list.server.ts'
import type { Dialect, Queries, Store } from './store.server.ts'

/** The first of the migrations up to `LAST_BEFORE_RELEASE`. */
const FIRST_BEFORE_RELEASE = '0001-initial'

/** Expected refusals of `migrate`: a sentence for the operator, not a stack trace. */
export class StoreOfOtherVersion extends Error {}

/**
 * Runs all missing migrations, all or none. Landed migrations are never edited.
 * @returns the names of the migrations that ran
 * @throws StoreOfOtherVersion when a later version of the product has migrated the store, or one of before the first release
 */
export async function migrate(store: Store): Promise<string[]> {
  const migrations = migrationsFor(store.dialect)
  const migrator = new Migrator({ db: store.patient, provider: { getMigrations: async () => migrations } })
  if ((await appliedNames(store)).includes(LAST_BEFORE_RELEASE)) await forgetBeforeRelease(store)
  const unknown = (await appliedNames(store)).filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new StoreOfOtherVersion(sentenceFor(unknown))
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

function sentenceFor(unknown: readonly string[]): string {
  const names = `migración ${unknown.join(', ')}`
  return unknown.every((name) => name <= LAST_BEFORE_RELEASE)
    ? `La base de datos es de antes de la primera versión del producto (${names}) y no se puede abrir: usa otra DATA_DIR o DATABASE_URL.`
    : `La base de datos es de una versión más nueva del producto (${names}): actualiza el código o usa otra DATA_DIR o DATABASE_URL.`
}

/** Creates the tables of an earlier migration in an empty store. Inside a transaction they are rolled back with it. */
export async function migrateTo(store: { db: Queries; dialect: Dialect }, name: string): Promise<void> {
  const migrations = migrationsFor(store.dialect)
  const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(currentName(name))
  if (error) throw error
}

/** One migration stands for those of before the first release: the first of their records gets its name. */
async function forgetBeforeRelease({ patient }: Store): Promise<void> {
  await patient.transaction().execute(async (transaction) => {
    const db = transaction.withTables<{ kysely_migration: { name: string } }>()
    await db
      .deleteFrom('kysely_migration')
      .where('name', '>', FIRST_BEFORE_RELEASE)
      .where('name', '<=', LAST_BEFORE_RELEASE)
      .execute()
    await db
      .updateTable('kysely_migration')
      .set({ name: currentName(LAST_BEFORE_RELEASE) })
      .where('name', '=', FIRST_BEFORE_RELEASE)
      .execute()
  })
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
