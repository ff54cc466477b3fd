import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

/** What the listing's filters of each type go by, beside those of every type. */
const FACTS: Record<string, readonly string[]> = {
  casa: ['landUse'],
  departamento: ['landUse'],
  terreno: ['landUse', 'fronts', 'corner', 'gas', 'waterAtLot', 'sewerAtLot', 'electricityAtLot'],
  oficina: ['buildingClass', 'floorNumber', 'floorPlate', 'divisibleFrom', 'backupPower'],
  local: ['divisibleFrom', 'shopLevel', 'corner', 'doubleHeight', 'extraction', 'greaseTrap', 'gas'],
  bodega: [
    'buildingClass',
    'clearHeight',
    'docks',
    'power',
    'floorLoad',
    'yardDepth',
    'fireProtection',
    'divisibleFrom',
  ],
}
const OF_EVERY_TYPE = ['parkingSpaces', 'availableFrom']
const DATE = '"createdAt" desc, id desc'
const LISTED = ['category', 'municipality', 'state', 'comparableCents', 'area']

/**
 * One index per type, of its available properties alone, with all that a list of them is filtered, grouped and ordered
 * by, its own facts first: a row is in one of them at most, and none is looked at to count.
 */
export async function up(db: Db, dialect: Dialect) {
  for (const [type, facts] of Object.entries(FACTS)) {
    const columns = [...facts, ...OF_EVERY_TYPE, ...LISTED].map((name) => `"${name}"`).join(', ')
    // Where a list tells the type, PostgreSQL reads it from the index; SQLite knows that there is but one.
    const keys = dialect === 'sqlite' ? `(${DATE}, ${columns})` : `(${DATE}) include (${columns}, type)`
    await sql
      .raw(`create index "${type}Facts" on properties ${keys} where status = 'disponible' and type = '${type}'`)
      .execute(db)
  }
}
