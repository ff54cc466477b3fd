import type { Box } from '#app/properties/place/box.ts'
import type { Point } from '#app/properties/place/point.ts'

/** Properties of one cell of the grid: where they lie, how many, and which of them the list shows, by their slugs. */
export type Cluster = { count: number; box: Box; middle: Point; id: string; listed: string[] }
