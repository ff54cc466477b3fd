import type { Viewport } from './viewport.tsx'
import { MIDDLE, type MapWindow, type Spot, slid, zoomed } from './map-window.ts'

/** Part of the frame that an arrow moves the map by, and with Shift. */
const STEP = 0.25
const FINE_STEP = 0.05
/** Pixels of a wheel, and of two fingers on a touchpad (told as a wheel with Ctrl), that halve or double the map. */
const WHEEL = 240
const TOUCHPAD = 80

const ARROWS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const ZOOMS: Record<string, number> = { '+': 0.5, '=': 0.5, '-': 2 }

/** Where a key moves the map; null where it does not. */
function stepOf({ key, shiftKey }: KeyboardEvent, shown: MapWindow): MapWindow | null {
  const arrow = ARROWS[key]
  const step = shiftKey ? FINE_STEP : STEP
  if (arrow) return slid(shown, { x: arrow.x * step, y: arrow.y * step })
  const times = ZOOMS[key]
  return times ? zoomed(shown, times, MIDDLE) : null
}

/**
 * Keys move the map where it has the focus. A wheel does so with Ctrl, or where it has the focus: else it scrolls the page.
 * @param missed a wheel scrolled the page over the map
 */
export function watchKeys(drawing: SVGSVGElement, viewport: Viewport, missed: () => void): () => void {
  function key(event: KeyboardEvent) {
    drawing.toggleAttribute('data-by-hand', false)
    const next = stepOf(event, viewport.shown())
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    viewport.glide(next)
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !drawing.contains(document.activeElement)) return missed()
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33
    const times = 2 ** (pixels / (event.ctrlKey && Math.abs(pixels) < 50 ? TOUCHPAD : WHEEL))
    viewport.glide(zoomed(viewport.shown(), Math.min(Math.max(times, 0.5), 2), viewport.spotAt(event)))
  }

  const heard = new AbortController()
  const { signal } = heard
  drawing.addEventListener('keydown', key, { signal })
  drawing.addEventListener('blur', () => drawing.toggleAttribute('data-by-hand', false), { signal })
  drawing.addEventListener('wheel', wheel, { signal, passive: false })
  return () => heard.abort()
}
