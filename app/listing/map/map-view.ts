import { type Box, METRES_PER_DEGREE } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { Size } from './clip.ts'

/** The drawing of the listing in its own units, about the pixels of a phone: names and numbers stay legible there. */
export const WIDTH = 420
export const HEIGHT = 448
/** Half of it is drawn around it as well, for a hand that moves it. */
export const LISTING_MAP: Size = { width: WIDTH, height: HEIGHT, beyond: WIDTH / 2 }

/** The narrowest view, in degrees: about 400 m, streets that nobody drew. */
export const NARROWEST = 0.004
/** All of Mexico and some sea. */
export const WIDEST = 40
/** Cells of the grid that properties are gathered in, across a view: from half of these to all. */
const MOST_CELLS = 8

/** A view is a box of the shape of the drawing. */
export type View = Box

/** The smallest view that shows a whole box, with some room around it. @param room part of its size on each side */
export function viewOf({ west, south, east, north }: Box, room = 0, size = LISTING_MAP): View {
  const [left, right] = [xOf(west), xOf(east)]
  const [bottom, top] = [yOf(south), yOf(north)]
  const least = xOf(NARROWEST) - xOf(0)
  const wanted = Math.max(
    (right - left) * (1 + 2 * room),
    ((top - bottom) * (1 + 2 * room) * size.width) / size.height,
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

/** The same, so many times as wide, and moved by parts of its size: right and up. */
export function moved(view: View, { times = 1, right = 0, up = 0 }): View {
  const [x0, x1, y0, y1] = [xOf(view.west), xOf(view.east), yOf(view.south), yOf(view.north)]
  const [width, height] = [x1 - x0, y1 - y0]
  const [x, y] = [(x0 + x1) / 2 + right * width, (y0 + y1) / 2 + up * height]
  return viewOf({
    west: longitudeOf(x - (width * times) / 2),
    east: longitudeOf(x + (width * times) / 2),
    south: latitudeOf(y - (height * times) / 2),
    north: latitudeOf(y + (height * times) / 2),
  })
}

export function isNarrowest({ west, east }: View): boolean {
  return east - west <= NARROWEST * 1.01
}

export function isWidest({ west, east }: View): boolean {
  return east - west >= WIDEST * 0.99
}

/** Whether a box is larger than any view shows: the middle of it would be drawn, wherever that is. */
export function isBeyondView({ west, south, east, north }: Box): boolean {
  const [width, height] = [xOf(east) - xOf(west), yOf(north) - yOf(south)]
  // A view as the URL writes it is rounded outwards.
  return Math.max(width, (height * WIDTH) / HEIGHT) > (WIDEST * 1.01) / 360
}

/** Where on the drawing a point of the earth is. */
export function placeOn(view: View, size = LISTING_MAP): (point: Point) => readonly [x: number, y: number] {
  const scale = size.width / (xOf(view.east) - xOf(view.west))
  const [left, top] = [xOf(view.west), yOf(view.north)]
  return ({ latitude, longitude }) => [(xOf(longitude) - left) * scale, (top - yOf(latitude)) * scale]
}

/** The point of the earth at a place of the drawing. */
export function pointOn(view: View, size: Size): (place: readonly [x: number, y: number]) => Point {
  const scale = size.width / (xOf(view.east) - xOf(view.west))
  const [left, top] = [xOf(view.west), yOf(view.north)]
  return ([x, y]) => ({ latitude: latitudeOf(top - y / scale), longitude: longitudeOf(left + x / scale) })
}

/** The middle of a view as it is drawn. */
export function viewMiddle({ west, east, south, north }: View): Point {
  return { latitude: latitudeOf((yOf(south) + yOf(north)) / 2), longitude: (west + east) / 2 }
}

/** Metres from the middle of a view to its upper edge. */
export function viewReach({ south, north }: View): number {
  return ((north - south) / 2) * METRES_PER_DEGREE
}

/** Units of the drawing that so many metres are, at the middle of a view. */
export function unitsOf(view: View, metres: number, size = LISTING_MAP): number {
  const degrees = metres / (METRES_PER_DEGREE * Math.cos((((view.south + view.north) / 2) * Math.PI) / 180))
  return (degrees / (view.east - view.west)) * size.width
}

/** Degrees of a cell of the grid: it halves with each step nearer and never moves, so that a move regroups nothing. */
export function cellOf({ west, east }: View): number {
  return 360 / 2 ** Math.floor(Math.log2((360 * MOST_CELLS) / (east - west)))
}

/** Web Mercator, the whole earth one wide. */
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
