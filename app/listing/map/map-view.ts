import { type Box, METRES_PER_DEGREE } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { Size } from './clip.ts'

/** Size of the listing's drawing in its own units, about the pixels of a phone, so that text stays legible there. */
export const WIDTH = 420
export const HEIGHT = 448
/** A margin of half its width is drawn around the map, so that it can be moved before new HTML arrives. */
export const LISTING_MAP: Size = { width: WIDTH, height: HEIGHT, beyond: WIDTH / 2 }

/** Id of the list of results beside the map. */
export const LIST_BESIDE_MAP = 'lista'

/** Width of the narrowest view, in degrees: about 400 m. The drawing has no more detail. */
export const NARROWEST = 0.004
/** Width of the widest view, in degrees: all of Mexico. */
export const WIDEST = 40
/** The grid that groups properties has at most so many cells across a view, and at least half. */
const MOST_CELLS = 8

/** A box with the proportions of the drawing. */
export type View = Box

/** The smallest view that contains a box and a margin. @param margin on each side, as a part of the box's size */
export function viewOf({ west, south, east, north }: Box, margin = 0, size = LISTING_MAP, narrowest = NARROWEST): View {
  const [left, right] = [xOf(west), xOf(east)]
  const [bottom, top] = [yOf(south), yOf(north)]
  const least = narrowest / 360
  const wanted = Math.max(
    (right - left) * (1 + 2 * margin),
    ((top - bottom) * (1 + 2 * margin) * size.width) / size.height,
    least,
  )
  const width = Math.min(wanted, WIDEST / 360)
  const height = (width * size.height) / size.width
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  return {
    west: longitudeOf(x - width / 2),
    east: longitudeOf(x + width / 2),
    south: latitudeOf(y - height / 2),
    north: latitudeOf(y + height / 2),
  }
}

/**
 * A box with a margin that keeps its proportions, unlike a view. Frames of any proportions show all of it.
 * @param margin on each side, as a part of the box's size
 * @param narrowest width in degrees of the narrowest view around it
 */
export function fitOf({ west, south, east, north }: Box, margin = 0, narrowest = NARROWEST): Box {
  const [width, height] = [(xOf(east) - xOf(west)) * (1 + 2 * margin), (yOf(north) - yOf(south)) * (1 + 2 * margin)]
  const wanted = Math.max(width, (height * WIDTH) / HEIGHT)
  const least = narrowest / 360
  if (wanted < least) return viewOf({ west, south, east, north }, 0, LISTING_MAP, narrowest)
  const times = Math.min(1, WIDEST / 360 / wanted) / 2
  const [x, y] = [(xOf(west) + xOf(east)) / 2, (yOf(south) + yOf(north)) / 2]
  return {
    west: longitudeOf(x - width * times),
    east: longitudeOf(x + width * times),
    south: latitudeOf(y - height * times),
    north: latitudeOf(y + height * times),
  }
}

/** The box zoomed by a factor and moved right and up by parts of its size. */
export function transformView(view: Box, { factor = 1, right = 0, up = 0 }): Box {
  const [x0, x1, y0, y1] = [xOf(view.west), xOf(view.east), yOf(view.south), yOf(view.north)]
  const [width, height] = [x1 - x0, y1 - y0]
  const [x, y] = [(x0 + x1) / 2 + right * width, (y0 + y1) / 2 + up * height]
  return fitOf({
    west: longitudeOf(x - (width * factor) / 2),
    east: longitudeOf(x + (width * factor) / 2),
    south: latitudeOf(y - (height * factor) / 2),
    north: latitudeOf(y + (height * factor) / 2),
  })
}

export function isNarrowest({ west, east }: View): boolean {
  return east - west <= NARROWEST * 1.01
}

function isWidest({ west, east }: View): boolean {
  return east - west >= WIDEST * 0.99
}

