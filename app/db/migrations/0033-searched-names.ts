import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

/** The facts that a search finds from this day on, in the order in which they stand at the end of the searched texts. */
const NAMES_OF_PLACE = ['industrialPark', 'plaza'] as const
const OTHERS = ['anchorStore', 'allowedUses'] as const
/** Rows that are read at once. */
const BATCH = 1000

type Named = { [name in (typeof NAMES_OF_PLACE | typeof OTHERS)[number]]: string | null }
type Db = Kysely<{ properties: Named & { id: string; precision: string; searchText: string; panelText: string } }>

/** Visitors find properties by their park, plaza, anchor store and permitted uses, the staff by park and plaza. */
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
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('properties')
      .where('id', '>', after)
      .where((eb) => eb.or([...NAMES_OF_PLACE, ...OTHERS].map((name) => eb(name, 'is not', null))))
      .orderBy('id')
      .limit(BATCH)
      .select(['id', 'precision', ...NAMES_OF_PLACE, ...OTHERS])
      .execute()
    for (const row of rows) await tellNamesOf(db, row)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

async function tellNamesOf(db: Db, row: Named & { id: string; precision: string }) {
  const textOf = (names: readonly (keyof Named)[]) =>
    names
      .map((name) => fold(row[name] ?? ''))
      .filter(Boolean)
      .map((words) => `\n${words}`)
      .join('')
  // A plaza or a park is named in public only where everybody is told where the property is.
  const inPublic = textOf(row.precision === 'exacta' ? [...NAMES_OF_PLACE, ...OTHERS] : OTHERS)
  await db
    .updateTable('properties')
    .where('id', '=', row.id)
    .set({
      searchText: sql<string>`"searchText" || ${inPublic}`,
      panelText: sql<string>`"panelText" || ${textOf(NAMES_OF_PLACE)}`,
    })
    .execute()
}

/** As `foldText` did on the day of this migration. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
