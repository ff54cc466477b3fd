import type { Box } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { HEIGHT, NARROWEST, WIDEST, WIDTH, latitudeOf, longitudeOf, xOf, yOf } from '#app/listing/map/map-view.ts'

/** The part of the earth that the frame of the map shows, in Web Mercator with the whole earth one wide and high. */
export type MapWindow = { left: number; top: number; width: number; height: number }
/** A position in the frame, as parts of its width and height. */
export type Spot = { x: number; y: number }

const SHAPE = HEIGHT / WIDTH

export function windowOf({ west, south, east, north }: Box): MapWindow {
  return { left: xOf(west), top: 1 - yOf(north), width: xOf(east) - xOf(west), height: yOf(north) - yOf(south) }
}

/** The smallest window of a frame that contains another. @param shape height of the frame, as a part of its width */
export function windowAround({ left, top, width, height }: MapWindow, shape: number): MapWindow {
  const wide = Math.max(width, height / shape)
  const high = wide * shape
  return onEarth({ left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high })
}

export function viewIn({ left, top, width, height }: MapWindow): Box {
  return {
    west: longitudeOf(left),
    east: longitudeOf(left + width),
    north: latitudeOf(1 - top),
    south: latitudeOf(1 - top - height),
  }
}

/** Moves the window by parts of its width and height, within the earth. */
export function slid(window: MapWindow, { x, y }: Spot): MapWindow {
  const { left, top, width, height } = window
  return onEarth({ left: left + x * width, top: top + y * height, width, height })
}

/** Zooms around a spot, within the narrowest and widest view. */
export function zoomed({ left, top, width, height }: MapWindow, times: number, { x, y }: Spot): MapWindow {
  // The width of the server's view around the window.
  const view = Math.max(width, height / SHAPE)
  const factor = Math.min(Math.max(view * times, NARROWEST / 360), WIDEST / 360) / view
  return onEarth({
    left: left + x * width * (1 - factor),
    top: top + y * height * (1 - factor),
    width: width * factor,
    height: height * factor,
  })
}

/** The window in the units of a drawing that shows another window. */
export function inDrawing(
  window: MapWindow,
  drawn: MapWindow,
): { x: number; y: number; width: number; height: number } {
  const scale = WIDTH / drawn.width
  return {
    x: (window.left - drawn.left) * scale,
    y: (window.top - drawn.top) * scale,
    width: window.width * scale,
    height: window.height * scale,
  }
}

/** The point of a spot in the frame. */
export function pointIn({ left, top, width, height }: MapWindow, { x, y }: Spot): Point {
  return { latitude: latitudeOf(1 - top - y * height), longitude: longitudeOf(left + x * width) }
}

/** The spot of a point, which may lie outside the frame. */
export function spotIn({ left, top, width, height }: MapWindow, { latitude, longitude }: Point): Spot {
  return { x: (xOf(longitude) - left) / width, y: (1 - yOf(latitude) - top) / height }
}

/** The middle of the frame. */
export const MIDDLE: Spot = { x: 0.5, y: 0.5 }

function onEarth({ left, top, width, height }: MapWindow): MapWindow {
  const [highest, lowest] = [1 - yOf(85), 1 - yOf(-85)]
  return {
    left: Math.min(Math.max(left, 0), 1 - width),
    top: Math.min(Math.max(top, highest), lowest - height),
    width,
    height,
  }
}

/** Width of the whole earth in pixels at zoom 0 of MapLibre. */
const EARTH = 512

/** The camera of MapLibre that shows the same window as a drawing of a width in pixels. */
export function cameraOf(shown: MapWindow, pixels: number): { center: [number, number]; zoom: number } {
  const { latitude, longitude } = pointIn(shown, MIDDLE)
  return { center: [longitude, latitude], zoom: Math.log2(pixels / (EARTH * shown.width)) }
}
