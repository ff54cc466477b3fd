import type { Box } from '#app/properties/place/box.ts'
import { METRES_PER_DEGREE } from '#app/properties/place/box.ts'
import type { Point } from '#app/properties/place/point.ts'
import type { Shape } from '#app/properties/search/shapes.ts'

/** Whether what lies in a box lies in a shape, too: all of it, none of it, or some of it perhaps. */
export type Lying = 'all' | 'none' | 'some'

/** Degrees by which figures of the store and ours may differ: what is so near to an edge is left to the store. */
const NEAR = 1e-7

export function lieInShapes(box: Box, shapes: readonly Shape[]): Lying {
  const lying = shapes.map((shape) => lieInShape(box, shape))
  if (lying.includes('none')) return 'none'
  return lying.every((each) => each === 'all') ? 'all' : 'some'
}

function lieInShape(box: Box, shape: Shape): Lying {
  if (shape.kind === 'nowhere') return 'none'
  const inBox = lieInBox(box, shape.box)
  if (shape.kind === 'box' || inBox === 'none') return inBox
  const lying = shape.kind === 'circle' ? lieNear(box, shape) : lieInArea(box, shape.corners)
  return inBox === 'all' || lying === 'none' ? lying : 'some'
}

/** As exactly as the store: both compare the same figures. */
function lieInBox({ west, south, east, north }: Box, shape: Box): Lying {
  if (east < shape.west || west > shape.east || north < shape.south || south > shape.north) return 'none'
  const isInside = west >= shape.west && east <= shape.east && south >= shape.south && north <= shape.north
  return isInside ? 'all' : 'some'
}

function lieNear(box: Box, { centre, metres }: { centre: Point; metres: number }): Lying {
  const wide = Math.cos((centre.latitude * Math.PI) / 180)
  const reach = metres / METRES_PER_DEGREE
  const [low, high] = [box.south - centre.latitude, box.north - centre.latitude]
  const [left, right] = [(box.west - centre.longitude) * wide, (box.east - centre.longitude) * wide]
  const farthest = Math.hypot(Math.max(-low, high), Math.max(-left, right))
  const nearest = Math.hypot(Math.max(low, -high, 0), Math.max(left, -right, 0))
  if (farthest < reach - NEAR) return 'all'
  return nearest > reach + NEAR ? 'none' : 'some'
}

/** Where no edge of the area crosses the box, all of it lies as one of its corners does. */
function lieInArea(box: Box, corners: readonly Point[]): Lying {
  let isInside = false
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % corners.length] ?? from
    if (crosses(from, to, box)) return 'some'
    const [low, high] = [Math.min(from.latitude, to.latitude), Math.max(from.latitude, to.latitude)]
    if (box.south < low || box.south >= high) continue
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude)
    if (box.west < from.longitude + (box.south - from.latitude) * slope) isInside = !isInside
  }
  return isInside ? 'all' : 'none'
}

/** Whether a straight line comes to a box, or very near to it. */
function crosses(from: Point, to: Point, { west, south, east, north }: Box): boolean {
  const isBeside =
    Math.max(from.longitude, to.longitude) < west - NEAR ||
    Math.min(from.longitude, to.longitude) > east + NEAR ||
    Math.max(from.latitude, to.latitude) < south - NEAR ||
    Math.min(from.latitude, to.latitude) > north + NEAR
  if (isBeside) return false
  const [right, up] = [to.longitude - from.longitude, to.latitude - from.latitude]
  const sides = [west, east].flatMap((x) =>
    [south, north].map((y) => right * (y - from.latitude) - up * (x - from.longitude)),
  )
  const near = NEAR * (Math.abs(right) + Math.abs(up))
  return !(sides.every((side) => side > near) || sides.every((side) => side < -near))
}
