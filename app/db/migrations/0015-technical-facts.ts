import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'

type Db = Kysely<never>

const COUNTS = ['docks', 'ramps', 'floorNumber', 'floors', 'elevators', 'fronts', 'parkingSpaces']
const MEASURES = [
  'clearHeight',
  'power',
  'floorLoad',
  'yardDepth',
  'bayWidth',
  'bayDepth',
  'officeArea',
  'floorPlate',
  'divisibleFrom',
  'occupation',
  'utilization',
]
const TEXTS = ['industrialPark', 'plaza', 'anchorStore', 'allowedUses', 'forbiddenUses', 'landUse']
const DAYS = ['deliveryDate', 'availableFrom']
const YES_NO = ['si', 'no']
const CHOICES = {
  buildingClass: ['A', 'B', 'C'],
  fireProtection: ['ninguno', 'hidrantes', 'rociadores'],
  railSpur: YES_NO,
  construction: ['existente', 'a_la_medida', 'en_obra'],
  backupPower: YES_NO,
  shopLevel: ['planta_baja', 'planta_alta', 'mezzanine', 'sotano'],
  corner: YES_NO,
  doubleHeight: YES_NO,
  extraction: YES_NO,
  greaseTrap: YES_NO,
  gas: YES_NO,
  topography: ['plano', 'pendiente_suave', 'pendiente_fuerte', 'irregular'],
  waterAtLot: YES_NO,
  sewerAtLot: YES_NO,
  electricityAtLot: YES_NO,
  exclusive: YES_NO,
}
/** YYYY-MM-DD */
const DAY = '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'

/** What only some types of property have: a warehouse its clear height, a plot its land use. */
export async function up(db: Db, dialect: Dialect) {
  const measure = dialect === 'sqlite' ? sql`real` : sql`double precision`
  for (const name of COUNTS) await add(db, name, sql`integer`, notNegative(name))
  for (const name of MEASURES) await add(db, name, measure, notNegative(name))
  for (const name of TEXTS) await add(db, name, sql`text`)
  for (const name of DAYS)
    await add(
      db,
      name,
      sql`text`,
      dialect === 'sqlite'
        ? sql`${sql.ref(name)} glob ${sql.lit(DAY)}`
        : sql`${sql.ref(name)} ~ ${sql.lit(`^${DAY}$`)}`,
    )
  for (const [name, codes] of Object.entries(CHOICES)) await add(db, name, sql`text`, oneOf(name, codes))
}

function notNegative(name: string) {
  return sql`${sql.ref(name)} >= 0`
}

async function add(db: Db, name: string, type: ReturnType<typeof sql>, check?: ReturnType<typeof sql>) {
  await db.schema
    .alterTable('properties')
    .addColumn(name, type, (column) => (check ? column.check(check) : column))
    .execute()
}
