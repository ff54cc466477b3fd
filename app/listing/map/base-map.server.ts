import { formatMeasure } from '#app/figures/measure.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import type { Corner, Size } from './clip.ts'
import { type Frame, isFree, nameFrame } from './map-labels.ts'
import { LISTING_MAP, type View, type placeOn, unitsOf } from './map-view.ts'
import mexico from './mexico.json' with { type: 'json' }
import nuevoLeon from './nuevo-leon.json' with { type: 'json' }
import { type VisibleShape, layerPath, readArcs, readLayer, shapeAt, visibleShapes } from './outlines.ts'
import { findSpaceInside } from './space-inside.ts'

type Place = (point: Point) => Corner

const ARCS = readArcs(nuevoLeon)
const MUNICIPALITIES = readLayer(ARCS, nuevoLeon.municipalities, nuevoLeon.names)
const BUILT_UP = readLayer(ARCS, nuevoLeon.builtUp)
const MEXICO_ARCS = readArcs(mexico)
const STATES = readLayer(MEXICO_ARCS, mexico.states, mexico.names)
const ABROAD = readLayer(MEXICO_ARCS, mexico.abroad)

/** Narrower views show neither borders of states nor the coast, whose outlines are a kilometre wrong in places. */
const WITH_STATES = 0.35
/** The same where the more exact outlines of Nuevo León are in view, with which they would not agree. */
const WITH_STATES_BESIDE_OUTLINES = 1.5
/** Narrower views do not name the states. */
const WITH_STATE_NAMES = 0.9

/** The background of the listing's map as SVG, and what it has. */
type Territory = { svg: string; hasStates: boolean; hasMunicipalities: boolean }

/** Sea, states and countries in wide views; the municipalities and built-up areas of Nuevo León in all. */
export function drawTerritory(view: View, place: Place, { homeStates }: Pick<PlaceSettings, 'homeStates'>): Territory {
  const municipalities = municipalitiesIn(place, LISTING_MAP).map(({ path }) => path)
  const hasMunicipalities = municipalities.length > 0
  const hasStates = view.east - view.west >= (hasMunicipalities ? WITH_STATES_BESIDE_OUTLINES : WITH_STATES)
  const states = hasStates ? visibleShapes(STATES, place, LISTING_MAP) : []
  const own = states.filter(({ name }) => name !== 'Nuevo León' && homeStates.some((state) => state === name))
  const parts = [
    hasStates && drawSea(states, layerPath(ABROAD, place, LISTING_MAP)),
    own.length > 0 && `<path d="${pathOf(own)}" class="fill-canvas" fill-rule="evenodd"/>`,
    hasStates && `<path d="${pathOf(states)}" class="fill-none stroke-line-strong/70" stroke-width="1.2"/>`,
    hasMunicipalities &&
      `<path d="${municipalities.join('')}" class="fill-canvas stroke-line-strong/50" fill-rule="evenodd"/><path d="${layerPath(BUILT_UP, place, LISTING_MAP)}" class="fill-sunken stroke-line" fill-rule="evenodd"/>`,
  ]
  return { svg: parts.filter(Boolean).join(''), hasStates, hasMunicipalities }
}

/** The sea below the land. The wide edge of the land closes gaps between outlines of two sources. */
function drawSea(states: readonly VisibleShape[], abroad: string): string {
  const { width, height, beyond = 0 } = LISTING_MAP
  const sea = `<path d="M${-beyond} ${-beyond}h${width + 2 * beyond}v${height + 2 * beyond}H${-beyond}z" class="fill-water"/>`
  return `${sea}<path d="${pathOf(states)}${abroad}" class="fill-canvas-2 stroke-canvas-2" stroke-width="3"/>`
}

function pathOf(shapes: readonly VisibleShape[]): string {
  return shapes.map(({ path }) => path).join('')
}

/** The names of the states in the view, where there is space. @param taken occupied frames; those of the names are added */
export function stateNames(view: View, place: Place, taken: Frame[]): string {
  if (view.east - view.west < WITH_STATE_NAMES) return ''
  const names = namesInside(visibleShapes(STATES, place, LISTING_MAP), taken, LISTING_MAP)
  return names && `<g font-weight="600" letter-spacing="1" opacity=".75">${names}</g>`
}

/** The municipality of Nuevo León in which a point lies; null elsewhere. */
export function municipalityAt(point: Point): string | null {
  return shapeAt(MUNICIPALITIES, point)
}

export function municipalitiesIn(place: Place, size: Size): VisibleShape[] {
  return visibleShapes(MUNICIPALITIES, place, size)
}

/** Lengths of the scale bar in metres, and the largest part of the drawing's width that it takes. */
const SCALES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
const MOST_OF_WIDTH = 0.25
/** Distance between the edge and the scale bar. */
const EDGE = 10

/** The background of a small map: municipalities, with one of them lighter, and built-up areas; plain land elsewhere. */
export function drawGround(
  visible: readonly VisibleShape[],
  place: ReturnType<typeof placeOn>,
  size: Size,
  municipality: string | null,
): string {
  if (visible.length === 0) return `<path d="M0 0h${size.width}v${size.height}H0z" class="fill-canvas-2"/>`
  const own = visible.find(({ name }) => name === municipality)
  return [
    `<path d="${visible.map(({ path }) => path).join('')}" class="fill-canvas-2 stroke-line-strong" fill-rule="evenodd"/>`,
    own && `<path d="${own.path}" class="fill-surface stroke-line-strong" fill-rule="evenodd"/>`,
    `<path d="${layerPath(BUILT_UP, place, size)}" class="fill-ink/6" fill-rule="evenodd"/>`,
  ]
    .filter(Boolean)
    .join('')
}

/** The names of municipalities where there is space inside them. @param taken occupied frames; those of the names are added */
export function townNames(visible: readonly VisibleShape[], taken: Frame[], size: Size): string {
  return `<g font-weight="600">${namesInside(visible, taken, size)}</g>`
}

function namesInside(visible: readonly VisibleShape[], taken: Frame[], size: Size): string {
  const names = visible.map(({ name, rings }) => {
    const frameAt = (at: Corner) => nameFrame(name, at)
    const at = name && findSpaceInside(rings, size, frameAt, (frame) => isFree(frame, taken, size))
    if (!at) return ''
    taken.push(frameAt(at))
    return `<text x="${at[0]}" y="${at[1] + 4}">${name}</text>`
  })
  return names.join('')
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
