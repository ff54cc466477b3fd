import type { Corner, Size } from './clip.ts'
import type { Frame } from './map-labels.ts'

/** Units between the positions that are tried. */
const STEP = 20

/** The free position inside a shape nearest to its middle; null where there is no space. */
export function findSpaceInside(
  rings: readonly (readonly Corner[])[],
  { width, height }: Size,
  frameAt: (at: Corner) => Frame,
  isFree: (frame: Frame) => boolean,
): Corner | null {
  const [x, y] = middleOf(rings.flat())
  const places: Corner[] = [[x, y]]
  for (let left = STEP; left < width; left += STEP)
    for (let top = STEP; top < height; top += STEP) places.push([left, top])
  const far = ([left, top]: Corner) => (left - x) ** 2 + (top - y) ** 2
  const nearest = places.toSorted((one, other) => far(one) - far(other))
  return (
    nearest.find((at) => {
      const frame = frameAt(at)
      return isFree(frame) && edgeOf(frame).every((corner) => isInside(corner, rings))
    }) ?? null
  )
}

/** Points along the edge of a frame, dense enough that no border passes between them. */
function edgeOf({ left, right, top, bottom }: Frame): Corner[] {
  const across = [left, (2 * left + right) / 3, (left + 2 * right) / 3, right]
  return across.flatMap((x): Corner[] => [
    [x, top],
    [x, bottom],
  ])
}

function isInside([x, y]: Corner, rings: readonly (readonly Corner[])[]): boolean {
  let crossed = 0
  for (const ring of rings)
    for (const [at, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(at - 1) ?? [toX, toY]
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY)) crossed += 1
    }
  return crossed % 2 === 1
}

function middleOf(corners: readonly Corner[]): Corner {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.round((Math.min(...xs) + Math.max(...xs)) / 2), Math.round((Math.min(...ys) + Math.max(...ys)) / 2)]
}
