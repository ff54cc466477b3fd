import type { Point } from './point.ts'

/** A part of the map, in degrees. */
export type Box = { west: number; south: number; east: number; north: number }

/** Of latitude. */
export const METRES_PER_DEGREE = 111_195
/** Beyond, maps of this kind have no end. */
const MOST_LATITUDE = 85
/** Decimals of a degree that a URL writes: a metre. */
const DECIMALS = 1e5

/** Not inside out, not across the antimeridian, no pole. */
export function isBox({ west, south, east, north }: Box): boolean {
  return (
    west < east && south < north && west >= -180 && east <= 180 && south >= -MOST_LATITUDE && north <= MOST_LATITUDE
  )
}

/** The smallest that holds all points. */
export function boxOf(points: readonly Point[]): Box {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** The smallest that holds a circle. */
export function boxAround({ latitude, longitude }: Point, metres: number): Box {
  const high = metres / METRES_PER_DEGREE
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - wide, south: latitude - high, east: longitude + wide, north: latitude + high }
}

/** From the middle of a circle, as the store measures whether a point lies in it: on so small a part of the earth as flat as a map. */
export function flatMetres(middle: Point, { latitude, longitude }: Point): number {
  const wide = Math.cos((middle.latitude * Math.PI) / 180)
  return METRES_PER_DEGREE * Math.hypot(latitude - middle.latitude, (longitude - middle.longitude) * wide)
}

/** As the URL writes it; rounded outwards, so that what lies at its edge stays inside. */
export function writeBox({ west, south, east, north }: Box): string {
  const low = (value: number) => Math.floor(value * DECIMALS) / DECIMALS
  const high = (value: number) => Math.ceil(value * DECIMALS) / DECIMALS
  return [low(west), low(south), high(east), high(north)].join(',')
}

/** Whether the point lies in the box or on its edge. */
export function isInBox({ latitude, longitude }: Point, { west, south, east, north }: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
