import { createHmac, randomBytes } from 'node:crypto'
import { PLACE_KEY } from '#app/db/installation.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { mapPoint } from './map-link.ts'
import { type Point, metresBetween, pointAt } from './point.ts'
import { zoneMiddle } from './zone-middle.ts'

/** How far the public point of an approximate place lies from it. */
const NEAREST = 200
const FARTHEST = 400
/** So much nearer or farther it may come to lie by small edits, which leave it where it is. */
const SLACK = 50
/** Properties so near to each other are one place: as many points around it would tell its middle. */
const SAME_PLACE_METRES = 60
/** Degrees of latitude and longitude that hold it, anywhere in Mexico. */
const SAME_PLACE_DEGREES = 0.0008
const KEY_BYTES = 32
const TWO_TO_32 = 2 ** 32

/** The columns of the point that everybody may see; null where there is none. */
export type PublicPoint = { publicLatitude: number | null; publicLongitude: number | null }
type Place = Pick<FactColumns, 'precision' | 'googleMapsLink' | 'location' | 'municipality' | 'state' | 'complexId'>
type Owner = { id: string; key: string }

/**
 * The public point of a property that is about to be written.
 * @param before that of the stored row, if it was approximate then: small edits of the place don't move it
 */
export async function findPublicPoint(
  db: Queries,
  id: string,
  place: Place,
  before: PublicPoint | null,
): Promise<PublicPoint> {
  const at = mapPoint(place.googleMapsLink)
  if (place.precision !== 'aproximada' || !at) return publicPoint(place, { id, key: '' })
  const kept = pointIn(before)
  if (kept && hides(kept, at)) return columnsOf(kept)
  const shared = await pointOfNeighbour(db, id, at)
  return shared ? columnsOf(shared) : publicPoint(place, { id, key: await readPlaceKey(db) })
}

/** The columns of the point that the maps link names, for staff alone; null where it names none in Mexico. */
export function linkPoint({ googleMapsLink }: Pick<FactColumns, 'googleMapsLink'>) {
  const point = mapPoint(googleMapsLink)
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }
}

/** The public point of a property that never had one and has no neighbour. */
export function publicPoint(place: Place, { id, key }: Owner): PublicPoint {
  if (place.precision === 'zona') return columnsOf(zoneMiddle(place))
  const at = mapPoint(place.googleMapsLink)
  if (place.precision === 'exacta' || !at) return columnsOf(at)
  // Those of one conjunto go the same way: the middle of their points lies as far off as each of them.
  const hash = createHmac('sha256', key)
    .update(`place ${place.complexId ?? id}`)
    .digest()
  const bearing = (hash.readUInt32BE(0) / TWO_TO_32) * 360
  return columnsOf(pointAt(at, bearing, NEAREST + 1 + (hash.readUInt32BE(4) / TWO_TO_32) * (FARTHEST - NEAREST - 2)))
}

/** The secret that public points are made with, one for all processes; the first that asks makes it. */
export async function readPlaceKey(db: Queries): Promise<string> {
  const known = db.selectFrom('installation').where('name', '=', PLACE_KEY).select('value')
  const row = await known.executeTakeFirst()
  if (row) return row.value
  await db
    .insertInto('installation')
    .values({ name: PLACE_KEY, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await known.executeTakeFirstOrThrow()).value
}

/** The public point of an approximate property at the same place, such as another unit of the building. */
async function pointOfNeighbour(db: Queries, id: string, at: Point): Promise<Point | null> {
  const rows = await db
    .selectFrom('properties')
    .where('precision', '=', 'aproximada')
    .where('latitude', '>=', at.latitude - SAME_PLACE_DEGREES)
    .where('latitude', '<=', at.latitude + SAME_PLACE_DEGREES)
    .where('longitude', '>=', at.longitude - SAME_PLACE_DEGREES)
    .where('longitude', '<=', at.longitude + SAME_PLACE_DEGREES)
    .where('id', '!=', id)
    .orderBy('id')
    .select(['latitude', 'longitude', 'publicLatitude', 'publicLongitude'])
    .limit(100)
    .execute()
  for (const { latitude, longitude, ...shown } of rows) {
    const point = pointIn(shown)
    if (latitude === null || longitude === null || !point || !hides(point, at)) continue
    if (metresBetween(at, { latitude, longitude }) <= SAME_PLACE_METRES) return point
  }
  return null
}

/** Whether a public point is neither so near that it tells the place nor so far that its circle leaves it out. */
function hides(shown: Point, at: Point): boolean {
  const metres = metresBetween(shown, at)
  return metres >= NEAREST - SLACK && metres <= FARTHEST + SLACK
}

function pointIn(columns: PublicPoint | null): Point | null {
  if (!columns) return null
  const { publicLatitude: latitude, publicLongitude: longitude } = columns
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function columnsOf(point: Point | null): PublicPoint {
  return { publicLatitude: point?.latitude ?? null, publicLongitude: point?.longitude ?? null }
}
