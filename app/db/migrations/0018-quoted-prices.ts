import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'

type Db = Kysely<never>

const AMOUNTS = ['priceToCents', 'stayingRentCents', 'maintenanceCents']
const CHOICES = {
  priceOnRequest: ['si'],
  priceBase: ['por_m2', 'por_ft2'],
  pricePeriod: ['anio'],
  vat: ['mas_iva', 'incluido', 'no_aplica'],
  leaseScheme: ['bruta', 'neta', 'nnn'],
  maintenanceBase: ['por_m2', 'por_ft2', 'incluido'],
  increaseIndex: ['inpc', 'fijo'],
}
const MEASURES = ['depositMonths', 'increasePercent']
const COUNTS = ['minimumTermMonths']

/** How a price is quoted. The lowest rents of a town go by what is paid a month, whatever the quote is for. */
export async function up(db: Db, dialect: Dialect) {
  const measure = dialect === 'sqlite' ? sql`real` : sql`double precision`
  for (const name of AMOUNTS) await add(db, name, sql`bigint`, notNegative(name))
  for (const [name, codes] of Object.entries(CHOICES)) await add(db, name, sql`text`, oneOf(name, codes))
  for (const name of MEASURES) await add(db, name, measure, notNegative(name))
  for (const name of COUNTS) await add(db, name, sql`integer`, notNegative(name))
  await db.schema.dropIndex('lowestRents').execute()
  await sql`create index "lowestRents" on properties (municipality, "comparableCents")
    where status = 'disponible' and category = 'renta' and currency = 'MXN' and "comparableCents" > 0`.execute(db)
}

function notNegative(name: string) {
  return sql`${sql.ref(name)} >= 0`
}

async function add(db: Db, name: string, type: ReturnType<typeof sql>, check: ReturnType<typeof sql>) {
  await db.schema
    .alterTable('properties')
    .addColumn(name, type, (column) => column.check(check))
    .execute()
}
