import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

const FILTERED = 'type, category, municipality, state, "comparableCents", area'
const PANEL = 'status, type, category, municipality, "hasPhotos"'
const OF_EVERY_TYPE = 'parkingSpaces, availableFrom, category, municipality, state, comparableCents, area'

/** Each index of the newest first, by its table and its columns; `where`: the rows that are in it. */
const INDEXES: Record<string, { table: string; columns: string; where?: string }> = {
  listingByDate: { table: 'properties', columns: `status, "createdAt", id, ${FILTERED}` },
  listingByKind: {
    table: 'properties',
    columns: `status, category, type, municipality, "createdAt", id, state, "comparableCents", area`,
  },
  listingByMunicipality: {
    table: 'properties',
    columns: `status, municipality, "createdAt", id, type, category, state, "comparableCents", area`,
  },
  panelByDate: { table: 'properties', columns: `"createdAt", id, ${PANEL}` },
  panelWithoutPhotos: { table: 'properties', columns: '"createdAt", id', where: '"hasPhotos" = 0' },
  panelUnplaced: { table: 'properties', columns: '"createdAt", id', where: '"publicLatitude" is null' },
  activityLogsByTime: { table: 'activityLogs', columns: 'timestamp, id' },
  activityLogsByPerson: { table: 'activityLogs', columns: '"userName", timestamp, id, type' },
  activityLogsByType: { table: 'activityLogs', columns: 'type, timestamp, id, "userName"' },
}

/** What the listing's filters of each type go by, as migrations 0017 and 0027 have it. */
const FACTS: Record<string, string> = {
  casa: 'landUses',
  departamento: 'landUses',
  terreno: 'landUses, fronts, corner, gas, waterAtLot, sewerAtLot, electricityAtLot',
  oficina: 'buildingClass, floorNumber, floorPlate, divisibleFrom, backupPower',
  local: 'divisibleFrom, shopLevel, corner, doubleHeight, extraction, greaseTrap, gas',
  bodega: 'buildingClass, clearHeight, docks, power, floorLoad, yardDepth, fireProtection, divisibleFrom',
}

/**
 * What is added is newer than all that is there: an index in ascending order grows at its end and its pages are full,
 * where in a descending one each page was left half empty. Lists of the newest first read it backwards.
 */
export async function up(db: Db, dialect: Dialect) {
  for (const [name, { table, columns, where }] of Object.entries(INDEXES)) {
    await db.schema.dropIndex(name).execute()
    await run(db, `create index "${name}" on "${table}" (${columns})${where ? ` where ${where}` : ''}`)
  }
  for (const [type, facts] of Object.entries(FACTS)) {
    const columns = `${facts}, ${OF_EVERY_TYPE}`.replaceAll(/\w+/g, '"$&"')
    // What the rows of the index have in common is in it, too: SQLite else looks for it in their rows.
    const keys =
      dialect === 'sqlite'
        ? `("createdAt", id, ${columns}, status, type)`
        : `("createdAt", id) include (${columns}, type)`
    await db.schema.dropIndex(`${type}Facts`).execute()
    await run(db, `create index "${type}Facts" on properties ${keys} where status = 'disponible' and type = '${type}'`)
  }
}

/** For what Kysely has no words for. */
async function run(db: Db, statement: string) {
  await sql.raw(statement).execute(db)
}
