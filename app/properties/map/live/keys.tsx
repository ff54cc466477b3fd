import type { Stage } from './stage.tsx'
import { MIDDLE, type MapWindow, slid, zoomed } from './map-window.ts'

/** Part of the frame that an arrow moves the map by. */
const STEP = 0.25
/** Pixels of a wheel, and of two fingers on a touchpad (told as a wheel with Ctrl), that halve or double the map. */
const WHEEL = 240
const TOUCHPAD = 80

const STEPS: Record<string, (shown: MapWindow) => MapWindow> = {
  ArrowUp: (shown) => slid(shown, { x: 0, y: -STEP }),
  ArrowDown: (shown) => slid(shown, { x: 0, y: STEP }),
  ArrowLeft: (shown) => slid(shown, { x: -STEP, y: 0 }),
  ArrowRight: (shown) => slid(shown, { x: STEP, y: 0 }),
  '+': (shown) => zoomed(shown, 0.5, MIDDLE),
  '=': (shown) => zoomed(shown, 0.5, MIDDLE),
  '-': (shown) => zoomed(shown, 2, MIDDLE),
}

/**
 * Keys move the map where it has the focus. A wheel does so with Ctrl, or where it has the focus: else it scrolls the page.
 * @param missed a wheel scrolled the page over the map
 */
export function watchKeys(drawing: SVGSVGElement, stage: Stage, missed: () => void): () => void {
  function key(event: KeyboardEvent) {
    drawing.toggleAttribute('data-by-hand', false)
    const step = STEPS[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    stage.glide(step(stage.shown()))
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !drawing.contains(document.activeElement)) return missed()
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 33
    const times = 2 ** (pixels / (event.ctrlKey && Math.abs(pixels) < 50 ? TOUCHPAD : WHEEL))
    stage.glide(zoomed(stage.shown(), Math.min(Math.max(times, 0.5), 2), stage.spotAt(event)))
  }

  const heard = new AbortController()
  const { signal } = heard
  drawing.addEventListener('keydown', key, { signal })
  drawing.addEventListener('blur', () => drawing.toggleAttribute('data-by-hand', false), { signal })
  drawing.addEventListener('wheel', wheel, { signal, passive: false })
  return () => heard.abort()
}
