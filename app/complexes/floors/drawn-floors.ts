import { NO_VALUE } from '#app/text/difference.ts'
import type { OutlineCorner } from './outline.ts'

/** The outline of one space on the drawing of its floor. A space is a property. */
export type Outline = { spaceId: string; corners: OutlineCorner[] }

/**
 * The drawing of a floor of a complex. `photoId`: the one of the complex's plans over which it is drawn; null for a grid.
 * `outlines` may name a space that has left the complex: it may come back.
 */
export type DrawnFloor = { id: string; name: string; photoId: string | null; outlines: Outline[] }

/** Maximum number of drawn floors of a complex. */
export const MOST_FLOORS = 60

/** 'Planta baja (3 contornos), Planta alta (1 contorno)'. */
export function floorsText(floors: readonly DrawnFloor[]): string {
  return floors.map(({ name, outlines }) => `${name} (${outlineCount(outlines.length)})`).join(', ') || NO_VALUE
}

/** '1 contorno', '3 contornos'. */
export function outlineCount(count: number): string {
  return count === 1 ? '1 contorno' : `${count} contornos`
}

/** The change of drawings whose texts are the same, in words; null for none. */
export function floorsChange(before: readonly DrawnFloor[], after: readonly DrawnFloor[]): string | null {
  const [old, now] = [before, after].map((floors) => floors.map(({ outlines }) => outlines))
  if (JSON.stringify(old) !== JSON.stringify(now)) return 'otros contornos'
  return JSON.stringify(before) === JSON.stringify(after) ? null : 'otro plano de fondo'
}

/** The floors after a change of the complex's plans: one whose plan was removed is drawn over a grid. */
export function withPlans(floors: readonly DrawnFloor[], plans: readonly { photoId: string }[]): DrawnFloor[] {
  const isPlan = (id: string | null) => plans.some(({ photoId }) => photoId === id)
  return floors.map((floor) => (isPlan(floor.photoId) ? floor : { ...floor, photoId: null }))
}
