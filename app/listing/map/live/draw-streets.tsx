import { Map as StreetMap, type StyleSpecification, addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import { GLIDE, type Viewport } from './viewport.tsx'
import { type Credit, readCredit } from '#app/listing/map/streets/credit.tsx'
import { cameraOf } from './map-window.ts'
import { streetStyle } from './street-style.ts'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import '#app/listing/map/streets/streets.css'

setWorkerUrl(workerUrl)

/** Timeout of the first streets in ms, because a site that never answers causes no error. */
const LOAD_TIMEOUT = 20_000

type Events = {
  shown: (credit: Credit) => void
  /** No streets could be drawn. */
  failed: () => void
  /** A part could not be loaded. */
  missed: () => void
}

/**
 * Draws streets under the server's drawing, which keeps its labels, links and outlines.
 * @returns a function that removes them
 * @throws where the browser can't draw them (WebGL)
 */
export function drawStreets(streets: Streets, drawing: SVGSVGElement, viewport: Viewport, events: Events): () => void {
  // A protocol that failed to read a file once keeps failing, so each attempt has a new one.
  addProtocol('pmtiles', new Protocol().tile)
  const ground = document.createElement('div')
  ground.className = 'map-streets'
  ground.setAttribute('aria-hidden', 'true')
  ground.setAttribute('data-added', '')
  drawing.before(ground)
  const size = () => (ground.style.height = `${drawing.clientHeight}px`)
  size()
  let map: StreetMap
  try {
    map = new StreetMap({
      container: ground,
      style: streets.kind === 'style' ? streets.url : streetStyle(streets.url, pageColours(drawing)),
      interactive: false,
      attributionControl: false,
      bearing: 0,
      pitch: 0,
      ...cameraOf(viewport.shown(), drawing.clientWidth),
    })
  } catch (error) {
    ground.remove()
    throw error
  }
  let [hasStyle, hasTiles, isShown] = [false, false, false]
  const lost = new Set<string>()
  const overdue = setTimeout(events.failed, LOAD_TIMEOUT)
  map.on('style.load', () => {
    hasStyle = true
    map.setProjection({ type: 'mercator' })
  })
  map.on('sourcedata', ({ tile }) => (hasTiles ||= tile !== undefined))
  map.on('error', (event) => {
    if (isShown) return events.missed()
    if (!hasStyle) return events.failed()
    if ('sourceId' in event && !('tile' in event && event.tile)) lost.add(String(event.sourceId))
    if (lost.size === Object.keys(map.getStyle().sources).length) return events.failed()
    // Everything else may have loaded already: MapLibre checks that only when it paints.
    map.triggerRepaint()
  })
  map.on('load', () => {
    if (!hasTiles) return events.failed()
    isShown = true
    clearTimeout(overdue)
    drawing.toggleAttribute('data-streets', true)
    events.shown(readCredit(creditsOf(map)))
  })
  const unfollow = viewport.follow((shown, isGliding) => {
    const camera = cameraOf(shown, drawing.clientWidth)
    if (isGliding) return map.easeTo({ ...camera, duration: GLIDE, easing: easeOut })
    map.jumpTo(camera)
    return isShown ? map.redraw() : map
  })
  const resizeObserver = new ResizeObserver(() => {
    size()
    map.resize()
    map.jumpTo(cameraOf(viewport.shown(), drawing.clientWidth))
  })
  resizeObserver.observe(drawing)
  return () => {
    clearTimeout(overdue)
    resizeObserver.disconnect()
    unfollow()
    drawing.toggleAttribute('data-streets', false)
    map.remove()
    ground.remove()
  }
}

/** Approximates the easing of the SVG map (`--ease-out`), so that streets and map move together. */
function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}

function creditsOf(map: StreetMap): string[] {
  const { sources } = map.getStyle() satisfies StyleSpecification
  return Object.keys(sources).flatMap((id) => map.getSource(id)?.attribution ?? [])
}

function pageColours(drawing: SVGSVGElement) {
  const page = getComputedStyle(drawing)
  const colour = (token: string) => page.getPropertyValue(`--color-${token}`).trim()
  return {
    ground: colour('sunken'),
    built: colour('line'),
    water: colour('info-line'),
    green: colour('ok-bg'),
    road: colour('surface'),
    highway: colour('warn-line'),
    edge: colour('neutral-line'),
    name: colour('ink-2'),
    halo: colour('surface'),
  }
}
