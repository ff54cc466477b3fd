import type { Box } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'

/** Properties of one cell of the grid: where they lie, how many, and which of them the list shows, by their slugs. */
export type Cluster = { count: number; box: Box; middle: Point; id: string; listed: string[] }

/** Room around a cluster that is looked at more closely, as part of its size. */
export const ROOM_AROUND_CLUSTER = 0.15
const LARGEST = 24
const SMALLEST = 15

/** Radius of the circle of so many properties, in px of the drawing. */
export function clusterRadius(count: number): number {
  return Math.round(Math.min(LARGEST, SMALLEST + 2.2 * Math.log2(count)))
}
