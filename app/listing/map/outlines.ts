import type { Point } from '#app/catalogue/place/point.ts'
import { type Corner, type Size, clipped } from './clip.ts'

type Place = (point: Point) => Corner
type Arc = readonly Corner[]
/** The arcs of each ring of a shape, by number; a negative number is an arc in reverse. */
type Rings = readonly (readonly number[])[]
/** Outlines as their file has them. Neighbours share the arc of their border. */
type StoredOutlines = { scale: number[]; translate: number[]; arcs: readonly number[][][] }

type Arcs = readonly (readonly Point[])[]
type Shape = { name: string; rings: Rings; corners: readonly Point[] }
/** Shapes that share arcs. */
export type Layer = { arcs: Arcs; shapes: readonly Shape[] }
/** The part of a shape in the view. */
export type VisibleShape = { name: string; path: string; rings: readonly Arc[] }

/** Corners nearer to each other than this, in units of the drawing, are merged. */
const FINEST = 1.2

export function readArcs({ arcs, scale, translate }: StoredOutlines): Arcs {
  const [scaleX = 1, scaleY = 1] = scale
  const [startX = 0, startY = 0] = translate
  return arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      return { latitude: y * scaleY + startY, longitude: x * scaleX + startX }
    })
  })
}

export function readLayer(arcs: Arcs, ringsOfShapes: readonly Rings[], names: readonly string[] = []): Layer {
  return { arcs, shapes: ringsOfShapes.map((rings, at) => readShape(arcs, names[at] ?? '', rings)) }
}

function readShape(arcs: Arcs, name: string, rings: Rings): Shape {
  const points = rings.flatMap((ring) => ring.flatMap((at) => arcs[at < 0 ? -at - 1 : at] ?? []))
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const corners = [
    { latitude: Math.max(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.min(...latitudes), longitude: Math.max(...longitudes) },
  ]
  return { name, rings, corners }
}

/** The shapes of a layer in the view, clipped to it. Each arc is projected only once. */
export function visibleShapes({ arcs, shapes }: Layer, place: Place, size: Size): VisibleShape[] {
  const drawn = new Map<number, Arc>()
  function arcOf(at: number): Arc {
    const index = at < 0 ? -at - 1 : at
    const arc = drawn.get(index) ?? simplified((arcs[index] ?? []).map(place))
    drawn.set(index, arc)
    return at < 0 ? arc.toReversed() : arc
  }
  return shapes.flatMap(({ name, rings: stored, corners }) => {
    const [northWest, southEast] = corners.map(place)
    if (!northWest || !southEast || isOutside(northWest, southEast, size)) return []
    const rings = stored.map((ring) => clipped(ring.flatMap(arcOf), size))
    const path = rings.map(ringPath).join('')
    return path ? [{ name, path, rings }] : []
  })
}

/** The path of all shapes of a layer in the view. */
export function layerPath(layer: Layer, place: Place, size: Size): string {
  return visibleShapes(layer, place, size)
    .map(({ path }) => path)
    .join('')
}

/** The shape of a layer in which a point lies; null outside of all. */
export function shapeAt({ arcs, shapes }: Layer, { latitude, longitude }: Point): string | null {
  const isIn = ({ rings }: Shape) =>
    rings.flatMap((ring) => {
      const corners = ring.flatMap((at) => (at < 0 ? (arcs[-at - 1] ?? []).toReversed() : (arcs[at] ?? [])))
      return corners.filter((to, at) => {
        const from = corners.at(at - 1) ?? to
        if (from.latitude > latitude === to.latitude > latitude) return false
        const part = (latitude - from.latitude) / (to.latitude - from.latitude)
        return longitude < from.longitude + part * (to.longitude - from.longitude)
      })
    }).length %
      2 ===
    1
  return shapes.find(isIn)?.name ?? null
}

function isOutside([left, top]: Corner, [right, bottom]: Corner, { width, height, beyond = 0 }: Size): boolean {
  return right < -beyond || left > width + beyond || bottom < -beyond || top > height + beyond
}

/** The path of a ring; '' for one that would be a dot. */
function ringPath(corners: readonly Corner[]): string {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  if (Math.max(...xs) - Math.min(...xs) < 2 && Math.max(...ys) - Math.min(...ys) < 2) return ''
  let [lastX, lastY] = [0, 0]
  let path = ''
  for (const [x, y] of corners) {
    const step = `${x - lastX} ${y - lastY}`
    if (path === '') path = `M${step}`
    else if (step !== '0 0') path += `l${step}`
    lastX = x
    lastY = y
  }
  return path && `${path}z`
}

/** Rounds to whole units and drops corners that lie beside the previous one. */
function simplified(arc: Arc): Arc {
  const corners: [number, number][] = []
  for (const [at, [x, y]] of arc.entries()) {
    const last = corners.at(-1)
    const isEnd = at === 0 || at === arc.length - 1
    if (isEnd || !last || Math.hypot(x - last[0], y - last[1]) >= FINEST) corners.push([Math.round(x), Math.round(y)])
  }
  return corners
}
