import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { tellChanges } from './tools/tell-changes.ts'

/** Plans of properties and of conjuntos: apart from the photos, so that no plan is ever taken for one. */
const PLANS = [
  { table: 'propertyPlans', owner: 'propertyId', owners: 'properties' },
  { table: 'complexPlans', owner: 'complexId', owners: 'complexes' },
]

export async function up(db: Kysely<never>, dialect: Dialect) {
  for (const { table, owner, owners } of PLANS) {
    await db.schema
      .createTable(table)
      .addColumn(owner, 'text', (column) => column.notNull().references(`${owners}.id`).onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
      .addColumn('alt', 'text')
      .addPrimaryKeyConstraint(`${table}Key`, [owner, 'position'])
      .execute()
    await db.schema.createIndex(`${table}ByPhoto`).on(table).column('photoId').execute()
    await tellChanges(db, dialect, table)
  }
}
