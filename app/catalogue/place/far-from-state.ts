import { STATES } from '#app/catalogue/facts/places.ts'
import { formatMeasure } from '#app/figures/measure.ts'
import { mapPoint } from './map-link.ts'
import { metresBetween } from './point.ts'
import { stateBox } from './state-boxes.ts'

/** A point so far outside of the box around its state is probably a mistake. Boxes are wider than their states. */
const FAR_METRES = 20_000

/** 'El punto queda a más de 312 km de Querétaro'; null for a point in the state or near it, and without one of both. */
export function farFromState(property: { googleMapsLink: string | null; state: string | null }): string | null {
  const state = STATES.find((each) => each === property.state)
  const point = state ? mapPoint(property.googleMapsLink) : null
  if (!state || !point) return null
  const { west, south, east, north } = stateBox(state)
  const nearest = {
    latitude: Math.min(Math.max(point.latitude, south), north),
    longitude: Math.min(Math.max(point.longitude, west), east),
  }
  const metres = metresBetween(point, nearest)
  if (metres < FAR_METRES) return null
  return `El punto queda a más de ${formatMeasure(Math.floor(metres / 1_000), 'km')} de ${state}`
}
