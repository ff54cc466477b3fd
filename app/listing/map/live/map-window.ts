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
/** A place in the frame, as parts of its width and its height. */
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

/** Moved by parts of its width and its height, as far as the earth goes. */
export function slid(window: MapWindow, { x, y }: Spot): MapWindow {
  const { left, top, width } = window
  return onEarth({ left: left + x * width, top: top + y * width * SHAPE, width })
}

/** So many times as wide, what lies at a spot staying there; not nearer and not farther than the map goes. */
export function zoomed({ left, top, width }: MapWindow, times: number, { x, y }: Spot): MapWindow {
  const wanted = Math.min(Math.max(width * times, NARROWEST / 360), WIDEST / 360)
  const change = width - wanted
  return onEarth({ left: left + x * change, top: top + y * change * SHAPE, width: wanted })
}

/** The same part of the earth in the units of a drawing that shows another. */
export function inDrawing(window: MapWindow, drawn: MapWindow): { x: number; y: number; width: number } {
  const scale = WIDTH / drawn.width
  return {
    x: (window.left - drawn.left) * scale,
    y: (window.top - drawn.top) * scale,
    width: window.width * scale,
  }
}

/** Where on earth a spot of the frame is. */
export function pointIn({ left, top, width }: MapWindow, { x, y }: Spot): Point {
  return { latitude: latitudeOf(1 - top - y * width * SHAPE), longitude: longitudeOf(left + x * width) }
}

/** In which spot of the frame a place on earth is, also outside of it. */
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
