import { isPlainClick } from '#app/ui/plain-click.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { watchCorners, watchPen } from './draw-area.tsx'
import { watchKeys, watchPointers } from './gestures.tsx'
import { highlightBothSides } from './highlight.tsx'
import { ADDED, DRAWING } from './patch-html.tsx'
import { type Viewport, openViewport } from './viewport.tsx'

/** Id of the sentence about the keys. */
export const KEYS_ID = 'map-keys'
export const MAP_KEYS = 'Con las flechas se mueve el mapa, con Mayús poco a poco; con + y − se acerca y se aleja.'

/** The drawing and its viewport. */
export type AttachedMap = {
  drawing: SVGSVGElement
  viewport: Viewport
  /** Starts or ends drawing an area. @param byKeys the keyboard draws, so the map takes the focus */
  draw: (isOn: boolean, byKeys: boolean) => void
  leave: () => void
}

type Events = {
  /** The map stopped moving. */
  rested: (viewport: Viewport) => void
  isPenOn: () => boolean
  /** An area was drawn; null for one that is too small. */
  drawn: (corners: Point[] | null) => void
  /** Keys changed the number of corners of an area. */
  placed: (count: number) => void
  /** A wheel scrolled the page over the map. */
  missedWheel: () => void
  /** A link of the map was clicked. */
  followed: (link: Element) => void
  /** The form of the radius was sent, with its query string. */
  sent: (query: string) => void
}

/**
 * Makes the map that the server drew interactive.
 * @param slot an element that is added to the controls of the map
 * @returns null where the page has no map
 */
export function attachMap(map: HTMLElement, slot: HTMLElement, events: Events): AttachedMap | null {
  const drawing = map.querySelector<SVGSVGElement>(DRAWING)
  const frame = drawing?.parentElement
  if (!drawing || !frame) return null
  map.querySelector('.map-top')?.append(slot)
  drawing.setAttribute('tabindex', '0')
  drawing.setAttribute('aria-describedby', KEYS_ID)
  const viewport: Viewport = openViewport(drawing, () => events.rested(viewport))
  const corners = watchCorners(drawing, viewport, { isOn: events.isPenOn, placed: events.placed, drawn: events.drawn })
  const cleanUps = [
    viewport.leave,
    corners.leave,
    watchPointers(drawing, viewport, () => !events.isPenOn()),
    watchPen(drawing, viewport, { isOn: events.isPenOn, drawn: events.drawn }),
    watchKeys(drawing, viewport, events.missedWheel),
    watchLinks(map, events),
    highlightBothSides(frame.closest<HTMLElement>('.map-view') ?? frame),
    () => slot.remove(),
  ]
  return {
    drawing,
    viewport,
    draw(isOn, byKeys) {
      corners.clear()
      drawing.toggleAttribute('data-pen', isOn)
      // Screen readers pass arrows and the space bar on only inside an application.
      drawing.setAttribute('role', isOn && byKeys ? 'application' : 'group')
      if (isOn && byKeys) drawing.focus({ preventScroll: true })
    },
    leave() {
      for (const cleanUp of cleanUps) cleanUp()
    },
  }
}

/** The element for the tools of the map, which survives a patch of the server's HTML. */
export function makeSlot(): HTMLElement {
  const slot = document.createElement('div')
  slot.setAttribute(ADDED, '')
  slot.className = 'map-tools'
  return slot
}

/** The pin of a property; null without one, and for a property in a group. */
export function pinOf(drawing: SVGSVGElement, path: string): SVGElement | null {
  return drawing.querySelector(`.map-spot[href="${CSS.escape(path)}"]`)
}

function watchLinks(map: HTMLElement, { followed, sent }: Events): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
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
  return () => listeners.abort()
}
