import { type Kysely, sql } from 'kysely'

/** A price of 0 is a price on request, and any other amount of 0 that stands for a price is none. */
export async function up(db: Kysely<never>) {
  await sql`
    update properties set "priceCents" = null, "priceToCents" = null, "priceOnRequest" = 'si'
    where "priceCents" = 0`.execute(db)
  await sql`update properties set "pricePerM2Cents" = null where "pricePerM2Cents" = 0`.execute(db)
  await sql`update properties set "stayingRentCents" = null where "stayingRentCents" = 0`.execute(db)
}
