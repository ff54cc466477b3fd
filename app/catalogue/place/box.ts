import type { Point } from './point.ts'

/** A rectangle of the map, in degrees. */
export type Box = { west: number; south: number; east: number; north: number }

/** Metres per degree of latitude. */
export const METRES_PER_DEGREE = 111_195
/** The limit of Web Mercator maps. */
const MOST_LATITUDE = 85
/** Precision of degrees in a URL: about a metre. */
const DECIMALS = 1e5

/** Whether a box is valid: not inside out, not across the antimeridian, without a pole. */
export function isBox({ west, south, east, north }: Box): boolean {
  return (
    west < east && south < north && west >= -180 && east <= 180 && south >= -MOST_LATITUDE && north <= MOST_LATITUDE
  )
}

/** The smallest box around all points. */
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

/** The smallest box around a circle. */
export function boxAround({ latitude, longitude }: Point, metres: number): Box {
  const high = metres / METRES_PER_DEGREE
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - wide, south: latitude - high, east: longitude + wide, north: latitude + high }
}

/** Metres between two near points, computed as if the earth were flat there. */
export function flatMetres(middle: Point, { latitude, longitude }: Point): number {
  const wide = Math.cos((middle.latitude * Math.PI) / 180)
  return METRES_PER_DEGREE * Math.hypot(latitude - middle.latitude, (longitude - middle.longitude) * wide)
}

/** The box for a URL, rounded outwards so that points on its edge stay inside. */
export function writeBox({ west, south, east, north }: Box): string {
  const low = (value: number) => Math.floor(value * DECIMALS) / DECIMALS
  const high = (value: number) => Math.ceil(value * DECIMALS) / DECIMALS
  return [low(west), low(south), high(east), high(north)].join(',')
}

/** Whether the point lies in the box or on its edge. */
export function isInBox({ latitude, longitude }: Point, { west, south, east, north }: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
