import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Row = {
  seq: number
  title: string
  location: string
  municipality: string | null
  propertyId: string | null
  priceCents: number | null
  currency: string
}
type Db = Kysely<{ properties: Row & { panelText: string } }>

/** Properties that are rewritten between two looks at the store. */
const BATCH = 500

/** The text that the panel searches, and the order in which it lists: newest first, whatever the status. */
export async function up(db: Db, dialect: Dialect) {
  await db.schema
    .alterTable('properties')
    .addColumn('panelText', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await fill(db)
  await createIndexes(db, dialect)
}

async function createIndexes(db: Db, dialect: Dialect) {
  // In SQLite the order's index carries all that a search reads; in PostgreSQL an entry may not be that long.
  const searched = dialect === 'sqlite' ? ', status, type, category, "propertyId", "panelText"' : ''
  await sql.raw(`create index "panelByDate" on properties ("createdAt" desc, id desc${searched})`).execute(db)
  if (dialect === 'postgres')
    await sql`create index "propertiesPanelText" on properties using gin ("panelText" gin_trgm_ops)`.execute(db)
}

async function fill(db: Db) {
  let after = -1
  for (;;) {
    const rows = await db
      .selectFrom('properties')
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BATCH)
      .select(['seq', 'title', 'location', 'municipality', 'propertyId', 'priceCents', 'currency'])
      .execute()
    for (const row of rows)
      await db
        .updateTable('properties')
        .set({ panelText: panelText(row) })
        .where('seq', '=', row.seq)
        .execute()
    const last = rows.at(-1)
    if (!last) return
    after = Number(last.seq)
  }
}

/** As `derivedColumns` wrote it when this migration landed. */
function panelText({ title, location, municipality, propertyId, priceCents, currency }: Row): string {
  const fields = [title, location, municipality, propertyId, ...prices(priceCents, currency)]
  return fields
    .map((field) => fold(field ?? ''))
    .filter(Boolean)
    .join('\n')
}

function prices(storedCents: number | null, currency: string): string[] {
  if (storedCents === null) return []
  const cents = Number(storedCents)
  const whole = Math.trunc(cents / 100)
  const fraction = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  const figure = `${whole.toLocaleString('es-MX')}${fraction}`
  return [`${whole}${fraction}`, currency === 'USD' ? `USD ${figure}` : `$${figure} MXN`]
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
