import { typedSearch } from '#app/forms/typed-search.ts'
import { decodeArea } from '#app/catalogue/place/area-code.ts'
import { type Box, boxAround, boxOf, isBox, isInBox } from '#app/catalogue/place/box.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { formatDistance } from '#app/catalogue/place/away.ts'
import { ofThe } from '#app/catalogue/place/landmark.ts'
import type { CircleKey } from './filter-url.ts'
import { type Filters, type PlaceFilters, type PlaceParam, parsePlaceFilters } from './filters.ts'
import { type NamedPlace, namedPlace } from './named-place.ts'
import type { PlaceInSearch } from './place-in-search.ts'

/**
 * A radius around a place, of the place filters or of the search. `kilometres`: as it was requested; `metres`: the radius
 * that results lie in; `nearest`: metres to the nearest result, where the radius was widened to it; `rest`: the values that
 * remove the circle.
 */
export type Circle = {
  kind: 'circle'
  place: NamedPlace
  centre: Point
  kilometres: number
  metres: number
  nearest: number | null
  box: Box
  key: CircleKey
  rest: Partial<Filters>
}

/** Where the public point of a property must lie. 'nowhere': it must have none. */
export type Shape =
  | { kind: 'box'; box: Box }
  | { kind: 'area'; corners: readonly Point[]; box: Box }
  | Circle
  | { kind: 'nowhere' }

/** Radii that the form offers, in kilometres. */
export const RADII = ['1', '2', '3', '5', '10', '20', '50'] as const

/** Characters of a place; longer texts are cut. */
export const LONGEST_PLACE = 90

const DEGREES = String.raw`-?\d{1,3}(?:\.\d{1,5})?`

/** The format of each parameter; other values are ignored. Any place passes: the page tells when it is unknown. */
const FORMATS: Record<PlaceParam, RegExp> = {
  vista: /^mapa$/,
  bbox: new RegExp(`^${DEGREES}(?:,${DEGREES}){3}$`),
  area: /^[\w-]{6,700}$/,
  cerca: /./,
  radio: /^\d{1,2}(?:\.\d)?$/,
  sinpunto: /^1$/,
}
const PARAMS = Object.keys(FORMATS) as PlaceParam[]

/** Place filters that ask for nothing. */
export const ANYWHERE = parsePlaceFilters(new URLSearchParams())

/** The filters without malformed place parameters; `cerca` is cut and `radio` normalised. */
export function dropMalformed<F extends PlaceFilters>(filters: F): F {
  const read = PARAMS.map((param) => [param, FORMATS[param].test(filters[param]) ? filters[param] : ''])
  const { radio, ...others } = Object.fromEntries(read) as PlaceFilters
  const cerca = [...typedSearch(filters.cerca)].slice(0, LONGEST_PLACE).join('')
  return { ...filters, ...others, cerca, radio: radio && String(Number(radio)) }
}

/** Whether a place parameter is malformed. The listing then ignores it, and the page is not indexed. */
export function isMalformed(filters: PlaceFilters): boolean {
  return PARAMS.some((param) => filters[param] && !FORMATS[param].test(filters[param]))
}

/**
 * The shapes that the place filters and the search ask for. Impossible ones (a box inside out, an unknown place) are
 * ignored.
 */
export function shapesOf(filters: PlaceFilters, inSearch: PlaceInSearch | null, places: Places): Shape[] {
  const { bbox, area, cerca, radio, sinpunto } = filters
  const shapes: Shape[] = []
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  const box = { west, south, east, north }
  if (bbox && isBox(box)) shapes.push({ kind: 'box', box })
  const corners = area ? decodeArea(area) : null
  if (corners && isBox(boxOf(corners))) shapes.push({ kind: 'area', corners, box: boxOf(corners) })
  const place = cerca && radio ? namedPlace(cerca, places) : null
  if (place && Number(radio) > 0) {
    const written = { ...place, written: cerca }
    shapes.push(circleAround(written, Number(radio), { key: 'place-circle', rest: { cerca: '', radio: '' } }))
  }
  if (inSearch?.place) {
    const { kilometres, rest } = inSearch
    shapes.push(circleAround(inSearch.place, kilometres, { key: 'place-in-search', rest: { search: rest } }))
  }
  if (sinpunto) shapes.push({ kind: 'nowhere' })
  return shapes
}

function circleAround(place: NamedPlace, kilometres: number, source: Pick<Circle, 'key' | 'rest'>): Circle {
  const { point: centre } = place
  const metres = kilometres * 1000
  return { kind: 'circle', place, centre, kilometres, metres, nearest: null, box: boxAround(centre, metres), ...source }
}

/** The circle from whose centre distances are measured: that of the place filters, or else that of the search. */
export function circleIn(shapes: readonly Shape[]): Circle | null {
  return shapes.find((shape) => shape.kind === 'circle') ?? null
}

/** The name of the unknown place that the filters or the search ask for; null where there is none. Nothing is near it. */
export function unknownPlaceIn({ cerca }: PlaceFilters, inSearch: PlaceInSearch | null, places: Places): string | null {
  if (cerca && !namedPlace(cerca, places)) return cerca
  return inSearch && !inSearch.place ? inSearch.name : null
}

type Placed = { publicLatitude: number | null; publicLongitude: number | null }

/** Whether the public point lies in the shape. */
export function liesIn({ publicLatitude, publicLongitude }: Placed, shape: Shape): boolean {
  if (shape.kind === 'nowhere') return publicLatitude === null
  if (publicLatitude === null || publicLongitude === null) return false
  const point = { latitude: publicLatitude, longitude: publicLongitude }
  if (!isInBox(point, shape.box)) return false
  if (shape.kind === 'area') return isInArea(point, shape.corners)
  return shape.kind === 'box' || isNear(point, shape)
}

/** Whether an odd number of the area's edges lies east of the point, at its latitude. Edges that cross leave a hole. */
function isInArea({ latitude, longitude }: Point, corners: readonly Point[]): boolean {
  let isInside = false
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    if (latitude >= from.latitude === latitude >= to.latitude) return
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude)
    if (longitude < from.longitude + (latitude - from.latitude) * slope) isInside = !isInside
  })
  return isInside
}

/** Whether the point lies in the circle that touches the sides of its box, computed as if the earth were flat there. */
function isNear({ latitude, longitude }: Point, { centre, box }: Circle): boolean {
  const wide = Math.cos((centre.latitude * Math.PI) / 180)
  const [north, east] = [latitude - centre.latitude, (longitude - centre.longitude) * wide]
  return north * north + east * east <= (box.north - centre.latitude) ** 2
}

/** In km, after the radii that the form offers. */
const FARTHER = [100, 200, 500, 1_000, 2_000, 5_000]
/** The edge of a radius is computed, so it is a little wider than the distance. */
const EDGE = 1.001

/** The circle with the next radius in which something lies so many metres from its centre. */
export function widened(circle: Circle, nearest: number): Circle {
  const kilometres = [...RADII.map(Number), ...FARTHER].find((radius) => radius * 1000 >= nearest * EDGE)
  const metres = kilometres === undefined ? nearest * EDGE : kilometres * 1000
  return { ...circle, metres, nearest, box: boxAround(circle.centre, metres) }
}

/** 'No hay nada a menos de 5 km del Aeropuerto de Monterrey; lo más cercano está a 7.2 km.' */
export function widenedText(circle: Circle): string {
  const { kilometres, place, nearest } = circle
  return `No hay nada a menos de ${kilometres} km ${ofThe(place.name)}; lo más cercano está a ${formatDistance(nearest ?? 0)}.`
}
