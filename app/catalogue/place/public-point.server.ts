import { createHmac, randomBytes } from 'node:crypto'
import { PLACE_KEY } from '#app/db/installation.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { mapPoint } from './map-link.ts'
import { type Point, cellOf, pointAt } from './point.ts'
import { NO_PLACES } from './places.ts'
import { findPlaceSettings } from './places.server.ts'
import { zoneMiddle } from './zone-middle.ts'

/** Distance in metres between an approximate place and its public point. */
const NEAREST = 200
const FARTHEST = 400
/** Width of a cell: places that are so near share a public point, because several points around them would reveal them. */
const CELL_METRES = 60
/** Distance in metres from the middle of a cell to its corners, rounded up. */
const TO_CORNER = Math.ceil(CELL_METRES / Math.SQRT2)
const KEY_BYTES = 32
const TWO_TO_32 = 2 ** 32

/** The columns of the public point; null without one. */
export type PublicPoint = { publicLatitude: number | null; publicLongitude: number | null }
type Place = Pick<FactColumns, 'precision' | 'googleMapsLink' | 'location' | 'municipality' | 'state'>
type ZoneSettings = Parameters<typeof zoneMiddle>[1]

/** The public point of a property that is about to be written: a function of its place and the key (decision 52). */
export async function findPublicPoint(db: Queries, place: Place): Promise<PublicPoint> {
  if (place.precision === 'exacta') return publicPoint(place, '', NO_PLACES)
  if (place.precision === 'zona') return publicPoint(place, '', await findPlaceSettings(db))
  return publicPoint(place, await readPlaceKey(db), NO_PLACES)
}

/** The columns of the maps link's point, only for staff; null where it names none in Mexico. */
export function linkPoint({ googleMapsLink }: Pick<FactColumns, 'googleMapsLink'>) {
  const point = mapPoint(googleMapsLink)
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }
}

/**
 * The same with what it needs.
 * @param key used only for the precision 'aproximada'
 * @param settings used only for the precision 'zona'
 */
export function publicPoint(place: Place, key: string, settings: ZoneSettings): PublicPoint {
  if (place.precision === 'zona') return columnsOf(zoneMiddle(place, settings))
  const at = mapPoint(place.googleMapsLink)
  return columnsOf(place.precision === 'exacta' || !at ? at : approximatePoint(at, key))
}

/**
 * The middle of the cell of a place, moved by the vector of that cell. All places of a cell have one public point, so it
 * tells the cell at most, and the vector of one cell tells nothing of another.
 */
function approximatePoint(at: Point, key: string): Point {
  const { name, middle } = cellOf(at, CELL_METRES)
  const hash = createHmac('sha256', key).update(`cell ${name}`).digest()
  const bearing = (hash.readUInt32BE(0) / TWO_TO_32) * 360
  const range = FARTHEST - NEAREST - 2 * TO_CORNER
  return pointAt(middle, bearing, NEAREST + TO_CORNER + (hash.readUInt32BE(4) / TWO_TO_32) * range)
}

/** The secret key of public points, shared by all processes. The first call creates it. */
export async function readPlaceKey(db: Queries): Promise<string> {
  const stored = db.selectFrom('installation').where('name', '=', PLACE_KEY).select('value')
  const row = await stored.executeTakeFirst()
  if (row) return row.value
  await db
    .insertInto('installation')
    .values({ name: PLACE_KEY, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await stored.executeTakeFirstOrThrow()).value
}

/** Whether a value from elsewhere is as long as a key that `readPlaceKey` creates: a short one could be guessed. */
export function isPlaceKey(value: unknown): boolean {
  return typeof value === 'string' && value.length >= Math.ceil((KEY_BYTES * 4) / 3)
}

/** Writes the public points of approximate places anew, for rows that come from elsewhere. */
export async function rewritePublicPoints(db: Queries): Promise<void> {
  const key = await readPlaceKey(db)
  const rows = await db
    .selectFrom('properties')
    .where('precision', '=', 'aproximada')
    .select(['id', 'precision', 'googleMapsLink', 'location', 'municipality', 'state'])
    .select(['publicLatitude', 'publicLongitude'])
    .execute()
  for (const { id, publicLatitude, publicLongitude, ...place } of rows) {
    const point = publicPoint(place, key, NO_PLACES)
    if (point.publicLatitude === publicLatitude && point.publicLongitude === publicLongitude) continue
    await db.updateTable('properties').set(point).where('id', '=', id).execute()
  }
}

function columnsOf(point: Point | null): PublicPoint {
  return { publicLatitude: point?.latitude ?? null, publicLongitude: point?.longitude ?? null }
}
