import type { Box } from '#app/catalogue/place/box.ts'
import { type MapWindow, type Spot, inDrawing, slid, windowAround, windowOf, zoomed } from './map-window.ts'

/** Duration of a step by key, button or wheel, in ms (live-map.css: `[data-gliding]`). */
export const GLIDE = 220

/** Names are hidden when the view is wider than the server's by this factor. */
const FARTHER = 1.4

export type Viewport = ReturnType<typeof openViewport>
/** Receives the shown window; with `isGliding`, the window at the end of the glide that starts. */
type Follower = (shown: MapWindow, isGliding: boolean) => void

/**
 * Moves the server's drawing. While it moves, a CSS transform shifts and scales it as one picture. At rest it is drawn
 * again with sharp marks and names of their usual size.
 * @param rested called after each move
 */
export function openViewport(drawing: SVGSVGElement, rested: () => void) {
  let place = drawing.getBoundingClientRect()
  let drawn = windowIn(drawing.dataset.view)
  /** The window that the server's page shows in this frame, the window of the last sharp drawing, and the shown window. */
  let start = startOf()
  let sharp = start
  let shown = start
  let [painting, resting] = [0, 0]
  let isGliding = false
  let follower: Follower = () => {}

  function startOf(): MapWindow {
    return windowAround(windowIn(drawing.dataset.fit), place.height / place.width)
  }

  /** A map that was not moved shows the whole box of the server again; any other keeps its centre and scale. */
  function resize() {
    const { width: before } = place
    const isMoved = shown !== start
    if (sharp !== shown) drawSharp()
    place = drawing.getBoundingClientRect()
    if (place.width === 0 || place.height === 0) return
    start = startOf()
    const width = (shown.width * place.width) / before
    const height = (width * place.height) / place.width
    shown = isMoved ? slid({ ...shown, width, height }, centring(shown, width, height)) : start
    drawSharp()
  }

  function paint() {
    painting = 0
    const left = ((sharp.left - shown.left) / shown.width) * 100
    const top = ((sharp.top - shown.top) / shown.height) * 100
    drawing.style.transform = `translate(${left}%,${top}%) scale(${sharp.width / shown.width})`
    if (!isGliding) follower(shown, false)
  }

  function move(to: MapWindow, glides: boolean) {
    if (sharp === shown) place = drawing.getBoundingClientRect()
    shown = to
    isGliding = glides
    if (glides) follower(to, true)
    drawing.toggleAttribute('data-gliding', glides)
    drawing.toggleAttribute('data-moving', true)
    painting ||= requestAnimationFrame(paint)
  }

  function drawSharp() {
    cancelAnimationFrame(painting)
    painting = 0
    clearTimeout(resting)
    resting = 0
    sharp = shown
    isGliding = false
    follower(shown, false)
    const { x, y, width, height } = inDrawing(shown, drawn)
    drawing.setAttribute('viewBox', [x, y, width, height].join(' '))
    drawing.style.transform = ''
    // A pixel per unit, or the size in which the server has separated them where the frame is smaller than its drawing.
    drawing.style.setProperty('--shrink', String(Math.min(width / place.width, shown.width / start.width)))
    drawing.toggleAttribute('data-farther', shown.width > start.width * FARTHER)
    drawing.toggleAttribute('data-gliding', false)
    drawing.toggleAttribute('data-moving', false)
    for (const spot of drawing.querySelectorAll('.map-spot')) {
      const [left, top] = middleOf(spot)
      const [across, down] = [left - x, top - y]
      const isSeen = across >= 0 && across <= width && down >= 0 && down <= height
      if (isSeen) spot.removeAttribute('tabindex')
      else spot.setAttribute('tabindex', '-1')
    }
  }

  function rest() {
    drawSharp()
    rested()
  }

  drawSharp()
  const resizeObserver = new ResizeObserver(() => {
    const { width, height } = drawing.getBoundingClientRect()
    if (sharp === shown && (width !== place.width || height !== place.height)) resize()
  })
  resizeObserver.observe(drawing)
  return {
    shown: () => shown,
    drawn: () => drawn,
    /** The spot of a screen position in the frame. */
    spotAt({ clientX, clientY }: { clientX: number; clientY: number }): Spot {
      if (sharp === shown) place = drawing.getBoundingClientRect()
      return { x: (clientX - place.left) / place.width, y: (clientY - place.top) / place.height }
    },
    /** Follows a pointer, so that the point under it stays under it. */
    carry(from: Spot, to: Spot, times: number) {
      move(zoomed(slid(shown, { x: from.x - to.x, y: from.y - to.y }), times, to), false)
    },
    /** Glides to the window around a box. */
    glideTo(box: Box) {
      this.glide(windowAround(windowOf(box), place.height / place.width))
    },
    /** Glides to a window, and rests there unless another step follows. */
    glide(to: MapWindow) {
      move(to, true)
      clearTimeout(resting)
      resting = window.setTimeout(rest, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : GLIDE)
    },
    rest,
    /** Uses the server's new drawing. @param stays whether the shown window stays; otherwise the server's is shown */
    update(stays: boolean) {
      drawn = windowIn(drawing.dataset.view)
      start = startOf()
      if (!stays) shown = start
      const hasPendingRest = stays && resting !== 0
      drawSharp()
      if (hasPendingRest) rested()
    },
    /** Lets a layer under the drawing follow it. @returns a function that ends this */
    follow(next: Follower): () => void {
      follower = next
      return () => (follower = () => {})
    },
    leave() {
      cancelAnimationFrame(painting)
      clearTimeout(resting)
      resizeObserver.disconnect()
    },
  }
}

/** Reads the position from the server's attributes, which is cheaper than asking for the layout. */
function middleOf(spot: Element): readonly [number, number] {
  const mark = spot.querySelector('circle, rect')
  const [cx = 0, cy = 0, x = 0, y = 0, wide = 0, high = 0] = ['cx', 'cy', 'x', 'y', 'width', 'height'].map((name) =>
    Number(mark?.getAttribute(name)),
  )
  return [cx + x + wide / 2, cy + y + high / 2]
}

/** How far a window of another size moves, so that it has the centre of a window. */
function centring(window: MapWindow, width: number, height: number): Spot {
  return { x: (window.width / width - 1) / 2, y: (window.height / height - 1) / 2 }
}

/** The window of a box of the server (`data-view`, `data-fit`). */
function windowIn(box = ''): MapWindow {
  const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
  return windowOf({ west, south, east, north })
}
