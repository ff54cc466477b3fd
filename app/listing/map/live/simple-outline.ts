/** In any units, both the same. */
type Corner = { x: number; y: number }

/** Of the size of a drawing: what nobody draws on purpose. */
const FINEST = 0.004
/** How much coarser the next try is where corners are still too many. */
const COARSER = 1.4
/** By then it is coarser than the whole drawing. */
const MOST_TRIED = 20

/** The corners of a line drawn by hand that make its shape, at most so many (Ramer, Douglas and Peucker). */
export function simpleOutline<C extends Corner>(drawn: readonly C[], most: number): C[] {
  const [xs, ys] = [drawn.map(({ x }) => x), drawn.map(({ y }) => y)]
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  let kept = [...drawn]
  for (let finest = Math.max(size, 0) * FINEST, tried = 0; tried < MOST_TRIED; tried += 1, finest *= COARSER) {
    kept = simplified(drawn, finest)
    if (kept.length <= most) break
  }
  return kept
}

/** Its ends and the corners that lie farther than so much from the straight way between those kept. */
function simplified<C extends Corner>(line: readonly C[], finest: number): C[] {
  const isKept = line.map((_, at) => at === 0 || at === line.length - 1)
  const open: [from: number, to: number][] = [[0, line.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    const [start, end] = [line[from], line[to]]
    if (!start || !end) continue
    let [farthest, distance] = [0, finest]
    for (let at = from + 1; at < to; at += 1) {
      const corner = line[at]
      const away = corner ? distanceTo(corner, start, end) : 0
      if (away > distance) [farthest, distance] = [at, away]
    }
    if (farthest === 0) continue
    isKept[farthest] = true
    open.push([from, farthest], [farthest, to])
  }
  return line.filter((_, at) => isKept[at])
}

/** From a corner to the straight line between two others, not beyond its ends. */
function distanceTo(corner: Corner, start: Corner, end: Corner): number {
  const [wide, high] = [end.x - start.x, end.y - start.y]
  const length = wide * wide + high * high
  const along = length === 0 ? 0 : ((corner.x - start.x) * wide + (corner.y - start.y) * high) / length
  const part = Math.min(Math.max(along, 0), 1)
  return Math.hypot(corner.x - start.x - part * wide, corner.y - start.y - part * high)
}
