import { nearestLandmarks } from '#app/catalogue/place/landmark.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import { boxAround } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { placeName } from '#app/catalogue/property/property.ts'
import { drawGround, drawScale, municipalitiesIn, townNames } from './base-map.server.ts'
import type { Size } from './clip.ts'
import { escapeHtml } from './escape-html.ts'
import { drawLandmarks } from './landmark-marks.ts'
import { mapCredit } from './map-credit.ts'
import { OFFSETS, municipalityLabels, zoneLabels } from './map-labels.ts'
import { placeOn, unitsOf, viewOf } from './map-view.ts'
import type { PlaceMap } from './place-map.ts'
import { MARK_DESCRIPTIONS, drawMark } from './place-mark.ts'

const SIZE: Size = { width: 360, height: 240 }
/** Metres from the middle to the upper edge: shows the neighbouring zones, and a circle of 500 m is still visible. */
const REACH_METRES = 3_600

type Settings = Pick<PlaceSettings, 'zones' | 'landmarks'>

/** The public part of a place; `point` is the public point. */
type PlaceOnMap = { precision: Precision; point: Point | null; location: string; municipality: string | null }

/**
 * The map of the surroundings of a place; null without a public point, and where there is nothing to show.
 * @param size in units of the drawing; letters have 12
 */
export function drawPlace(publicPlace: PlaceOnMap, settings: Settings, size: Size = SIZE): PlaceMap | null {
  if (!publicPlace.point) return null
  const near = nearestLandmarks(publicPlace.point, publicPlace.precision, settings.landmarks)
  const shown = { ...settings, landmarks: near.map(({ landmark }) => landmark) }
  const drawn = drawSurroundings(publicPlace, publicPlace.point, shown, size)
  if (drawn === null && near.length === 0) return null
  return { svg: null, credit: '', ...drawn, near: near.map((landmark) => landmark.text) }
}

/** Null where the map would name nothing. */
function drawSurroundings(publicPlace: PlaceOnMap, point: Point, settings: Settings, size: Size) {
  const { precision, location, municipality } = publicPlace
  const { zones: known, landmarks } = settings
  const view = viewOf(boxAround(point, REACH_METRES), 0, size)
  const place = placeOn(view, size)
  const shown = municipalitiesIn(place, size)
  const mark = drawMark(precision, place(point), unitsOf(view, CIRCLE_METRES, size))
  const scale = drawScale(view, size)
  const taken = [scale.frame, ...(mark.frame ? [mark.frame] : [])]
  const writeZones = () => zoneLabels(known, place, taken, size)
  // The name of the zone stands in its ring, so it is placed first; otherwise zone names are placed last.
  const ringed = precision === 'zona' ? writeZones() : null
  const spots = drawLandmarks(landmarks, { place, taken, size })
  const outlined = shown.length > 0
  const names = outlined ? null : municipalityLabels([], { place, taken, size, spots: OFFSETS }, view)
  const towns = names?.svg ?? townNames(shown, taken, size)
  const zones = ringed ?? writeZones()
  if (!outlined && !(spots + towns + zones)) return null
  const parts = [
    drawGround(shown, place, size, municipality),
    mark.svg,
    `<g class="fill-ink" font-size="12">${spots}${scale.svg}</g>`,
    `<g class="fill-ink-2" font-size="12" text-anchor="middle">${towns}${zones}</g>`,
  ]
  const label = escapeHtml(
    `Mapa de ${placeName([location, municipality])} y sus alrededores: ${MARK_DESCRIPTIONS[precision]}`,
  )
  const svg = `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${label}" class="block h-auto w-full bg-sunken">${parts.join('')}</svg>`
  return { svg, credit: mapCredit({ hasMunicipalities: outlined, hasNames: names?.hasOthers ?? false }) }
}
