import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'
import type { Queries } from '#app/db/store.server.ts'
import { boxAround } from '#app/catalogue/place/box.ts'
import { type Point, isInMexico } from '#app/catalogue/place/point.ts'
import { findPublicPoint } from '#app/catalogue/place/public-point.server.ts'
import { zoneMiddle } from '#app/catalogue/place/zone-middle.ts'
import { municipalitiesIn } from './base-map.server.ts'
import { drawGround, drawScale, townNames } from './ground.server.ts'
import { WITH_ZONES, zoneLabels } from './map-labels.ts'
import { placeOn, viewOf } from './map-view.ts'
import { drawMark } from './place-mark.ts'
import { PREVIEW_SIZE as SIZE, type PlacePreview, type PreviewAsked, REACHES } from './place-preview.ts'

/** Where the map begins while nothing is known of the place. */
const MONTERREY: Point = { latitude: 25.7, longitude: -100.3 }

/**
 * What the form shows of a place that is not saved yet. The public point is found as saving finds it: the key that makes
 * it stays on the server.
 */
export async function findPlacePreview(db: Queries, asked: PreviewAsked): Promise<PlacePreview> {
  const { id, precision, location } = asked
  const at = asked.at && isInMexico(asked.at) ? asked.at : null
  const zone = { location, municipality: asked.municipality || null, state: asked.state || null }
  const googleMapsLink = at && `${at.latitude},${at.longitude}`
  const stored = { precision, googleMapsLink, complexId: asked.complexId || null, ...zone }
  const told = await findPublicPoint(db, id, stored, await approximatePoint(db, id))
  const { publicLatitude: latitude, publicLongitude: longitude } = told
  const shown = latitude === null || longitude === null ? null : { latitude, longitude }
  const known = at ?? shown ?? zoneMiddle(zone)
  const reach = asked.reach ?? (known ? REACHES.known : REACHES.unknown)
  const view = viewOf(boxAround(asked.centre ?? known ?? MONTERREY, reach), 0, SIZE)
  const place = placeOn(view, SIZE)
  const municipalities = municipalitiesIn(place, SIZE)
  const scale = drawScale(view, SIZE)
  const pin = at && drawMark('exacta', place(at), 0).frame
  const taken = [scale.frame, ...(pin ? [pin] : [])]
  const writeZones = () => (view.east - view.west <= WITH_ZONES ? zoneLabels(place, taken, SIZE) : '')
  // The name of a zone stands in its ring.
  const ringed = precision === 'zona' ? writeZones() : null
  const names = townNames(municipalities, taken, SIZE)
  const zones = ringed ?? writeZones()
  const ground = `${drawGround(municipalities, place, SIZE, zone.municipality)}<g class="fill-ink-2" font-size="12"><g text-anchor="middle">${names}${zones}</g>${scale.svg}</g>`
  return { view, ground, credit: OUTLINE_CREDIT, shown }
}

/** The public point that the stored property has, if its place is told approximately. */
async function approximatePoint(db: Queries, id: string) {
  const row = await db
    .selectFrom('properties')
    .where('id', '=', id)
    .where('precision', '=', 'aproximada')
    .select(['publicLatitude', 'publicLongitude'])
    .executeTakeFirst()
  return row ?? null
}
