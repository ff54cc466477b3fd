import { foldText } from '#app/text/fold-text.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { streetWithoutNumber } from './street-without-number.ts'

/** Radius of the circle in which an approximate place is told to lie. */
export const CIRCLE_METRES = 500

type Placed = {
  precision: Precision
  address: string | null
  googleMapsLink: string | null
  plaza: string | null
  industrialPark: string | null
}

/**
 * A property as everybody may know it (decision 35): of an approximate place the street without its number, of a zone no
 * address at all, and of neither the maps link, which names the point, nor the plaza or the park, whose name leads there.
 * Whatever leaves the store for the public passes through here.
 */
export function withPublicPlace<P extends Placed>(property: P): P {
  if (property.precision === 'exacta') return property
  return { ...property, address: publicAddress(property), googleMapsLink: null, plaza: null, industrialPark: null }
}

/** The street of an approximate place, without what else of the address names the plaza or the park. */
function publicAddress({ precision, address, plaza, industrialPark }: Placed): string | null {
  if (precision !== 'aproximada' || !address) return null
  const hidden = [plaza, industrialPark].map((name) => foldText(name ?? '')).filter(Boolean)
  const parts = streetWithoutNumber(address)?.split(', ') ?? []
  return parts.filter((part) => !hidden.some((name) => foldText(part).includes(name))).join(', ') || null
}

/** What the page says under the map; null where it shows the place itself. */
export function placeNote(precision: Precision): string | null {
  if (precision === 'aproximada') return 'Ubicación aproximada. Pide la dirección exacta a tu asesor.'
  return precision === 'zona' ? 'Se muestra solo la zona. Pide la dirección a tu asesor.' : null
}

/** The same for the panel, whose page shows the true place. */
export function staffPlaceNote(precision: Precision): string | null {
  if (precision === 'aproximada') return `En el sitio se ve aproximada: ${PRECISION_MEANINGS.aproximada}`
  return precision === 'zona' ? `En el sitio se ve solo la zona: ${PRECISION_MEANINGS.zona}` : null
}

/** What visitors get to see, in the words of whoever has to choose. */
export const PRECISION_MEANINGS: Record<Precision, string> = {
  exacta: 'el punto en el mapa y la dirección completa.',
  aproximada: `un círculo de ${CIRCLE_METRES} m en el que está, y la calle sin número.`,
  zona: 'la ciudad o zona y el municipio, sin punto ni dirección.',
}
