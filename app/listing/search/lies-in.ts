import type { Point } from '#app/catalogue/place/point.ts'
import type { Box } from '#app/catalogue/place/box.ts'
import type { Shape } from './shapes.ts'

type Placed = { publicLatitude: number | null; publicLongitude: number | null }

/** Whether the point that everybody may see lies there. */
export function liesIn({ publicLatitude, publicLongitude }: Placed, shape: Shape): boolean {
  if (shape.kind === 'nowhere') return publicLatitude === null
  if (publicLatitude === null || publicLongitude === null) return false
  const point = { latitude: publicLatitude, longitude: publicLongitude }
  if (!isInBox(point, shape.box)) return false
  if (shape.kind === 'area') return isInArea(point, shape.corners)
  return shape.kind === 'box' || isNear(point, shape)
}

/** Its edges included. */
export function isInBox({ latitude, longitude }: Point, { west, south, east, north }: Box): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** An odd number of the area's edges lies east of the point, at its height; edges that cross leave a hole. */
function isInArea({ latitude, longitude }: Point, corners: readonly Point[]): boolean {
  let isInside = false
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    if (latitude >= from.latitude === latitude >= to.latitude) return
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude)
    if (longitude < from.longitude + (latitude - from.latitude) * slope) isInside = !isInside
  })
  return isInside
}

/** In the circle that touches the sides of its box: on so small a part of the earth as flat as a map. */
function isNear({ latitude, longitude }: Point, { centre, box }: Extract<Shape, { kind: 'circle' }>): boolean {
  const wide = Math.cos((centre.latitude * Math.PI) / 180)
  const [north, east] = [latitude - centre.latitude, (longitude - centre.longitude) * wide]
  return north * north + east * east <= (box.north - centre.latitude) ** 2
}
