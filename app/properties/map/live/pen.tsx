import { HEIGHT, WIDTH } from '#app/properties/map/map-view.ts'
import { FEWEST_CORNERS, MOST_CORNERS } from '#app/properties/place/area-code.ts'
import type { Point } from '#app/properties/place/point.ts'
import { simpleOutline } from './simple-outline.ts'
import { ADDED } from './renew.tsx'
import type { Stage } from './stage.tsx'
import { type Spot, inDrawing, pointIn } from './map-window.ts'

/** Part of the frame that an area is wide and high at least; less is a press. */
const LEAST = 0.03

/**
 * While it is on, a mouse or a finger draws the outline of an area, which closes by itself.
 * @param drawn its corners; null where it is too small to be meant
 */
export function watchPen(
  drawing: SVGSVGElement,
  stage: Stage,
  { isOn, drawn }: { isOn: () => boolean; drawn: (corners: Point[] | null) => void },
): () => void {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polygon')
  line.setAttribute(ADDED, '')
  line.setAttribute('class', 'map-asked')
  let spots: Spot[] = []
  let pen: number | null = null

  function down(event: PointerEvent) {
    if (!isOn() || pen !== null || event.button !== 0) return
    event.preventDefault()
    pen = event.pointerId
    spots = [stage.spotAt(event)]
    line.setAttribute('points', '')
    drawing.append(line)
    drawing.setPointerCapture(pen)
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pen) return
    spots.push(stage.spotAt(event))
    const { x, y, width } = inDrawing(stage.shown(), stage.drawn())
    const height = (width * HEIGHT) / WIDTH
    line.setAttribute('points', spots.map((spot) => `${x + spot.x * width},${y + spot.y * height}`).join(' '))
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== pen) return
    pen = null
    line.remove()
    if (event.type !== 'pointerup' || !isOn()) return
    const corners = simpleOutline(spots, MOST_CORNERS)
    const isMeant =
      corners.length >= FEWEST_CORNERS && isWide(corners.map(({ x }) => x)) && isWide(corners.map(({ y }) => y))
    drawn(isMeant ? corners.map((spot) => pointIn(stage.shown(), spot)) : null)
  }

  const heard = new AbortController()
  const { signal } = heard
  drawing.addEventListener('pointerdown', down, { signal })
  drawing.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) drawing.addEventListener(end, up, { signal })
  // What is pressed while drawing is not followed.
  drawing.addEventListener('click', (event) => isOn() && (event.preventDefault(), event.stopPropagation()), {
    signal,
    capture: true,
  })
  return () => {
    heard.abort()
    line.remove()
  }
}

function isWide(values: readonly number[]): boolean {
  return Math.max(...values) - Math.min(...values) >= LEAST
}
