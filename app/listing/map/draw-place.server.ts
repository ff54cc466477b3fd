import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'
import { type Landmark, nearestLandmarks, nameWithoutArticle } from '#app/catalogue/landmarks/landmark.ts'
import { boxAround } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import { placeName } from '#app/catalogue/property/property.ts'
import { municipalitiesIn } from './base-map.server.ts'
import type { Corner, Size } from './clip.ts'
import { escaped } from './map-html.server.ts'
import { type Frame, isFree, nameFrame, zoneLabels } from './map-labels.ts'
import { placeOn, unitsOf, viewOf } from './map-view.ts'
import type { PlaceMap } from './place-map.ts'
import { MEANINGS, drawMark } from './place-mark.ts'
import { drawGround, drawScale, townNames } from './ground.server.ts'

const SIZE: Size = { width: 360, height: 240 }
/** From the middle to the upper edge: the zone with its neighbours, and a circle of 500 m that can be seen. */
const REACH_METRES = 3_600

/** What everybody may know of a place: `point` is the public one. */
type ToldPlace = { precision: Precision; point: Point | null; location: string; municipality: string | null }

/** The surroundings of a place as its page shows them; null of one that has no point. */
export function drawPlace(told: ToldPlace, landmarks: readonly Landmark[]): PlaceMap | null {
  if (!told.point) return null
  const near = nearestLandmarks(told.point, told.precision, landmarks)
  const svg = drawSurroundings(
    told,
    told.point,
    near.map(({ landmark }) => landmark),
  )
  return { svg, credit: OUTLINE_CREDIT, near: near.map((each) => each.told) }
}

/** Null where nothing around is known. */
function drawSurroundings(told: ToldPlace, point: Point, landmarks: readonly Landmark[]): string | null {
  const { precision, location, municipality } = told
  const view = viewOf(boxAround(point, REACH_METRES), 0, SIZE)
  const place = placeOn(view, SIZE)
  const shown = municipalitiesIn(place, SIZE)
  if (shown.length === 0) return null
  const mark = drawMark(precision, place(point), unitsOf(view, CIRCLE_METRES, SIZE))
  const scale = drawScale(view, SIZE)
  const taken = [scale.frame, ...(mark.frame ? [mark.frame] : [])]
  const writeZones = () => zoneLabels(place, taken, SIZE)
  // The name of a zone stands in its ring, whatever else is near; otherwise zones come last.
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
  const label = escaped(`Mapa de ${placeName([location, municipality])} y sus alrededores: ${MEANINGS[precision]}`)
  return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${label}" class="block h-auto w-full bg-sunken">${parts.join('')}</svg>`
}

/** A square with its name; nothing where there is no room for it. */
function drawLandmark({ name }: Landmark, at: Corner, taken: Frame[]): string {
  const [x, y] = at.map(Math.round) as [number, number]
  const square = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }
  if (!isFree(square, taken, SIZE)) return ''
  const written = nameWithoutArticle(name)
  for (const side of [1, -1]) {
    const half = nameFrame(written, [0, 0]).right
    const frame = nameFrame(written, [x + side * (half + 8), y])
    if (!isFree(frame, taken, SIZE)) continue
    taken.push(square, frame)
    const anchor = side < 0 ? ' text-anchor="end"' : ''
    return `<path d="M${x - 4} ${y - 4}h8v8h-8z"/><text x="${x + side * 8}" y="${y + 4}"${anchor}>${escaped(written)}</text>`
  }
  return ''
}
