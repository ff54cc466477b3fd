import type { Viewport } from './viewport.tsx'
import { type Spot, slid, zoomed } from './map-window.ts'

/** Pixels that a hand may tremble in a press. */
const TREMBLE = 5
/** Milliseconds and pixels between two presses that are one. */
const DOUBLE = { wait: 350, distance: 30 }
/** How long a thrown map keeps its speed, in ms, the least speed of a throw, in frames per ms, and how far it goes at most. */
const THROW = { lasts: 150, least: 0.0006, most: 0.35 }

/** What holds the map: a point of the frame, and the distance between two fingers, 0 with one. */
type Grip = Spot & { spread: number }

/**
 * The map follows a mouse or one finger, grows and shrinks between two, and comes nearer with a double press.
 * @param isFree whether hands move it; else they draw
 */
export function watchPointers(drawing: SVGSVGElement, viewport: Viewport, isFree: () => boolean): () => void {
  const hands = new Map<number, PointerEvent>()
  let isMoving = false
  let pressed: PointerEvent | null = null
  let speed: Spot & { at: number } = { x: 0, y: 0, at: 0 }

  function grip(): Grip {
    const [one, other] = [...hands.values()]
    if (!one) return { x: 0, y: 0, spread: 0 }
    const [from, to] = [viewport.spotAt(one), viewport.spotAt(other ?? one)]
    const spread = other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, spread }
  }

  function down(event: PointerEvent) {
    drawing.toggleAttribute('data-by-hand', true)
    if (!isFree() || event.button !== 0) return
    if (hands.size === 0) isMoving = false
    if (hands.size < 2) hands.set(event.pointerId, event)
  }

  function move(event: PointerEvent) {
    const last = hands.get(event.pointerId)
    if (!last) return
    if (!isMoving && hands.size === 1 && distance(last, event) < TREMBLE) return
    isMoving = true
    if (!drawing.hasPointerCapture(event.pointerId)) drawing.setPointerCapture(event.pointerId)
    const from = grip()
    hands.set(event.pointerId, event)
    const to = grip()
    const passed = Math.max(event.timeStamp - speed.at, 1)
    speed = { x: (from.x - to.x) / passed, y: (from.y - to.y) / passed, at: event.timeStamp }
    viewport.carry(from, to, from.spread && to.spread ? from.spread / to.spread : 1)
  }

  function up(event: PointerEvent) {
    if (!hands.delete(event.pointerId)) return
    if (hands.size > 0) return
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

  /** A link that was only what the hand took hold of is not followed; one that a key opens is (its click counts none). */
  function click(event: MouseEvent) {
    if (!isMoving || event.detail === 0) return
    isMoving = false
    event.preventDefault()
    event.stopPropagation()
  }

  const stay = (event: Event) => event.preventDefault()
  const heard = new AbortController()
  const { signal } = heard
  drawing.addEventListener('pointerdown', down, { signal })
  drawing.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) drawing.addEventListener(end, up, { signal })
  drawing.addEventListener('click', click, { signal, capture: true })
  drawing.addEventListener('dragstart', stay, { signal })
  return () => heard.abort()
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}
