import { createHmac, randomBytes } from 'node:crypto'
import { PLACE_KEY } from '#app/db/installation.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { mapPoint } from './map-link.ts'
import { type Point, metresBetween, pointAt } from './point.ts'
import { NO_PLACES } from './places.ts'
import { findPlaceSettings } from './places.server.ts'
import { zoneMiddle } from './zone-middle.ts'

/** Distance in metres between an approximate place and its public point. */
const NEAREST = 200
const FARTHEST = 400
/** Small edits of the place may change the distance by so much; the public point then stays where it is. */
const SLACK = 50
/** Properties so near to each other share a public point, because several points around one place would reveal it. */
const SAME_PLACE_METRES = 60
/** Degrees that include that distance, anywhere in Mexico. */
const SAME_PLACE_DEGREES = 0.0008
const KEY_BYTES = 32
const TWO_TO_32 = 2 ** 32

/** The columns of the public point; null without one. */
export type PublicPoint = { publicLatitude: number | null; publicLongitude: number | null }
type Place = Pick<FactColumns, 'precision' | 'googleMapsLink' | 'location' | 'municipality' | 'state' | 'complexId'>
type ZoneSettings = Parameters<typeof zoneMiddle>[1]
type Owner = { id: string; key: string }

/**
 * The public point of a property that is about to be written.
 * @param before the stored public point of an approximate place; small edits don't move it
 */
export async function findPublicPoint(
  db: Queries,
  id: string,
  place: Place,
  before: PublicPoint | null,
): Promise<PublicPoint> {
  const at = mapPoint(place.googleMapsLink)
  if (place.precision !== 'aproximada' || !at)
    return publicPoint(place, { id, key: '' }, place.precision === 'zona' ? await findPlaceSettings(db) : NO_PLACES)
  const previous = pointIn(before)
  if (previous && hides(previous, at)) return columnsOf(previous)
  const shared = await pointOfNeighbour(db, id, at)
  return shared ? columnsOf(shared) : publicPoint(place, { id, key: await readPlaceKey(db) }, NO_PLACES)
}

/** The columns of the maps link's point, only for staff; null where it names none in Mexico. */
export function linkPoint({ googleMapsLink }: Pick<FactColumns, 'googleMapsLink'>) {
  const point = mapPoint(googleMapsLink)
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }
}

/**
 * The public point of a property without a previous one and without a neighbour.
 * @param settings used only for the precision 'zona'
 */
export function publicPoint(place: Place, { id, key }: Owner, settings: ZoneSettings): PublicPoint {
  if (place.precision === 'zona') return columnsOf(zoneMiddle(place, settings))
  const at = mapPoint(place.googleMapsLink)
  if (place.precision === 'exacta' || !at) return columnsOf(at)
  // All properties of a conjunto move in the same direction, so that the mean of their points reveals nothing.
  const hash = createHmac('sha256', key)
    .update(`place ${place.complexId ?? id}`)
    .digest()
  const bearing = (hash.readUInt32BE(0) / TWO_TO_32) * 360
  return columnsOf(pointAt(at, bearing, NEAREST + 1 + (hash.readUInt32BE(4) / TWO_TO_32) * (FARTHEST - NEAREST - 2)))
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

/** Whether a public point is far enough to hide the place, and near enough for its circle to contain it. */
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
