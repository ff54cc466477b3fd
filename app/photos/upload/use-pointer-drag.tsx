import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type PagePoint, type Slot, middle, nearestSlot } from './slots.ts'

/** Movement in px before a press becomes a drag. */
const SLACK = 4
/** Auto-scroll near the top and bottom of the window: distance from the edge, and px per frame. */
const EDGE = 90
const SCROLL_STEP = 12

type Held = { from: number; to: number }

/**
 * Drags an item of a list by its handle, with mouse, pen or finger. The item follows the pointer; `held` is the place
 * under it.
 * @param onDrop called with the old and the new place
 */
export function usePointerDrag(list: RefObject<HTMLOListElement | null>, onDrop: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null)
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])

  function begin(event: ReactPointerEvent<HTMLButtonElement>, from: number) {
    const item = list.current?.children[from]
    if (event.button !== 0 || !list.current || !(item instanceof HTMLElement)) return
    const slots = [...list.current.children].map(slotOf)
    const start = pointOf(event.nativeEvent)
    const session = new AbortController()
    let pointer = { x: event.clientX, y: event.clientY }
    let to = from
    let frame: number | null = null

    function follow() {
      const point = { x: pointer.x + scrollX, y: pointer.y + scrollY }
      const moved = { x: point.x - start.x, y: point.y - start.y }
      const own = slots[from]
      if (!own || !item || !(item instanceof HTMLElement)) return
      const centre = middle(own)
      const next = nearestSlot(slots, { x: centre.x + moved.x, y: centre.y + moved.y })
      if (next !== to || frame === null) {
        to = next
        flushSync(() => setHeld({ from, to }))
      }
      const under = slots[to] ?? own
      item.style.translate = `${own.left + moved.x - under.left}px ${own.top + moved.y - under.top}px`
    }

    function keepScrolling() {
      const up = pointer.y < EDGE
      const down = pointer.y > innerHeight - EDGE
      if (up || down) {
        scrollBy(0, up ? -SCROLL_STEP : SCROLL_STEP)
        follow()
      }
      frame = requestAnimationFrame(keepScrolling)
    }

    function end() {
      session.abort()
      if (frame !== null) cancelAnimationFrame(frame)
      if (item instanceof HTMLElement) item.style.translate = ''
      stop.current = null
      setHeld(null)
    }

    const options = { signal: session.signal }
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener(
      'pointermove',
      (move: PointerEvent) => {
        pointer = { x: move.clientX, y: move.clientY }
        const point = pointOf(move)
        if (frame === null && Math.hypot(point.x - start.x, point.y - start.y) < SLACK) return
        follow()
        frame ??= requestAnimationFrame(keepScrolling)
      },
      options,
    )
    handle.addEventListener(
      'pointerup',
      () => {
        const dragged = frame !== null
        end()
        if (dragged) onDrop(from, to)
      },
      options,
    )
    handle.addEventListener('pointercancel', end, options)
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options)
    stop.current = end
  }

  return { held, begin }
}

function slotOf(element: Element): Slot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}

function pointOf({ clientX, clientY }: PointerEvent): PagePoint {
  return { x: clientX + scrollX, y: clientY + scrollY }
}
