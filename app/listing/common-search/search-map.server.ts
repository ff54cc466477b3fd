import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { drawGround, drawScale, municipalitiesIn, townNames } from '#app/listing/map/base-map.server.ts'
import type { Corner, Size } from '#app/listing/map/clip.ts'
import { boxOfPlaces, openingPlaces, publicPlaces } from '#app/listing/map/clusters.ts'
import { frameAround } from '#app/listing/map/draw-map.server.ts'
import { escapeHtml } from '#app/listing/map/escape-html.ts'
import { mapCredit } from '#app/listing/map/map-credit.ts'
import { OFFSETS, WITH_ZONES, municipalityLabels, zoneLabels } from '#app/listing/map/map-labels.ts'
import { placeOn, viewOf } from '#app/listing/map/map-view.ts'
import { formatCount } from '#app/figures/measure.ts'
import type { SearchMap } from './search-view.ts'

const SIZE: Size = { width: 360, height: 240 }
/** Space between the outer dots and the edge, as a part of their box on each side. */
const MARGIN = 0.15
/** Width in degrees of the narrowest view: about 8 km, so that a single property is seen in its surroundings. */
const SURROUNDINGS = 0.08
/** The grid of the dots, in units of the drawing. */
const FINEST = 2
/** With more dots than this they are merged on a coarser grid, because single ones can't be told apart. */
const MOST_DOTS = 300
const COARSE = 6
/** Radius of a dot. */
const DOT = 3

/**
 * A picture of where the properties of a search are, by their public points; null without any. Each place is one dot, however
 * many properties share it.
 * @param name of the search @param municipality drawn lighter than its neighbours
 */
export function drawSearchMap(
  rows: readonly CatalogueRow[],
  { name, municipality, places }: { name: string; municipality: string | null; places: Places },
): Omit<SearchMap, 'href'> | null {
  const placed = publicPlaces(rows)
  if (placed.length === 0) return null
  // A search of one municipality is shown whole; a wider one leaves out the few that are far away.
  const { near } = municipality ? { near: placed } : openingPlaces(placed)
  const view = viewOf(boxOfPlaces(near), MARGIN, SIZE, SURROUNDINGS)
  const place = placeOn(view, SIZE)
  const shown = municipalitiesIn(place, SIZE)
  const outlined = shown.length > 0
  const scale = drawScale(view, SIZE)
  const points = near.map(({ point }) => place(point))
  const fine = spotsOf(points, FINEST)
  const spots = fine.length <= MOST_DOTS ? fine : spotsOf(points, COARSE)
  const taken = [scale.frame, ...spots.map((spot) => frameAround(spot, DOT))]
  const zones = view.east - view.west <= WITH_ZONES ? zoneLabels(places.zones, place, taken, SIZE) : ''
  const towns = outlined
    ? null
    : municipalityLabels(places.homeStates, { place, taken, size: SIZE, spots: OFFSETS }, view)
  const names = (towns?.svg ?? townNames(shown, taken, SIZE)) + zones
  const dots = spots.map(([x, y]) => `M${x} ${y}h0`).join('')
  const parts = [
    drawGround(shown, place, SIZE, municipality),
    `<g class="fill-ink-2" font-size="12" text-anchor="middle">${names}</g>`,
    `<g class="fill-ink" font-size="12">${scale.svg}</g>`,
    // Lines without length, whose round ends are dots.
    `<path d="${dots}" class="fill-none stroke-surface" stroke-width="${2 * DOT + 2}" stroke-linecap="round"/>`,
    `<path d="${dots}" class="fill-none stroke-faro" stroke-width="${2 * DOT}" stroke-linecap="round"/>`,
  ]
  const label = escapeHtml(
    `Mapa con la ubicación de ${near.length === 1 ? '1 propiedad' : `${formatCount(near.length)} propiedades`}: ${name}`,
  )
  return {
    svg: `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${label}" class="block h-auto w-full bg-sunken">${parts.join('')}</svg>`,
    credit: mapCredit({ hasMunicipalities: outlined, hasNames: towns?.hasOthers ?? false }),
    missing: rows.length - near.length,
  }
}

/** The places of the dots on a grid, each once. @param step of the grid, in units of the drawing */
function spotsOf(points: readonly Corner[], step: number): Corner[] {
  const spots = new Map<string, Corner>()
  for (const [x, y] of points) {
    const spot = [Math.round(x / step) * step, Math.round(y / step) * step] as const
    spots.set(spot.join(), spot)
  }
  return [...spots.values()]
}
