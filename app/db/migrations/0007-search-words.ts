import { type Kysely, sql } from 'kysely'

type Row = { type: string; category: string; state: string | null; searchText: string; panelText: string }
type Db = Kysely<{ properties: Row }>

/** What is said of a type and a category, folded, on the day of this migration. */
const TYPES = {
  casa: 'casa',
  departamento: 'departamento',
  terreno: 'terreno',
  oficina: 'oficina',
  local: 'local comercial',
  bodega: 'bodega',
}
const CATEGORIES = { venta: 'venta', renta: 'renta', traspaso: 'traspaso' }

/** Both searches find type, category and state too: their words come last in the searched texts. */
export async function up(db: Db) {
  for (const [type, typeWords] of Object.entries(TYPES))
    for (const [category, categoryWords] of Object.entries(CATEGORIES))
      await append(db, { type, category }, `\n${typeWords}\n${categoryWords}`)
  const states = await db.selectFrom('properties').select('state').distinct().where('state', 'is not', null).execute()
  for (const { state } of states) if (state?.trim()) await append(db, { state }, `\n${fold(state)}`)
}

async function append(db: Db, where: Partial<Row>, words: string) {
  let update = db.updateTable('properties').set({
    searchText: sql<string>`"searchText" || ${words}`,
    panelText: sql<string>`"panelText" || ${words}`,
  })
  for (const [column, value] of Object.entries(where)) update = update.where(column as keyof Row, '=', value)
  await update.execute()
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
