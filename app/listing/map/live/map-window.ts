import type { Point } from '#app/catalogue/place/point.ts'
import {
  HEIGHT,
  NARROWEST,
  WIDEST,
  WIDTH,
  type View,
  latitudeOf,
  longitudeOf,
  xOf,
  yOf,
} from '#app/listing/map/map-view.ts'

/** The part of the earth that the frame of the map shows, in Web Mercator with the whole earth one wide. */
export type MapWindow = { left: number; top: number; width: number }
/** A position in the frame, as parts of its width and height. */
export type Spot = { x: number; y: number }

const SHAPE = HEIGHT / WIDTH

export function windowOf(view: View): MapWindow {
  return { left: xOf(view.west), top: 1 - yOf(view.north), width: xOf(view.east) - xOf(view.west) }
}

export function viewIn({ left, top, width }: MapWindow): View {
  return {
    west: longitudeOf(left),
    east: longitudeOf(left + width),
    north: latitudeOf(1 - top),
    south: latitudeOf(1 - top - width * SHAPE),
  }
}

/** Moves the window by parts of its width and height, within the earth. */
export function slid(window: MapWindow, { x, y }: Spot): MapWindow {
  const { left, top, width } = window
  return onEarth({ left: left + x * width, top: top + y * width * SHAPE, width })
}

/** Zooms around a spot, within the narrowest and widest view. */
export function zoomed({ left, top, width }: MapWindow, times: number, { x, y }: Spot): MapWindow {
  const wanted = Math.min(Math.max(width * times, NARROWEST / 360), WIDEST / 360)
  const change = width - wanted
  return onEarth({ left: left + x * change, top: top + y * change * SHAPE, width: wanted })
}

/** The window in the units of a drawing that shows another window. */
export function inDrawing(window: MapWindow, drawn: MapWindow): { x: number; y: number; width: number } {
  const scale = WIDTH / drawn.width
  return {
    x: (window.left - drawn.left) * scale,
    y: (window.top - drawn.top) * scale,
    width: window.width * scale,
  }
}

/** The point of a spot in the frame. */
export function pointIn({ left, top, width }: MapWindow, { x, y }: Spot): Point {
  return { latitude: latitudeOf(1 - top - y * width * SHAPE), longitude: longitudeOf(left + x * width) }
}

/** The spot of a point, which may lie outside the frame. */
export function spotIn({ left, top, width }: MapWindow, { latitude, longitude }: Point): Spot {
  return { x: (xOf(longitude) - left) / width, y: (1 - yOf(latitude) - top) / (width * SHAPE) }
}

/** The middle of the frame. */
export const MIDDLE: Spot = { x: 0.5, y: 0.5 }

function onEarth({ left, top, width }: MapWindow): MapWindow {
  const [highest, lowest] = [1 - yOf(85), 1 - yOf(-85)]
  return {
    left: Math.min(Math.max(left, 0), 1 - width),
    top: Math.min(Math.max(top, highest), lowest - width * SHAPE),
    width,
  }
}

/** Width of the whole earth in pixels at zoom 0 of MapLibre. */
const EARTH = 512

/** The camera of MapLibre that shows the same window as a drawing of a width in pixels. */
export function cameraOf(shown: MapWindow, pixels: number): { center: [number, number]; zoom: number } {
  const { latitude, longitude } = pointIn(shown, MIDDLE)
  return { center: [longitude, latitude], zoom: Math.log2(pixels / (EARTH * shown.width)) }
}
