import { FEWEST_CORNERS, MOST_CORNERS } from '#app/catalogue/place/area-code.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { MIDDLE, type Spot, inDrawing, pointIn, spotIn } from './map-window.ts'
import { simpleOutline } from './simple-outline.ts'
import type { Viewport } from './viewport.tsx'
import { ADDED } from './patch-html.tsx'

/**
 * While it is on, a mouse or a finger draws the outline of an area, which closes by itself.
 * @param drawn receives its corners; null for an outline that is too small
 */
export function watchPen(
  drawing: SVGSVGElement,
  viewport: Viewport,
  { isOn, drawn }: { isOn: () => boolean; drawn: (corners: Point[] | null) => void },
): () => void {
  const outline = openOutline(drawing, viewport)
  let spots: Spot[] = []
  let pen: number | null = null

  function down(event: PointerEvent) {
    if (!isOn() || pen !== null || event.button !== 0) return
    event.preventDefault()
    pen = event.pointerId
    spots = [viewport.spotAt(event)]
    outline.show([])
    drawing.setPointerCapture(pen)
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pen) return
    spots.push(viewport.spotAt(event))
    outline.show(spots)
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== pen) return
    pen = null
    outline.hide()
    if (event.type !== 'pointerup' || !isOn()) return
    const corners = simpleOutline(spots, MOST_CORNERS)
    drawn(isArea(corners) ? corners.map((spot) => pointIn(viewport.shown(), spot)) : null)
  }

  const listeners = new AbortController()
  const { signal } = listeners
  drawing.addEventListener('pointerdown', down, { signal })
  drawing.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) drawing.addEventListener(end, up, { signal })
  // Links are not followed while drawing.
  drawing.addEventListener('click', (event) => isOn() && (event.preventDefault(), event.stopPropagation()), {
    signal,
    capture: true,
  })
  return () => {
    listeners.abort()
    outline.hide()
  }
}

type Corners = {
  /** Removes all corners and the outline. */
  clear: () => void
  leave: () => void
}

/**
 * While it is on, keys draw the outline of an area: the space bar adds a corner at the middle of the map, Backspace removes
 * the last one, Enter closes it.
 * @param placed receives the number of corners
 * @param drawn receives the corners; null where they are too near each other
 */
export function watchCorners(
  drawing: SVGSVGElement,
  viewport: Viewport,
  {
    isOn,
    placed,
    drawn,
  }: { isOn: () => boolean; placed: (count: number) => void; drawn: (corners: Point[] | null) => void },
): Corners {
  const outline = openOutline(drawing, viewport)
  let corners: Point[] = []
  const spots = () => corners.map((corner) => spotIn(viewport.shown(), corner))

  function change(next: Point[]) {
    corners = next
    outline.show(spots())
    placed(corners.length)
  }

  function key(event: KeyboardEvent) {
    if (!isOn() || event.target !== drawing) return
    if (event.key === ' ') {
      if (corners.length < MOST_CORNERS) change([...corners, pointIn(viewport.shown(), MIDDLE)])
    } else if (event.key === 'Backspace') change(corners.slice(0, -1))
    else if (event.key === 'Enter') drawn(isArea(spots()) ? corners : null)
    else return
    event.preventDefault()
  }

  drawing.addEventListener('keydown', key)
  function clear() {
    corners = []
    outline.hide()
  }
  return {
    clear,
    leave() {
      drawing.removeEventListener('keydown', key)
      clear()
    },
  }
}

/** The least width and height of an area, as a part of the frame; anything smaller is a click. */
const LEAST = 0.03

/** The outline of an area while it is drawn. */
function openOutline(drawing: SVGSVGElement, viewport: Viewport) {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polygon')
  line.setAttribute(ADDED, '')
  line.setAttribute('class', 'map-asked')
  return {
    show(corners: readonly Spot[]) {
      const { x, y, width, height } = inDrawing(viewport.shown(), viewport.drawn())
      line.setAttribute('points', corners.map((spot) => `${x + spot.x * width},${y + spot.y * height}`).join(' '))
      if (!line.isConnected) drawing.append(line)
    },
    hide: () => line.remove(),
  }
}

/** Whether corners make an area that is large enough to be intended. */
function isArea(corners: readonly Spot[]): boolean {
  return corners.length >= FEWEST_CORNERS && isWide(corners.map(({ x }) => x)) && isWide(corners.map(({ y }) => y))
}

function isWide(values: readonly number[]): boolean {
  return Math.max(...values) - Math.min(...values) >= LEAST
}
