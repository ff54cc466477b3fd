import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'
import { type Landmark, nearestLandmarks, nameWithoutArticle } from '#app/catalogue/place/landmark.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import { boxAround } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { placeName } from '#app/catalogue/property/property.ts'
import { drawGround, drawScale, municipalitiesIn, townNames } from './base-map.server.ts'
import type { Corner, Size } from './clip.ts'
import { escapeHtml } from './escape-html.ts'
import { type Frame, isFree, nameFrame, zoneLabels } from './map-labels.ts'
import { placeOn, unitsOf, viewOf } from './map-view.ts'
import type { PlaceMap } from './place-map.ts'
import { MARK_DESCRIPTIONS, drawMark } from './place-mark.ts'

const SIZE: Size = { width: 360, height: 240 }
/** Metres from the middle to the upper edge: shows the neighbouring zones, and a circle of 500 m is still visible. */
const REACH_METRES = 3_600

type Settings = Pick<PlaceSettings, 'zones' | 'landmarks'>

/** The public part of a place; `point` is the public point. */
type PlaceOnMap = { precision: Precision; point: Point | null; location: string; municipality: string | null }

/** The map of the surroundings of a place; null without a public point, and where there is nothing to show. */
export function drawPlace(publicPlace: PlaceOnMap, settings: Settings): PlaceMap | null {
  if (!publicPlace.point) return null
  const near = nearestLandmarks(publicPlace.point, publicPlace.precision, settings.landmarks)
  const svg = drawSurroundings(publicPlace, publicPlace.point, {
    ...settings,
    landmarks: near.map(({ landmark }) => landmark),
  })
  if (svg === null && near.length === 0) return null
  return { svg, credit: OUTLINE_CREDIT, near: near.map((landmark) => landmark.text) }
}

/** Null outside the municipalities that the map data covers. */
function drawSurroundings(publicPlace: PlaceOnMap, point: Point, { zones: known, landmarks }: Settings): string | null {
  const { precision, location, municipality } = publicPlace
  const view = viewOf(boxAround(point, REACH_METRES), 0, SIZE)
  const place = placeOn(view, SIZE)
  const shown = municipalitiesIn(place, SIZE)
  if (shown.length === 0) return null
  const mark = drawMark(precision, place(point), unitsOf(view, CIRCLE_METRES, SIZE))
  const scale = drawScale(view, SIZE)
  const taken = [scale.frame, ...(mark.frame ? [mark.frame] : [])]
  const writeZones = () => zoneLabels(known, place, taken, SIZE)
  // The name of the zone stands in its ring, so it is placed first; otherwise zone names are placed last.
  const ringed = precision === 'zona' ? writeZones() : null
  const spots = landmarks.map((landmark) => drawLandmark(landmark, place(landmark), taken))
  const towns = townNames(shown, taken, SIZE)
  const zones = ringed ?? writeZones()
  const parts = [
    drawGround(shown, place, SIZE, municipality),
    mark.svg,
    `<g class="fill-ink" font-size="12">${spots.join('')}${scale.svg}</g>`,
    `<g class="fill-ink-2" font-size="12" text-anchor="middle">${towns}${zones}</g>`,
  ]
  const label = escapeHtml(
    `Mapa de ${placeName([location, municipality])} y sus alrededores: ${MARK_DESCRIPTIONS[precision]}`,
  )
  return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${label}" class="block h-auto w-full bg-sunken">${parts.join('')}</svg>`
}

/** A square with its name; '' where there is no space. */
function drawLandmark({ name }: Landmark, at: Corner, taken: Frame[]): string {
  const [x, y] = at.map(Math.round) as [number, number]
  const square = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }
  if (!isFree(square, taken, SIZE)) return ''
  const label = nameWithoutArticle(name)
  for (const side of [1, -1]) {
    const half = nameFrame(label, [0, 0]).right
    const frame = nameFrame(label, [x + side * (half + 8), y])
    if (!isFree(frame, taken, SIZE)) continue
    taken.push(square, frame)
    const anchor = side < 0 ? ' text-anchor="end"' : ''
    return `<path d="M${x - 4} ${y - 4}h8v8h-8z"/><text x="${x + side * 8}" y="${y + 4}"${anchor}>${escapeHtml(label)}</text>`
  }
  return ''
}
