import type { FormRules } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { municipalityFault } from '#app/catalogue/facts/places.ts'
import { type Landmark, MOST_LANDMARKS } from '#app/catalogue/place/landmark.ts'
import { LANDMARK_RULES, type TypedLandmark } from '#app/catalogue/place/landmark-rules.ts'
import type { Zone } from '#app/catalogue/place/places.ts'
import { type TypedZone, ZONE_RULES } from '#app/catalogue/place/zone-rules.ts'
import { foldText } from '#app/text/fold-text.ts'

/** A list of named places in Configuración → Ubicación. `Typed`: the values of its form. */
export type PlaceList<Typed, Place extends Landmark> = {
  name: 'zones' | 'landmarks'
  most: number
  /** The name that only one place of the list has. */
  nameOf: (place: Place) => string
  rules: FormRules<Typed>
  placeOf: (typed: Typed) => Place
  /** Errors of values that are valid one by one. */
  faults?: (typed: Typed) => Refusal<keyof Typed & string>['errors']
  /** Values of `intent`. */
  intents: { save: string; remove: string }
  /** URL parameter of the place that is edited. */
  param: string
  /** In the log, before a name. */
  subjects: { save: string; remove: string }
  refusals: { taken: string; full: string }
}

export const ZONES: PlaceList<TypedZone, Zone> = {
  name: 'zones',
  most: 300,
  nameOf: ({ name, municipality, state }) => `${name}, ${municipality}, ${state}`,
  rules: ZONE_RULES,
  placeOf: ({ point, synonyms, ...zone }) => ({ ...zone, synonyms: synonymsIn(synonyms ?? '', zone.name), ...point }),
  faults(typed) {
    const municipality = municipalityFault(typed, homeLists([typed.state]))
    return municipality ? { municipality } : {}
  },
  intents: { save: 'save-zone', remove: 'remove-zone' },
  param: 'zona',
  subjects: { save: 'Zona', remove: 'Zona quitada' },
  refusals: {
    taken: 'Ya hay una zona con ese nombre en ese municipio',
    full: 'La lista admite hasta 300 zonas',
  },
}

export const LANDMARKS: PlaceList<TypedLandmark, Landmark> = {
  name: 'landmarks',
  most: MOST_LANDMARKS,
  nameOf: ({ name }) => name,
  rules: LANDMARK_RULES,
  placeOf: ({ name, point }) => ({ name, ...point }),
  intents: { save: 'save-landmark', remove: 'remove-landmark' },
  param: 'referencia',
  subjects: { save: 'Punto de referencia', remove: 'Punto de referencia quitado' },
  refusals: {
    taken: 'Ya hay un punto de referencia con ese nombre',
    full: `La lista admite hasta ${MOST_LANDMARKS} puntos de referencia`,
  },
}

/** Synonyms are separated by commas, each once, without the name itself. */
function synonymsIn(text: string, name: string): string[] {
  const texts = text.split(',').map((each) => each.trim())
  const byFolded = new Map(texts.filter(Boolean).map((each) => [foldText(each), each]))
  byFolded.delete(foldText(name))
  return [...byFolded.values()]
}

/** The place of that name, ignoring case and accents; null without one. */
export function findPlace<Place extends Landmark>(
  { nameOf }: Pick<PlaceList<never, Place>, 'nameOf'>,
  places: readonly Place[],
  name: string,
): Place | null {
  return places.find((place) => foldText(nameOf(place)) === foldText(name)) ?? null
}

/**
 * The list with a place added or replaced.
 * @param before the name of the replaced place; '' to add one
 */
export function putPlace<Typed, Place extends Landmark>(
  list: PlaceList<Typed, Place>,
  places: readonly Place[],
  before: string,
  place: Place,
): readonly Place[] | { refused: string } {
  const replaced = findPlace(list, places, before)
  const same = findPlace(list, places, list.nameOf(place))
  if (same && same !== replaced) return { refused: list.refusals.taken }
  if (replaced) return places.with(places.indexOf(replaced), place)
  return places.length >= list.most ? { refused: list.refusals.full } : [...places, place]
}

/** The list without the place of that name. */
export function removePlace<Place extends Landmark>(
  list: Pick<PlaceList<never, Place>, 'nameOf'>,
  places: readonly Place[],
  name: string,
): readonly Place[] {
  const removed = findPlace(list, places, name)
  return places.filter((place) => place !== removed)
}
