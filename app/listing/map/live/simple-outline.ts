/** In any unit, the same for both axes. */
type Corner = { x: number; y: number }

/** Details below this part of the outline's size are ignored at first. */
const FINEST = 0.004
/** Factor of the next tolerance while there are too many corners. */
const COARSER = 1.4
/** By then the tolerance is larger than the drawing. */
const MOST_TRIED = 20

/** Simplifies a hand-drawn line to at most so many of its corners (algorithm of Ramer, Douglas and Peucker). */
export function simpleOutline<C extends Corner>(drawn: readonly C[], most: number): C[] {
  const [xs, ys] = [drawn.map(({ x }) => x), drawn.map(({ y }) => y)]
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  let corners = [...drawn]
  for (let finest = Math.max(size, 0) * FINEST, tried = 0; tried < MOST_TRIED; tried += 1, finest *= COARSER) {
    corners = simplified(drawn, finest)
    if (corners.length <= most) break
  }
  return corners
}

/** The ends, and the corners that are farther than the tolerance from the line between their neighbours. */
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

/** The distance of a corner to the line segment between two others. */
function distanceTo(corner: Corner, start: Corner, end: Corner): number {
  const [wide, high] = [end.x - start.x, end.y - start.y]
  const length = wide * wide + high * high
  const along = length === 0 ? 0 : ((corner.x - start.x) * wide + (corner.y - start.y) * high) / length
  const part = Math.min(Math.max(along, 0), 1)
  return Math.hypot(corner.x - start.x - part * wide, corner.y - start.y - part * high)
}
