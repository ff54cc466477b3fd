import type { Kysely } from 'kysely'

/** What Configuración → Agencia says of the firm, as JSON; null for the firm that the product comes with. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('globalConfig').addColumn('agency', 'text').execute()
}