/** Whether a box is larger than the widest view, which would show only its middle. */
export function isBeyondView({ west, south, east, north }: Box): boolean {
  const [width, height] = [xOf(east) - xOf(west), yOf(north) - yOf(south)]
  // Boxes in the URL are rounded outwards.
  return Math.max(width, (height * WIDTH) / HEIGHT) > (WIDEST * 1.01) / 360
}

/** Returns the projection from points to the drawing. */
export function placeOn(view: View, size = LISTING_MAP): (point: Point) => readonly [x: number, y: number] {
  const scale = size.width / (xOf(view.east) - xOf(view.west))
  const [left, top] = [xOf(view.west), yOf(view.north)]
  return ({ latitude, longitude }) => [(xOf(longitude) - left) * scale, (top - yOf(latitude)) * scale]
}

/** Returns the projection from the drawing to points. */
export function pointOn(view: View, size: Size): (place: readonly [x: number, y: number]) => Point {
  const scale = size.width / (xOf(view.east) - xOf(view.west))
  const [left, top] = [xOf(view.west), yOf(view.north)]
  return ([x, y]) => ({ latitude: latitudeOf(top - y / scale), longitude: longitudeOf(left + x / scale) })
}

/** The point in the middle of the drawn view. */
export function viewMiddle({ west, east, south, north }: View): Point {
  return { latitude: latitudeOf((yOf(south) + yOf(north)) / 2), longitude: (west + east) / 2 }
}

/** Metres from the middle of a view to its upper edge. */
export function viewReach({ south, north }: View): number {
  return ((north - south) / 2) * METRES_PER_DEGREE
}

/** Metres in units of the drawing, at the middle of a view. */
export function unitsOf(view: View, metres: number, size = LISTING_MAP): number {
  const degrees = metres / (METRES_PER_DEGREE * Math.cos((((view.south + view.north) / 2) * Math.PI) / 180))
  return (degrees / (view.east - view.west)) * size.width
}

/** Size of a cell of the grid in degrees. It halves with each zoom step; the grid is fixed, so moving regroups nothing. */
export function cellSize({ west, east }: View): number {
  return 360 / 2 ** Math.floor(Math.log2((360 * MOST_CELLS) / (east - west)))
}

/** Web Mercator with a width of 1 for the whole earth. */
export function xOf(longitude: number): number {
  return longitude / 360 + 0.5
}

export function yOf(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI) + 0.5
}

export function longitudeOf(x: number): number {
  return (x - 0.5) * 360
}

export function latitudeOf(y: number): number {
  return (Math.atan(Math.exp((y - 0.5) * 2 * Math.PI)) * 360) / Math.PI - 90
}

/** The metropolitan area, where the map begins unless most results lie elsewhere. */
export const METROPOLIS_VIEW = viewOf({ west: -100.55, south: 25.5, east: -100.05, north: 25.9 })

/** A link to a closer, wider or neighbouring part of a map. `query`: null where the map ends. */
export type MapLink = { label: string; sign: string; query: string | null }

/**
 * The six links that move a map.
 * @param queryOf the query string of a box, null beyond the earth
 * @param shown the part of the view that every frame shows
 */
export function mapLinks(view: View, queryOf: (box: Box) => string | null, shown: Box = view): MapLink[] {
  return [
    { label: 'Acercar', sign: '+', query: isNarrowest(view) ? null : queryOf(transformView(shown, { factor: 0.5 })) },
    { label: 'Alejar', sign: '−', query: isWidest(view) ? null : queryOf(transformView(shown, { factor: 2 })) },
    { label: 'Mover al norte', sign: '↑', query: queryOf(transformView(shown, { up: 0.5 })) },
    { label: 'Mover al sur', sign: '↓', query: queryOf(transformView(shown, { up: -0.5 })) },
    { label: 'Mover al poniente', sign: '‹', query: queryOf(transformView(shown, { right: -0.5 })) },
    { label: 'Mover al oriente', sign: '›', query: queryOf(transformView(shown, { right: 0.5 })) },
  ]
}
