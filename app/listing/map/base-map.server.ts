import type { Point } from '#app/catalogue/place/point.ts'
import { type Corner, type Size, clipped } from './clip.ts'
import { LISTING_MAP } from './map-view.ts'
import outlines from './nuevo-leon.json' with { type: 'json' }

type Place = (point: Point) => Corner
type Arc = readonly Corner[]
/** The lines that close a shape, by their numbers; those below 0 from their end. */
type Rings = readonly (readonly number[])[]
type Shape = { name: string; rings: Rings; corners: readonly Point[] }

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

const MUNICIPALITIES = outlines.municipalities.map((rings, at) => shapeOf(outlines.names[at] ?? '', rings))
const BUILT_UP = outlines.builtUp.map((rings) => shapeOf('', rings))

/** The ground of a map as SVG: the municipalities and the built-up areas of Nuevo León as far as a view shows them. */
export function drawTerritory(place: Place, size: Size = LISTING_MAP): string {
  const municipalities = municipalitiesIn(place, size).map(({ path }) => path)
  return `<path d="${municipalities.join('')}" class="fill-canvas stroke-line-strong/50" fill-rule="evenodd"/><path d="${builtUpIn(place, size)}" class="fill-sunken stroke-line" fill-rule="evenodd"/>`
}

/** A municipality as far as a view shows it. */
export type ShownMunicipality = { name: string; path: string; rings: readonly Arc[] }

export function municipalitiesIn(place: Place, size: Size): ShownMunicipality[] {
  const ringsOf = drawer(place, size)
  return MUNICIPALITIES.flatMap((shape) => {
    const rings = ringsOf(shape)
    const path = rings.map(ringPath).join('')
    return path ? [{ name: shape.name, path, rings }] : []
  })
}

export function builtUpIn(place: Place, size: Size): string {
  return BUILT_UP.flatMap(drawer(place, size)).map(ringPath).join('')
}

function shapeOf(name: string, rings: Rings): Shape {
  const points = rings.flatMap((ring) => ring.flatMap((at) => ARCS[at < 0 ? -at - 1 : at] ?? []))
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const corners = [
    { latitude: Math.max(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.min(...latitudes), longitude: Math.max(...longitudes) },
  ]
  return { name, rings, corners }
}

/** A shape as far as it is seen, nothing of what lies elsewhere; a line that two shapes share is placed once. */
function drawer(place: Place, size: Size): (shape: Shape) => readonly Arc[] {
  const drawn = new Map<number, Arc>()
  function arcOf(at: number): Arc {
    const index = at < 0 ? -at - 1 : at
    const arc = drawn.get(index) ?? simplified((ARCS[index] ?? []).map(place))
    drawn.set(index, arc)
    return at < 0 ? arc.toReversed() : arc
  }
  return ({ rings, corners }) => {
    const [northWest, southEast] = corners.map(place)
    if (!northWest || !southEast || isElsewhere(northWest, southEast, size)) return []
    return rings.map((ring) => clipped(ring.flatMap(arcOf), size))
  }
}

function isElsewhere([left, top]: Corner, [right, bottom]: Corner, { width, height, beyond = 0 }: Size): boolean {
  return right < -beyond || left > width + beyond || bottom < -beyond || top > height + beyond
}

/** '' for what would be a dot. */
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
