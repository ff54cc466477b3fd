import type { Point } from '#app/properties/place/point.ts'
import { HEIGHT, WIDTH } from './map-view.ts'
import outlines from './nuevo-leon.json' with { type: 'json' }

/** Where INEGI's credit is due (decision 42). */
export const CREDIT = 'Límites: INEGI, Marco Geoestadístico 2025'

type Place = (point: Point) => readonly [number, number]
type Arc = readonly (readonly [x: number, y: number])[]

/** Units of the drawing below which two corners are one. */
const FINEST = 1.2

/** Borders that two neighbours share are one arc, so that simplified they still are one. */
const ARCS: readonly (readonly Point[])[] = outlines.arcs.map((steps) => {
  let [x, y] = [0, 0]
  const [scaleX = 1, scaleY = 1] = outlines.scale
  const [startX = 0, startY = 0] = outlines.translate
  return steps.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return { latitude: y * scaleY + startY, longitude: x * scaleX + startX }
  })
})

/** The municipalities and the built-up areas of Nuevo León as far as a view shows them, as paths of SVG. */
export function baseMap(place: Place): { municipalities: string; builtUp: string } {
  const drawn = ARCS.map((arc) => simplified(arc.map(place)))
  const pathOf = (shapes: readonly (readonly (readonly number[])[])[]) =>
    shapes.flatMap((rings) => rings.map((ring) => ringPath(ring, drawn))).join('')
  return { municipalities: pathOf(outlines.municipalities), builtUp: pathOf(outlines.builtUp) }
}

/** '' for what lies outside of the drawing, and for what would be a dot. */
function ringPath(ring: readonly number[], drawn: readonly Arc[]): string {
  const corners = ring.flatMap((at) => {
    const arc = drawn[at < 0 ? -at - 1 : at] ?? []
    return at < 0 ? arc.toReversed() : arc
  })
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (right < 0 || left > WIDTH || bottom < 0 || top > HEIGHT) return ''
  if (right - left < 2 && bottom - top < 2) return ''
  let [lastX, lastY] = [0, 0]
  let path = ''
  for (const [x, y] of corners) {
    const step = `${x - lastX} ${y - lastY}`
    if (path === '') path = `M${step}`
    else if (step !== '0 0') path += `l${step}`
    lastX = x
    lastY = y
  }
  return `${path}z`
}

/** Whole units, without corners that lie beside the one before. */
function simplified(arc: Arc): Arc {
  const kept: [number, number][] = []
  for (const [at, [x, y]] of arc.entries()) {
    const last = kept.at(-1)
    const isEnd = at === 0 || at === arc.length - 1
    if (isEnd || !last || Math.hypot(x - last[0], y - last[1]) >= FINEST) kept.push([Math.round(x), Math.round(y)])
  }
  return kept
}
