import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<{
  complexes: { id: string; name: string }
  properties: { complexId: string | null; precision: string; searchText: string; panelText: string }
}>

/** Spaces are found by the name of their conjunto, which comes last in the searched texts. */
export async function up(db: Db, dialect: Dialect) {
  if (dialect === 'sqlite') await uncounted(db, () => tellNames(db))
  else await tellNames(db)
}

/** No process has kept pages while it migrates: in SQLite the trigger that counts their changes (0008) rests. */
async function uncounted(db: Db, change: () => Promise<void>) {
  const counting = sql<{ sql: string }>`select sql from sqlite_schema where name = 'propertiesChanged'`
  const { rows } = await counting.execute(db)
  await sql`drop trigger "propertiesChanged"`.execute(db)
  await change()
  for (const row of rows) await sql.raw(row.sql).execute(db)
}

async function tellNames(db: Db) {
  for (const { id, name } of await db.selectFrom('complexes').select(['id', 'name']).execute()) {
    const words = fold(name)
    if (words === '') continue
    const spaces = db.updateTable('properties').where('complexId', '=', id)
    await spaces.set({ panelText: sql<string>`"panelText" || ${`\n${words}`}` }).execute()
    // In public only where everybody is told where the space is.
    await spaces
      .where('precision', '=', 'exacta')
      .set({ searchText: sql<string>`"searchText" || ${`\n${words}`}` })
      .execute()
  }
}

/** As `foldText` did on the day of this migration. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
