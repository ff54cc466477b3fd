import type { Viewport } from './viewport.tsx'
import { MIDDLE, type MapWindow, type Spot, slid, zoomed } from './map-window.ts'

/** Pixels that a pointer may move in a click. */
const CLICK_TOLERANCE = 5
/** The most milliseconds and pixels between the clicks of a double click. */
const DOUBLE = { wait: 350, distance: 30 }
/** A throw: how long the map keeps its speed in ms, the least speed in frames per ms, and the longest way in frames. */
const THROW = { lasts: 150, least: 0.0006, most: 0.35 }

/** The middle of the pressed pointers in the frame, and the distance between two of them in pixels; 0 for one. */
type Grip = Spot & { spread: number }

/**
 * Moves the map with a mouse or one finger, zooms with two fingers and with a double click.
 * @param isFree whether pointers move the map; otherwise they draw
 */
export function watchPointers(drawing: SVGSVGElement, viewport: Viewport, isFree: () => boolean): () => void {
  const pointers = new Map<number, PointerEvent>()
  let isMoving = false
  let pressed: PointerEvent | null = null
  let speed: Spot & { at: number } = { x: 0, y: 0, at: 0 }

  function grip(): Grip {
    const [one, other] = [...pointers.values()]
    if (!one) return { x: 0, y: 0, spread: 0 }
    const [from, to] = [viewport.spotAt(one), viewport.spotAt(other ?? one)]
    const spread = other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, spread }
  }

  function down(event: PointerEvent) {
    drawing.toggleAttribute('data-by-hand', true)
    if (!isFree() || event.button !== 0) return
    if (pointers.size === 0) isMoving = false
    if (pointers.size < 2) pointers.set(event.pointerId, event)
  }

  function move(event: PointerEvent) {
    const last = pointers.get(event.pointerId)
    if (!last) return
    if (!isMoving && pointers.size === 1 && distance(last, event) < CLICK_TOLERANCE) return
    isMoving = true
    if (!drawing.hasPointerCapture(event.pointerId)) drawing.setPointerCapture(event.pointerId)
    const from = grip()
    pointers.set(event.pointerId, event)
    const to = grip()
    const passed = Math.max(event.timeStamp - speed.at, 1)
    speed = { x: (from.x - to.x) / passed, y: (from.y - to.y) / passed, at: event.timeStamp }
    viewport.carry(from, to, from.spread && to.spread ? from.spread / to.spread : 1)
  }

  function up(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size > 0) return
    if (isMoving) return letGo(event)
    if (event.type !== 'pointerup' || (event.target instanceof Element && event.target.closest('a'))) return
    const isDouble =
      pressed && event.timeStamp - pressed.timeStamp < DOUBLE.wait && distance(pressed, event) < DOUBLE.distance
    pressed = isDouble ? null : event
    if (isDouble) viewport.glide(zoomed(viewport.shown(), event.shiftKey ? 2 : 0.5, viewport.spotAt(event)))
  }

  function letGo(event: PointerEvent) {
    const isThrown = event.timeStamp - speed.at < 40 && Math.hypot(speed.x, speed.y) > THROW.least
    if (!isThrown || matchMedia('(prefers-reduced-motion: reduce)').matches) return viewport.rest()
    const far = Math.min(THROW.lasts, THROW.most / Math.hypot(speed.x, speed.y))
    viewport.glide(slid(viewport.shown(), { x: speed.x * far, y: speed.y * far }))
  }

  /** A link is not followed after a drag that began on it. Clicks by keyboard, with a detail of 0, are. */
  function click(event: MouseEvent) {
    if (!isMoving || event.detail === 0) return
    isMoving = false
    event.preventDefault()
    event.stopPropagation()
  }

  const preventDrag = (event: Event) => event.preventDefault()
  const listeners = new AbortController()
  const { signal } = listeners
  drawing.addEventListener('pointerdown', down, { signal })
  drawing.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) drawing.addEventListener(end, up, { signal })
  drawing.addEventListener('click', click, { signal, capture: true })
  drawing.addEventListener('dragstart', preventDrag, { signal })
  return () => listeners.abort()
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

/** An arrow moves the map by this part of the frame, with Shift by the smaller one. */
const STEP = 0.25
const FINE_STEP = 0.05
/** Pixels that halve or double the map: of a wheel, and of two fingers on a touchpad (reported as a wheel with Ctrl). */
const WHEEL = 240
const TOUCHPAD = 80

const ARROWS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const ZOOMS: Record<string, number> = { '+': 0.5, '=': 0.5, '-': 2 }

/** The window after a key; null for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent, shown: MapWindow): MapWindow | null {
  const arrow = ARROWS[key]
  const step = shiftKey ? FINE_STEP : STEP
  if (arrow) return slid(shown, { x: arrow.x * step, y: arrow.y * step })
  const times = ZOOMS[key]
  return times ? zoomed(shown, times, MIDDLE) : null
}

/**
 * Moves the focused map with keys. A wheel zooms with Ctrl or with the focus in the map; otherwise it scrolls the page.
 * @param missed called when a wheel scrolled the page over the map
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

  const listeners = new AbortController()
  const { signal } = listeners
  drawing.addEventListener('keydown', key, { signal })
  drawing.addEventListener('blur', () => drawing.toggleAttribute('data-by-hand', false), { signal })
  drawing.addEventListener('wheel', wheel, { signal, passive: false })
  return () => listeners.abort()
}
