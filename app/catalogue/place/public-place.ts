import { foldText } from '#app/text/fold-text.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { streetWithoutNumber } from './street-without-number.ts'

/** Radius in metres of the circle of an approximate place. */
export const CIRCLE_METRES = 500

type Placed = {
  precision: Precision
  address: string | null
  googleMapsLink: string | null
  plaza: string | null
  industrialPark: string | null
}

/**
 * Removes what the precision hides (decision 35): an approximate place keeps the street without its number, a zone has no
 * address. Both lose the maps link, the plaza and the park, which would reveal the place. Everything public must pass
 * through here.
 */
export function withPublicPlace<P extends Placed>(property: P): P {
  if (property.precision === 'exacta') return property
  return { ...property, address: publicAddress(property), googleMapsLink: null, plaza: null, industrialPark: null }
}

/** The street of an approximate place, without parts that name the plaza or the park. */
function publicAddress({ precision, address, plaza, industrialPark }: Placed): string | null {
  if (precision !== 'aproximada' || !address) return null
  const hidden = [plaza, industrialPark].map((name) => foldText(name ?? '')).filter(Boolean)
  const parts = streetWithoutNumber(address)?.split(', ') ?? []
  return parts.filter((part) => !hidden.some((name) => foldText(part).includes(name))).join(', ') || null
}

/** The note under the public map; null for an exact place. */
export function placeNote(precision: Precision): string | null {
  if (precision === 'aproximada') return 'Ubicación aproximada. Pide la dirección exacta a tu asesor.'
  return precision === 'zona' ? 'Se muestra solo la zona. Pide la dirección a tu asesor.' : null
}

/** The note under the panel's map, which shows the true place; null for an exact place. */
export function staffPlaceNote(precision: Precision): string | null {
  if (precision === 'aproximada') return `En el sitio se ve aproximada: ${PRECISION_DESCRIPTIONS.aproximada}`
  return precision === 'zona' ? `En el sitio se ve solo la zona: ${PRECISION_DESCRIPTIONS.zona}` : null
}

/** What visitors see with each precision, as the form describes it. */
export const PRECISION_DESCRIPTIONS: Record<Precision, string> = {
  exacta: 'el punto en el mapa y la dirección completa.',
  aproximada: `un círculo de ${CIRCLE_METRES} m en el que está, y la calle sin número.`,
  zona: 'la ciudad o zona y el municipio, sin punto ni dirección.',
}
