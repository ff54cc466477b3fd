import { type Kysely, sql } from 'kysely'
import { oneOf } from './tools/one-of.ts'

const CHOICES = {
  secondCategory: ['venta', 'renta', 'traspaso'],
  secondCurrency: ['USD'],
  secondPriceBase: ['por_m2', 'por_ft2'],
  secondVat: ['mas_iva', 'incluido', 'no_aplica'],
  secondPriceOnRequest: ['si'],
}
/** In whole centavos. No price is 0. */
const AMOUNTS = ['secondPriceCents', 'secondPriceToCents']

/** A property may be offered for a second operation with a price of its own. */
export async function up(db: Kysely<never>) {
  const properties = db.schema.alterTable('properties')
  for (const [name, values] of Object.entries(CHOICES))
    await properties.addColumn(name, 'text', (column) => column.check(oneOf(name, values))).execute()
  for (const name of AMOUNTS)
    await properties.addColumn(name, 'bigint', (column) => column.check(sql`${sql.ref(name)} > 0`)).execute()
}
