import type { Box } from './box.ts'
import { formatMeasure } from '#app/figures/measure.ts'
import { type Point, metresBetween } from './point.ts'

/** Short distances are rounded to so many metres. */
const STEP = 50
/** From so many kilometres on, distances have no decimals. */
export const WHOLE_FROM = 10

/** Metres from a point to the nearest edge of a box; 0 inside. */
export function metresToBox({ latitude, longitude }: Point, { west, south, east, north }: Box): number {
  const nearest = {
    latitude: Math.min(Math.max(latitude, south), north),
    longitude: Math.min(Math.max(longitude, west), east),
  }
  return metresBetween({ latitude, longitude }, nearest)
}

/** Metres from a point to the nearest edge of a drawn area. */
export function metresToArea(point: Point, corners: readonly Point[]): number {
  return Math.min(
    ...corners.map((corner, at) => metresBetween(point, nearestOn(point, corner, corners.at(at - 1) ?? corner))),
  )
}

/** '3.2 km', '850 m', '30 km'. */
export function formatDistance(metres: number): string {
  if (metres < 1000 - STEP / 2) return formatMeasure(Math.max(STEP, Math.round(metres / STEP) * STEP), 'm')
  const kilometres = metres / 1000
  return formatMeasure(kilometres < WHOLE_FROM ? Math.round(kilometres * 10) / 10 : Math.round(kilometres), 'km')
}

/** The nearest point on the straight line between two points, computed as if the earth were flat there. */
function nearestOn(point: Point, from: Point, to: Point): Point {
  const narrow = Math.cos((point.latitude * Math.PI) / 180)
  const [wide, high] = [(to.longitude - from.longitude) * narrow, to.latitude - from.latitude]
  const length = wide * wide + high * high
  const along =
    length === 0
      ? 0
      : ((point.longitude - from.longitude) * narrow * wide + (point.latitude - from.latitude) * high) / length
  const part = Math.min(Math.max(along, 0), 1)
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  }
}
