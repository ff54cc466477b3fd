import { MOST_CORNERS } from '#app/catalogue/place/area-code.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { type Spot, pointIn } from './map-window.ts'
import { isArea, openOutline } from './outline.tsx'
import { simpleOutline } from './simple-outline.ts'
import type { Viewport } from './viewport.tsx'

/**
 * While it is on, a mouse or a finger draws the outline of an area, which closes by itself.
 * @param drawn its corners; null where it is too small to be meant
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
    outline.hide()
  }
}
