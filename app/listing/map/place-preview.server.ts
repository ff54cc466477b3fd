import type { Queries } from '#app/db/store.server.ts'
import { boxAround } from '#app/catalogue/place/box.ts'
import { type Point, isInMexico } from '#app/catalogue/place/point.ts'
import { findPublicPoint } from '#app/catalogue/place/public-point.server.ts'
import { municipalityMiddles } from '#app/catalogue/place/municipality-middles.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { zoneMiddle } from '#app/catalogue/place/zone-middle.ts'
import { drawGround, drawScale, municipalitiesIn, townNames } from './base-map.server.ts'
import { drawLandmarks } from './landmark-marks.ts'
import { mapCredit } from './map-credit.ts'
import { OFFSETS, WITH_ZONES, municipalityLabels, zoneLabels } from './map-labels.ts'
import { placeOn, viewOf } from './map-view.ts'
import { drawMark } from './place-mark.ts'
import { PREVIEW_SIZE as SIZE, type PlacePreview, type PreviewRequest, REACHES } from './place-preview.ts'

/** Centre of the map of an agency of Nuevo León while the place is unknown. */
const MONTERREY: Point = { latitude: 25.7, longitude: -100.3 }

/**
 * The map of a place in the form before it is saved. The public point is computed here as on saving, because its key stays
 * on the server. There is no map where neither the place nor a home state is known.
 */
export async function findPlacePreview(db: Queries, request: PreviewRequest): Promise<PlacePreview> {
  const { precision, location } = request
  const at = request.at && isInMexico(request.at) ? request.at : null
  const zone = { location, municipality: request.municipality || null, state: request.state || null }
  const googleMapsLink = at && `${at.latitude},${at.longitude}`
  const publicPoint = await findPublicPoint(db, { precision, googleMapsLink, ...zone })
  const { publicLatitude: latitude, publicLongitude: longitude } = publicPoint
  const shown = latitude === null || longitude === null ? null : { latitude, longitude }
  const settings = await findPlaceSettings(db)
  const known = at ?? shown ?? zoneMiddle(zone, settings)
  const reach = request.reach ?? (known ? REACHES.known : REACHES.unknown)
  const centre = request.centre ?? known ?? homeCentre(settings)
  if (!centre) return { map: null, shown }
  const view = viewOf(boxAround(centre, reach), 0, SIZE)
  const place = placeOn(view, SIZE)
  const municipalities = municipalitiesIn(place, SIZE)
  const scale = drawScale(view, SIZE)
  const pin = at && drawMark('exacta', place(at), 0).frame
  const taken = [scale.frame, ...(pin ? [pin] : [])]
  const writeZones = () => (view.east - view.west <= WITH_ZONES ? zoneLabels(settings.zones, place, taken, SIZE) : '')
  // The name of the zone stands in its ring, so it is placed first.
  const ringed = precision === 'zona' ? writeZones() : null
  const outlined = municipalities.length > 0
  const others = outlined
    ? null
    : municipalityLabels(settings.homeStates, { place, taken, size: SIZE, spots: OFFSETS }, view)
  const names = others?.svg ?? townNames(municipalities, taken, SIZE)
  const zones = ringed ?? writeZones()
  const marks =
    view.east - view.west <= WITH_ZONES ? drawLandmarks(settings.landmarks, { place, taken, size: SIZE }) : ''
  const ground = `${drawGround(municipalities, place, SIZE, zone.municipality)}<g class="fill-ink-2" font-size="12"><g text-anchor="middle">${names}${zones}</g>${marks}${scale.svg}</g>`
  const credit = mapCredit({ hasMunicipalities: outlined, hasNames: others?.hasOthers ?? false })
  return { map: { view, ground, credit }, shown }
}

/** The centre of a map before the place is known: the largest town of the first home state; null without a home state. */
function homeCentre({ homeStates }: PlaceSettings): Point | null {
  const [first] = homeStates
  return first === 'Nuevo León' ? MONTERREY : ((first && municipalityMiddles(first)[0]) ?? null)
}
