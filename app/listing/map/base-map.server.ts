import type { Point } from '#app/catalogue/place/point.ts'
import { type Corner, type Size, clipped } from './clip.ts'
import { LISTING_MAP, type View, type placeOn, unitsOf } from './map-view.ts'
import { formatMeasure } from '#app/figures/measure.ts'
import { type Frame, isFree, nameFrame } from './map-labels.ts'
import { findSpaceInside } from './space-inside.ts'
import outlines from './nuevo-leon.json' with { type: 'json' }

type Place = (point: Point) => Corner
type Arc = readonly Corner[]
/** The arcs of each ring of a shape, by number; a negative number is an arc in reverse. */
type Rings = readonly (readonly number[])[]
type Shape = { name: string; rings: Rings; corners: readonly Point[] }

/** Corners nearer to each other than this, in units of the drawing, are merged. */
const FINEST = 1.2

/** Neighbours share the arc of their border, so it stays the same line for both when it is simplified. */
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

/** The background of the listing's map as SVG: municipalities and built-up areas of Nuevo León in the view; '' elsewhere. */
export function drawTerritory(place: Place): string {
  const municipalities = municipalitiesIn(place, LISTING_MAP).map(({ path }) => path)
  if (municipalities.length === 0) return ''
  return `<path d="${municipalities.join('')}" class="fill-canvas stroke-line-strong/50" fill-rule="evenodd"/><path d="${builtUpIn(place, LISTING_MAP)}" class="fill-sunken stroke-line" fill-rule="evenodd"/>`
}

/** The part of a municipality in the view. */
export type VisibleMunicipality = { name: string; path: string; rings: readonly Arc[] }

export function municipalitiesIn(place: Place, size: Size): VisibleMunicipality[] {
  const ringsOf = drawer(place, size)
  return MUNICIPALITIES.flatMap((shape) => {
    const rings = ringsOf(shape)
    const path = rings.map(ringPath).join('')
    return path ? [{ name: shape.name, path, rings }] : []
  })
}

function builtUpIn(place: Place, size: Size): string {
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

/** Returns a function that clips a shape to the view; [] for a shape outside. Each arc is projected only once. */
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
    if (!northWest || !southEast || isOutside(northWest, southEast, size)) return []
    return rings.map((ring) => clipped(ring.flatMap(arcOf), size))
  }
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

/** Lengths of the scale bar in metres, and the largest part of the drawing's width that it takes. */
const SCALES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
const MOST_OF_WIDTH = 0.25
/** Distance between the edge and the scale bar. */
const EDGE = 10

/** The background of a small map: municipalities, with one of them lighter, and built-up areas. */
export function drawGround(
  visible: readonly VisibleMunicipality[],
  place: ReturnType<typeof placeOn>,
  size: Size,
  municipality: string | null,
): string {
  const own = visible.find(({ name }) => name === municipality)
  return [
    `<path d="${visible.map(({ path }) => path).join('')}" class="fill-canvas-2 stroke-line-strong" fill-rule="evenodd"/>`,
    own && `<path d="${own.path}" class="fill-surface stroke-line-strong" fill-rule="evenodd"/>`,
    `<path d="${builtUpIn(place, size)}" class="fill-ink/6" fill-rule="evenodd"/>`,
  ]
    .filter(Boolean)
    .join('')
}

/** The names of municipalities where there is space inside them. @param taken occupied frames; those of the names are added */
export function townNames(visible: readonly VisibleMunicipality[], taken: Frame[], size: Size): string {
  const names = visible.map(({ name, rings }) => {
    const frameAt = (at: Corner) => nameFrame(name, at)
    const at = findSpaceInside(rings, size, frameAt, (frame) => isFree(frame, taken, size))
    if (!at) return ''
    taken.push(frameAt(at))
    return `<text x="${at[0]}" y="${at[1] + 4}">${name}</text>`
  })
  return `<g font-weight="600">${names.join('')}</g>`
}

export function drawScale(view: View, size: Size): { svg: string; frame: Frame } {
  const metres = SCALES.findLast((length) => unitsOf(view, length, size) <= size.width * MOST_OF_WIDTH) ?? 100
  const [wide, bottom] = [Math.round(unitsOf(view, metres, size)), size.height - EDGE]
  const label = metres < 1_000 ? formatMeasure(metres, 'm') : formatMeasure(metres / 1_000, 'km')
  return {
    svg: `<path d="M${EDGE} ${bottom - 4}v4h${wide}v-4" class="fill-none stroke-ink"/><text x="${EDGE + 4}" y="${bottom - 5}">${label}</text>`,
    frame: { left: EDGE, right: EDGE + wide + 6, top: bottom - 20, bottom },
  }
}
