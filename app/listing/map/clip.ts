/** A corner in units of the drawing. */
export type Corner = readonly [x: number, y: number]
/** Size of a drawing. `beyond`: the margin that is drawn around it; by default enough to hide clipped edges. */
export type Size = { width: number; height: number; beyond?: number }

const LEAST_BEYOND = 6

/** Clips a closed shape to the drawing and its margin; [] where it lies outside. */
export function clipped(ring: readonly Corner[], { width, height, beyond = LEAST_BEYOND }: Size): readonly Corner[] {
  const sides = [
    { axis: 0, limit: -beyond, sign: 1 },
    { axis: 0, limit: width + beyond, sign: -1 },
    { axis: 1, limit: -beyond, sign: 1 },
    { axis: 1, limit: height + beyond, sign: -1 },
  ] as const
  return sides.reduce<readonly Corner[]>((corners, side) => cutAt(corners, side), ring)
}

type Side = { axis: 0 | 1; limit: number; sign: 1 | -1 }

/** The part of a shape on one side of a line (algorithm of Sutherland and Hodgman). */
function cutAt(corners: readonly Corner[], { axis, limit, sign }: Side): readonly Corner[] {
  const isInside = (corner: Corner) => (corner[axis] - limit) * sign >= 0
  if (corners.every(isInside)) return corners
  return corners.flatMap((to, at) => {
    const from = corners.at(at - 1) ?? to
    if (isInside(from) !== isInside(to)) {
      const crossing = crossingOf(from, to, { axis, limit })
      return isInside(to) ? [crossing, to] : [crossing]
    }
    return isInside(to) ? [to] : []
  })
}

function crossingOf(from: Corner, to: Corner, { axis, limit }: Omit<Side, 'sign'>): Corner {
  const part = (limit - from[axis]) / (to[axis] - from[axis])
  const other = Math.round(from[(1 - axis) as 0 | 1] + part * (to[(1 - axis) as 0 | 1] - from[(1 - axis) as 0 | 1]))
  return axis === 0 ? [limit, other] : [other, limit]
}
