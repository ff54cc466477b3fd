import { HEIGHT, WIDTH } from '#app/listing/map/map-view.ts'
import { FEWEST_CORNERS } from '#app/catalogue/place/area-code.ts'
import { type Spot, inDrawing } from './map-window.ts'
import { ADDED } from './patch-html.tsx'
import type { Viewport } from './viewport.tsx'

/** Part of the frame that an area is wide and high at least; less is a press. */
const LEAST = 0.03

/** The line of an area over the map, while somebody draws it. */
export function openOutline(drawing: SVGSVGElement, viewport: Viewport) {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polygon')
  line.setAttribute(ADDED, '')
  line.setAttribute('class', 'map-asked')
  return {
    show(corners: readonly Spot[]) {
      const { x, y, width } = inDrawing(viewport.shown(), viewport.drawn())
      const height = (width * HEIGHT) / WIDTH
      line.setAttribute('points', corners.map((spot) => `${x + spot.x * width},${y + spot.y * height}`).join(' '))
      if (!line.isConnected) drawing.append(line)
    },
    hide: () => line.remove(),
  }
}

/** Whether corners, in parts of the frame, are those of an area that is meant. */
export function isArea(corners: readonly Spot[]): boolean {
  return corners.length >= FEWEST_CORNERS && isWide(corners.map(({ x }) => x)) && isWide(corners.map(({ y }) => y))
}

function isWide(values: readonly number[]): boolean {
  return Math.max(...values) - Math.min(...values) >= LEAST
}
