import { type Kysely, sql } from 'kysely'
import firstFirm from './0009/first-firm.json' with { type: 'json' }
import type { Dialect } from './tools/dialect.ts'
import { createRevisionTriggers } from './tools/revision-triggers.ts'

type Content = Record<string, string | number | null>

/**
 * The texts of the firm are rows, with all their versions. A store in use gets the texts that its pages had until now, so
 * that no page changes; an empty one gets none.
 */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await db.schema
    .createTable('firmVersions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .execute()
  await db.schema.createIndex('firmVersionsBySection').on('firmVersions').columns(['section', 'id']).execute()
  const saved = await findSavedAgency(db)
  if (saved !== null || (await isInUse(db))) await insertFirm(db, saved ?? {})
  await createRevisionTriggers(db, dialect, 'firmVersions')
  await db.schema.alterTable('globalConfig').dropColumn('agency').execute()
}

/** The firm that somebody saved before; null where the default one is shown. */
async function findSavedAgency(db: Kysely<never>): Promise<Content | null> {
  const { rows } = await sql<{ agency: string | null }>`
    select agency from "globalConfig" order by "createdAt", id limit 1`.execute(db)
  const agency = rows[0]?.agency
  return agency ? (JSON.parse(agency) as Content) : null
}

async function isInUse(db: Kysely<never>): Promise<boolean> {
  const { rows } = await sql`
    select id from properties union all select id from "activityLogs" union all select id from users limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** A firm that was saved before the field of its hours existed gave none. */
async function insertFirm(db: Kysely<never>, saved: Content) {
  // The day of these texts: every store gets the same rows.
  const savedAt = '2025-11-20T18:00:00.000Z'
  const hours = Object.keys(saved).length === 0 ? firstFirm.datos.hours : null
  const content = { ...firstFirm, datos: { ...firstFirm.datos, hours, ...saved } }
  for (const [at, [section, texts]] of Object.entries(content).entries()) {
    const id = `00000000-0000-7000-8000-${String(at + 1).padStart(12, '0')}`
    await sql`insert into "firmVersions" (id, section, content, "savedAt", "savedBy")
      values (${id}, ${section}, ${JSON.stringify(texts)}, ${savedAt}, null)`.execute(db)
  }
}
