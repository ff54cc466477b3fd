import { foldText } from '#app/text/fold-text.ts'
import type { Zone } from '#app/catalogue/place/places.ts'
import type { TypedZone } from '#app/catalogue/place/zone-rules.ts'

/** The most zones of the agency. */
export const MOST_ZONES = 300

/** 'Huinalá, Apodaca, Nuevo León', which names one zone. */
export function zoneName({ name, municipality, state }: Pick<Zone, 'name' | 'municipality' | 'state'>): string {
  return `${name}, ${municipality}, ${state}`
}

/** The zone that a form describes. Synonyms are separated by commas, each once. */
export function zoneOf({ point, synonyms, ...zone }: TypedZone): Zone {
  const texts = (synonyms ?? '').split(',').map((text) => text.trim())
  const byFolded = new Map(texts.filter(Boolean).map((text) => [foldText(text), text]))
  byFolded.delete(foldText(zone.name))
  return { ...zone, synonyms: [...byFolded.values()], ...point }
}

/**
 * The list with a zone added or replaced.
 * @param before the full name of the replaced zone; '' to add one
 */
export function withZone(
  zones: readonly Zone[],
  before: string,
  zone: Zone,
): { zones: readonly Zone[] } | { refused: string } {
  const at = zones.findIndex((each) => zoneName(each) === before)
  const isSame = (each: Zone) => foldText(zoneName(each)) === foldText(zoneName(zone))
  if (zones.some((each, other) => other !== at && isSame(each)))
    return { refused: 'Ya hay una zona con ese nombre en ese municipio' }
  if (at >= 0) return { zones: zones.with(at, zone) }
  if (zones.length >= MOST_ZONES) return { refused: `La lista admite hasta ${MOST_ZONES} zonas` }
  return { zones: [...zones, zone] }
}

/** The list without the zone of that full name. */
export function withoutZone(zones: readonly Zone[], name: string): { zones: readonly Zone[] } {
  return { zones: zones.filter((each) => zoneName(each) !== name) }
}
