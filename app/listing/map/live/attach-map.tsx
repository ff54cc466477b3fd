import { isPlainClick } from '#app/ui/plain-click.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { watchCorners } from './corners.tsx'
import { watchPointers } from './pointer-gestures.tsx'
import { watchKeys } from './map-keys.tsx'
import { highlightBothSides } from './highlight.tsx'
import { watchPen } from './area-pen.tsx'
import { ADDED, DRAWING } from './patch-html.tsx'
import { type Viewport, openViewport } from './viewport.tsx'

/** Names the sentence about the keys. */
export const KEYS_ID = 'map-keys'

/** The drawing, and what moves it. */
export type AttachedMap = {
  drawing: SVGSVGElement
  viewport: Viewport
  /** Makes ready to draw an area, or leaves what was drawn. @param byKeys the keyboard goes on in the map */
  draw: (isOn: boolean, byKeys: boolean) => void
  leave: () => void
}

type Heard = {
  /** The map has come to rest. */
  rested: (viewport: Viewport) => void
  isPenOn: () => boolean
  /** An area was drawn; null where it is too small. */
  drawn: (corners: Point[] | null) => void
  /** Keys put so many corners of an area. */
  placed: (count: number) => void
  /** A wheel scrolled the page over the map. */
  missedWheel: () => void
  /** A link of the map was pressed. */
  followed: (link: Element) => void
  /** The form of the radius was sent: its query string. */
  sent: (query: string) => void
}

/** Listens to all that is done with the server's map; null where there is none. @param slot goes into its frame */
export function attachMap(map: HTMLElement, slot: HTMLElement, heard: Heard): AttachedMap | null {
  const drawing = map.querySelector<SVGSVGElement>(DRAWING)
  const frame = drawing?.parentElement
  if (!drawing || !frame) return null
  frame.append(slot)
  drawing.setAttribute('tabindex', '0')
  drawing.setAttribute('aria-describedby', KEYS_ID)
  const viewport: Viewport = openViewport(drawing, () => heard.rested(viewport))
  const corners = watchCorners(drawing, viewport, { isOn: heard.isPenOn, placed: heard.placed, drawn: heard.drawn })
  const left = [
    viewport.leave,
    corners.leave,
    watchPointers(drawing, viewport, () => !heard.isPenOn()),
    watchPen(drawing, viewport, { isOn: heard.isPenOn, drawn: heard.drawn }),
    watchKeys(drawing, viewport, heard.missedWheel),
    watchLinks(map, heard),
    highlightBothSides(frame.closest<HTMLElement>('.old-results') ?? frame),
    () => slot.remove(),
  ]
  return {
    drawing,
    viewport,
    draw(isOn, byKeys) {
      corners.clear()
      drawing.toggleAttribute('data-pen', isOn)
      // A screen reader keeps arrows and the space bar for itself, unless it is told that they are the map's.
      drawing.setAttribute('role', isOn && byKeys ? 'application' : 'group')
      if (isOn && byKeys) drawing.focus({ preventScroll: true })
    },
    leave() {
      for (const each of left) each()
    },
  }
}

/** Where what is added to the map goes; the server's next map leaves it alone. */
export function makeSlot(): HTMLElement {
  const slot = document.createElement('div')
  slot.setAttribute(ADDED, '')
  slot.className = 'map-tools'
  return slot
}

/** The pin of a property; null where it has none, or stands in a group. */
export function pinOf(drawing: SVGSVGElement, path: string): SVGElement | null {
  return drawing.querySelector(`.map-spot[href="${CSS.escape(path)}"]`)
}

function watchLinks(map: HTMLElement, { followed, sent }: Heard): () => void {
  const left = new AbortController()
  const { signal } = left
  map.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
      if (!link || link.closest(`[${ADDED}]`) || !isPlainClick(event)) return
      event.preventDefault()
      followed(link)
    },
    { signal },
  )
  map.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return
      event.preventDefault()
      const query = new URLSearchParams()
      for (const [name, value] of new FormData(event.target)) query.append(name, String(value))
      sent(`?${query}`)
    },
    { signal },
  )
  return () => left.abort()
}
