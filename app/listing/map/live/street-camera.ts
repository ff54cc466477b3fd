import { type MapWindow, MIDDLE, pointIn } from './map-window.ts'

/** Pixels that the whole earth is wide at zoom 0 of MapLibre. */
const EARTH = 512

/** Where MapLibre looks from to show the same part of the earth as a drawing that is so many pixels wide. */
export function cameraOf(shown: MapWindow, pixels: number): { center: [number, number]; zoom: number } {
  const { latitude, longitude } = pointIn(shown, MIDDLE)
  return { center: [longitude, latitude], zoom: Math.log2(pixels / (EARTH * shown.width)) }
}
