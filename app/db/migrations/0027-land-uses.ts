import { type Kysely, sql } from 'kysely'
import { landUsesIn } from './0027/land-uses.ts'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<{ properties: { landUse: string | null; landUses: string | null } }>

/** The indexes of migration 0017 whose lists are filtered by the use of land. */
const FACTS: Record<string, readonly string[]> = {
  casa: ['landUses'],
  departamento: ['landUses'],
  terreno: ['landUses', 'fronts', 'corner', 'gas', 'waterAtLot', 'sewerAtLot', 'electricityAtLot'],
}
const LISTED = ['parkingSpaces', 'availableFrom', 'category', 'municipality', 'state', 'comparableCents', 'area']

/** The uses of land that a property's own words allow are read once, when they are written; the words stay as they are. */
export async function up(db: Db, dialect: Dialect) {
  await db.schema.alterTable('properties').addColumn('landUses', 'text').execute()
  if (dialect === 'sqlite') await uncounted(db, () => tellUses(db))
  else await tellUses(db)
  for (const [type, facts] of Object.entries(FACTS)) {
    const columns = [...facts, ...LISTED].map((name) => `"${name}"`).join(', ')
    const date = '"createdAt" desc, id desc'
    const keys = dialect === 'sqlite' ? `(${date}, ${columns})` : `(${date}) include (${columns}, type)`
    await db.schema.dropIndex(`${type}Facts`).execute()
    await sql
      .raw(`create index "${type}Facts" on properties ${keys} where status = 'disponible' and type = '${type}'`)
      .execute(db)
  }
}

/** No process has kept pages while it migrates: in SQLite the trigger that counts their changes (0008) rests. */
async function uncounted(db: Db, change: () => Promise<void>) {
  const counting = sql<{ sql: string }>`select sql from sqlite_schema where name = 'propertiesChanged'`
  const { rows } = await counting.execute(db)
  await sql`drop trigger "propertiesChanged"`.execute(db)
  await change()
  for (const row of rows) await sql.raw(row.sql).execute(db)
}

/** Few texts are said of many properties. */
async function tellUses(db: Db) {
  const texts = await db
    .selectFrom('properties')
    .where('landUse', 'is not', null)
    .select('landUse')
    .distinct()
    .execute()
  for (const { landUse } of texts) {
    const landUses = landUsesIn(landUse ?? '')
    if (landUses) await db.updateTable('properties').where('landUse', '=', landUse).set({ landUses }).execute()
  }
}
