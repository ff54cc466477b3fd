import { formatMeasure } from '#app/figures/measure.ts'
import { type ShownMunicipality, builtUpIn } from './base-map.server.ts'
import type { Corner, Size } from './clip.ts'
import { type Frame, isFree, nameFrame } from './map-labels.ts'
import { type View, type placeOn, unitsOf } from './map-view.ts'
import { roomInside } from './room-inside.ts'

/** Lengths that the scale may have, and the part of the drawing that it takes at most. */
const SCALES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
const MOST_OF_WIDTH = 0.25
/** Between the edge and the scale. */
const EDGE = 10

/** Municipalities, one of them lighter than the others, and the built-up areas. */
export function drawGround(
  shown: readonly ShownMunicipality[],
  place: ReturnType<typeof placeOn>,
  size: Size,
  municipality: string | null,
): string {
  const own = shown.find(({ name }) => name === municipality)
  return [
    `<path d="${shown.map(({ path }) => path).join('')}" class="fill-canvas-2 stroke-line-strong" fill-rule="evenodd"/>`,
    own && `<path d="${own.path}" class="fill-surface stroke-line-strong" fill-rule="evenodd"/>`,
    `<path d="${builtUpIn(place, size)}" class="fill-ink/6" fill-rule="evenodd"/>`,
  ]
    .filter(Boolean)
    .join('')
}

/** The names of municipalities, each wherever inside of it there is room. @param taken what is drawn already, to which they are added */
export function townNames(shown: readonly ShownMunicipality[], taken: Frame[], size: Size): string {
  const names = shown.map(({ name, rings }) => {
    const frameAt = (at: Corner) => nameFrame(name, at)
    const at = roomInside(rings, size, frameAt, (frame) => isFree(frame, taken, size))
    if (!at) return ''
    taken.push(frameAt(at))
    return `<text x="${at[0]}" y="${at[1] + 4}">${name}</text>`
  })
  return `<g font-weight="600">${names.join('')}</g>`
}

export function drawScale(view: View, size: Size): { svg: string; frame: Frame } {
  const metres = SCALES.findLast((each) => unitsOf(view, each, size) <= size.width * MOST_OF_WIDTH) ?? 100
  const [wide, bottom] = [Math.round(unitsOf(view, metres, size)), size.height - EDGE]
  const told = metres < 1_000 ? formatMeasure(metres, 'm') : formatMeasure(metres / 1_000, 'km')
  return {
    svg: `<path d="M${EDGE} ${bottom - 4}v4h${wide}v-4" class="fill-none stroke-ink"/><text x="${EDGE + 4}" y="${bottom - 5}">${told}</text>`,
    frame: { left: EDGE, right: EDGE + wide + 6, top: bottom - 20, bottom },
  }
}
