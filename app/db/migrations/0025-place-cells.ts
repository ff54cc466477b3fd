import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

const CELL_METRES = 60
const NEAREST = 200
const FARTHEST = 400
const TO_CORNER = 43
const EARTH_METRES = 6_371_008
const DECIMALS = 1e6
const TWO_TO_32 = 2 ** 32

type Tables = {
  installation: { name: string; value: string }
  properties: {
    id: string
    precision: string
    latitude: number | null
    longitude: number | null
    publicLatitude: number | null
    publicLongitude: number | null
  }
}

/**
 * Public points of approximate places are a function of the cell of the place and the key. They were one of the record, so
 * a place that was deleted and added again moved. Each public point may move once.
 */
export async function up(untyped: Kysely<never>) {
  const db = untyped as unknown as Kysely<Tables>
  const rows = await db
    .selectFrom('properties')
    .where('precision', '=', 'aproximada')
    .select(['id', 'latitude', 'longitude'])
    .execute()
  if (rows.length === 0) return
  const key = await readKey(db)
  for (const { id, latitude, longitude } of rows)
    if (latitude !== null && longitude !== null)
      await db
        .updateTable('properties')
        .set(publicPoint(latitude, longitude, key))
        .where('id', '=', id)
        .execute()
}

async function readKey(db: Kysely<Tables>): Promise<string> {
  const stored = await db.selectFrom('installation').where('name', '=', 'placeKey').select('value').executeTakeFirst()
  if (stored) return stored.value
  const value = randomBytes(32).toString('base64url')
  await db.insertInto('installation').values({ name: 'placeKey', value }).execute()
  return value
}

function publicPoint(latitude: number, longitude: number, key: string) {
  const height = degrees(CELL_METRES / EARTH_METRES)
  const row = Math.floor(latitude / height)
  const middle = (row + 0.5) * height
  const width = height / Math.cos(radians(middle))
  const column = Math.floor(longitude / width)
  const hash = createHmac('sha256', key).update(`cell ${row} ${column}`).digest()
  const bearing = radians((hash.readUInt32BE(0) / TWO_TO_32) * 360)
  const range = FARTHEST - NEAREST - 2 * TO_CORNER
  const metres = NEAREST + TO_CORNER + (hash.readUInt32BE(4) / TWO_TO_32) * range
  const [north, east] = [metres * Math.cos(bearing), metres * Math.sin(bearing)]
  return {
    publicLatitude: rounded(middle + degrees(north / EARTH_METRES)),
    publicLongitude: rounded((column + 0.5) * width + degrees(east / (EARTH_METRES * Math.cos(radians(middle))))),
  }
}

function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS
}

function radians(value: number): number {
  return (value * Math.PI) / 180
}

function degrees(value: number): number {
  return (value * 180) / Math.PI
}
