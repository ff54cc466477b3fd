import { type Kysely, sql } from 'kysely'

const COLUMNS = [
  'contactName',
  'contactPhone',
  'contactEmail',
  'precision',
  'homeStates',
  'zones',
  'landmarks',
] as const

type Settings = Record<(typeof COLUMNS)[number], string | null>

/** Versions of the settings. A store with settings gets them as its first version. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('settingsVersions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .execute()
  const { rows } = await sql<Settings & { savedAt: string }>`
    select ${sql.join(COLUMNS.map((name) => sql.ref(name)))}, coalesce("updatedAt", "createdAt") as "savedAt"
    from "globalConfig" order by "createdAt", id limit 1`.execute(db)
  const [first] = rows
  if (!first) return
  const { savedAt, ...content } = first
  await sql`insert into "settingsVersions" (id, content, "savedAt")
    values ('00000000-0000-7000-8000-000000000001', ${JSON.stringify(content)}, ${savedAt})`.execute(db)
}
