import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

const OF_EVERY_TYPE = 'parkingSpaces, availableFrom, category, municipality, state, comparableCents, area'

/** What the listing's filters of each type go by; those of the others stay as migration 0029 has them. */
const FACTS: Record<string, string> = {
  terreno: 'landUses, fronts, topography, corner, gas, waterAtLot, sewerAtLot, electricityAtLot',
  oficina: 'buildingClass, floorNumber, floorPlate, divisibleFrom, elevators, backupPower',
  bodega:
    'buildingClass, clearHeight, docks, ramps, power, floorLoad, yardDepth, bayWidth, officeArea, fireProtection, construction, divisibleFrom, railSpur',
}

/** The indexes of these types again, with what else visitors filter by. */
export async function up(db: Db, dialect: Dialect) {
  for (const [type, facts] of Object.entries(FACTS)) {
    const columns = `${facts}, ${OF_EVERY_TYPE}`.replaceAll(/\w+/g, '"$&"')
    const keys =
      dialect === 'sqlite'
        ? `("createdAt", id, ${columns}, status, type)`
        : `("createdAt", id) include (${columns}, type)`
    await db.schema.dropIndex(`${type}Facts`).execute()
    await sql
      .raw(`create index "${type}Facts" on properties ${keys} where status = 'disponible' and type = '${type}'`)
      .execute(db)
  }
}
