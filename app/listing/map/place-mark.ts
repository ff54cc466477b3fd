import type { Precision } from '#app/catalogue/facts/precision.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import type { Corner } from './clip.ts'
import type { Frame } from './map-labels.ts'

/** Descriptions of the marks for screen readers. */
export const MARK_DESCRIPTIONS: Record<Precision, string> = {
  exacta: 'un punto dice dónde está',
  aproximada: `está dentro del círculo de ${CIRCLE_METRES} m`,
  zona: 'se marca solo la zona',
}

/** Radius of the ring of a zone in units of the drawing; it stands for no distance. */
const ZONE_RING = 22

/** The mark of a place: a pin, a circle or a dotted ring, distinct without colour. @param circle its radius in units */
export function drawMark(precision: Precision, at: Corner, circle: number): { svg: string; frame: Frame | null } {
  const [x, y] = at.map(Math.round) as [number, number]
  const ringed = (radius: number) => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })
  if (precision === 'zona')
    return {
      svg: `<circle cx="${x}" cy="${y}" r="${ZONE_RING}" class="fill-none stroke-faro" stroke-width="2.5" stroke-dasharray="0 5" stroke-linecap="round"/>`,
      // The name of the zone stands in the ring.
      frame: null,
    }
  if (precision === 'aproximada') {
    const radius = Math.round(circle)
    return {
      svg: `<circle cx="${x}" cy="${y}" r="${radius}" class="fill-faro/20 stroke-faro" stroke-width="2"/>`,
      frame: ringed(radius),
    }
  }
  return {
    svg: drawPlaceMark(at, 'fill-faro'),
    frame: { left: x - 10, right: x + 10, top: y - 25, bottom: y + 2 },
  }
}

/** A pin whose tip is the point. */
export function drawPlaceMark(at: Corner, colour: string): string {
  const [x, y] = at.map(Math.round) as [number, number]
  return `<path d="M${x} ${y}c-4-6-8-10-8-15a8 8 0 0 1 16 0c0 5-4 9-8 15z" class="${colour} stroke-surface" stroke-width="1.5"/><circle cx="${x}" cy="${y - 15}" r="3" class="fill-surface"/>`
}
