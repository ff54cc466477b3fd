import type { Box } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { boxOfBoth } from './cells.ts'
import { clusterRadius } from './cluster.ts'
import { HEIGHT, LISTING_MAP, type View, WIDTH, placeOn } from './map-view.ts'

type Group = { count: number; box: Box; middle: Point; id: string }
type Placed<Each> = { group: Each; x: number; y: number; radius: number }

/** Radius of the mark of one that is alone. */
const MARK = 9
const { beyond = 0 } = LISTING_MAP

/**
 * Groups whose circles would lie on each other become one: which of two numbers is meant could neither be read nor
 * pressed. What lies farther away than a hand brings into the view stays as it is.
 * @param join makes one of two
 */
export function withoutOverlap<Each extends Group>(
  groups: readonly Each[],
  view: View,
  join: (one: Each, other: Each) => Each,
): Each[] {
  const place = placeOn(view)
  const placed = (group: Each): Placed<Each> => {
    const [x, y] = place(group.middle)
    return { group, x, y, radius: group.count > 1 ? clusterRadius(group.count) : MARK }
  }
  function add(separate: Placed<Each>[], one: Placed<Each>): Placed<Each>[] {
    const other = separate.find((each) => overlap(each, one))
    if (!other) return [...separate, one]
    return add(
      separate.filter((each) => each !== other),
      placed(join(other.group, one.group)),
    )
  }
  const all = groups.map(placed)
  const separate = all.filter(isNear).reduce<Placed<Each>[]>(add, [])
  return [...separate, ...all.filter((one) => !isNear(one))].map(({ group }) => group)
}

/** Two groups as one. */
export function mergeGroups(one: Group, other: Group): Group {
  const count = one.count + other.count
  const mean = (of: 'latitude' | 'longitude') => (one.middle[of] * one.count + other.middle[of] * other.count) / count
  return {
    count,
    box: boxOfBoth(one.box, other.box),
    middle: { latitude: mean('latitude'), longitude: mean('longitude') },
    id: one.id < other.id ? one.id : other.id,
  }
}

function isNear({ x, y }: { x: number; y: number }): boolean {
  return x > -beyond && x < WIDTH + beyond && y > -beyond && y < HEIGHT + beyond
}

function overlap(one: Omit<Placed<unknown>, 'group'>, other: Omit<Placed<unknown>, 'group'>): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius
}
