import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'

/**
 * Since when a property has its status: since the first of its newest versions that have the same, or, without such a
 * version, since its last change.
 */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await db.schema
    .alterTable('properties')
    .addColumn('statusSince', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const status =
    dialect === 'sqlite'
      ? sql`json_extract(other.content, '$.facts.status')`
      : sql`(other.content::json -> 'facts' ->> 'status')`
  await sql`
    update properties set "statusSince" = coalesce(
      (
        select min(same."savedAt") from "propertyVersions" as same
        where same."propertyId" = properties.id and same.number > coalesce(
          (
            select max(other.number) from "propertyVersions" as other
            where other."propertyId" = properties.id and ${status} <> properties.status
          ),
          0
        )
      ),
      "updatedAt",
      "createdAt"
    )`.execute(db)
}
