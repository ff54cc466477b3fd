import { typedSearch } from '#app/forms/typed-search.ts'
import { decodeArea } from '#app/catalogue/place/area-code.ts'
import { type Box, boxAround, boxOf, isBox } from '#app/catalogue/place/box.ts'
import { namedPlace } from './named-place.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { type PlaceFilters, type PlaceParam, placesIn } from './filter-places.ts'

/** Where a public point must lie: in a box, in a drawn area, around a point; or nowhere. */
export type Shape =
  | { kind: 'box'; box: Box }
  | { kind: 'area'; corners: readonly Point[]; box: Box }
  | { kind: 'circle'; name: string; centre: Point; metres: number; box: Box }
  | { kind: 'nowhere' }

/** Kilometres that the form offers. */
export const RADII = ['1', '2', '3', '5', '10', '20', '50'] as const

/** Signs of a place that the form takes; the rest is cut. */
export const LONGEST_PLACE = 90

const DEGREES = String.raw`-?\d{1,3}(?:\.\d{1,5})?`

/** How each of them is written; anything else is as if it were not there. What names no place is said to, and so kept. */
const FORMS: Record<PlaceParam, RegExp> = {
  vista: /^mapa$/,
  bbox: new RegExp(`^${DEGREES}(?:,${DEGREES}){3}$`),
  area: /^[\w-]{6,700}$/,
  cerca: /./,
  radio: /^\d{1,2}(?:\.\d)?$/,
  sinpunto: /^1$/,
}
const PARAMS = Object.keys(FORMS) as PlaceParam[]

/** Wherever a property is. */
export const ANYWHERE = placesIn(new URLSearchParams())

/** The same filters without what can't be read. */
export function readable<F extends PlaceFilters>(filters: F): F {
  const read = PARAMS.map((param) => [param, FORMS[param].test(filters[param]) ? filters[param] : ''])
  const { radio, ...others } = Object.fromEntries(read) as PlaceFilters
  const cerca = [...typedSearch(filters.cerca)].slice(0, LONGEST_PLACE).join('')
  return { ...filters, ...others, cerca, radio: radio && String(Number(radio)) }
}

/** Whether something is asked for that can't be read: the listing is then answered as without it, and kept by nobody. */
export function isMisread(filters: PlaceFilters): boolean {
  return PARAMS.some((param) => filters[param] && !FORMS[param].test(filters[param]))
}

/** What the URL asks for; what means nothing (a box inside out, an unknown place) asks for nothing. */
export function shapesOf({ bbox, area, cerca, radio, sinpunto }: PlaceFilters): Shape[] {
  const shapes: Shape[] = []
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  const box = { west, south, east, north }
  if (bbox && isBox(box)) shapes.push({ kind: 'box', box })
  const corners = area ? decodeArea(area) : null
  if (corners && isBox(boxOf(corners))) shapes.push({ kind: 'area', corners, box: boxOf(corners) })
  const place = cerca && radio ? namedPlace(cerca) : null
  const metres = Number(radio) * 1000
  if (place && metres > 0) {
    const { name, point: centre } = place
    shapes.push({ kind: 'circle', name, centre, metres, box: boxAround(centre, metres) })
  }
  if (sinpunto) shapes.push({ kind: 'nowhere' })
  return shapes
}
