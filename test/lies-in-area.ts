import type { Point } from '#app/properties/place/point.ts'

/** By the rule of even and odd, side by side, with the figures of the store (app/db/public-points.server.ts). */
export function liesInArea({ latitude: y, longitude: x }: Point, corners: readonly Point[]): boolean {
  const crossed = corners.filter((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    const [low, high] = [Math.min(from.latitude, to.latitude), Math.max(from.latitude, to.latitude)]
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude)
    return y >= low && y < high && x < from.longitude + (y - from.latitude) * slope
  })
  return crossed.length % 2 === 1
}
