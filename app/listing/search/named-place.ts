import { foldText } from '#app/text/fold-text.ts'
import { nameWithoutArticle } from '#app/catalogue/place/landmark.ts'
import { namedLandmark } from '#app/catalogue/place/named-landmark.ts'
import { meaningOf } from './trade-words.ts'
import { type Point, formatPoint, isInMexico } from '#app/catalogue/place/point.ts'
import { readTypedPoint, typedQuestion } from '#app/catalogue/place/typed-point.ts'
import { municipalityMiddles } from '#app/catalogue/place/municipality-middles.ts'
import { NO_PLACES, type Places } from '#app/catalogue/place/places.ts'

/**
 * A place that a radius may be around. Coordinates are their own name; a landmark has its article ('el Aeropuerto').
 * `written`: its name in the field and in the URL.
 */
export type NamedPlace = { name: string; written: string; point: Point }

type KnownPlace = Omit<NamedPlace, 'written'>

/** `list`: each place once; `byName`: the places by the names that people write. */
type KnownPlaces = { list: readonly KnownPlace[]; byName: ReadonlyMap<string, KnownPlace> }

const knownPlaces = new WeakMap<Places, KnownPlaces>()

/** The municipalities and zones with a known middle: 'Apodaca', 'Huinalá, Apodaca'. */
export function namedPlaces(places: Places): readonly KnownPlace[] {
  return knownIn(places).list
}

/** The names of all places of which a word may be misspelt: those, and every municipality of the agency's states. */
export function placeNames(places: Places): string[] {
  return [
    ...namedPlaces(places).map(({ name }) => name),
    ...places.states.flatMap(({ municipalities }) => municipalities),
  ]
}

function knownIn(places: Places): KnownPlaces {
  const cached = knownPlaces.get(places)
  if (cached) return cached
  const known = readPlaces(places)
  knownPlaces.set(places, known)
  return known
}

/**
 * Places by their full name, and zones also by their own names. A municipality wins over a zone of the same name; among
 * zones of the same name the first of the agency's list wins.
 */
function readPlaces({ states, zones }: Places): KnownPlaces {
  const municipalities = states.flatMap(({ state, municipalities: names }) => {
    const listed = new Set(names)
    return municipalityMiddles(state)
      .filter(({ name }) => listed.has(name))
      .map(({ name, latitude, longitude }) => ({ name, point: { latitude, longitude } }))
  })
  const named = zones.map(({ name, synonyms, municipality, latitude, longitude }) => ({
    names: [name, ...synonyms],
    municipality,
    place: { name: `${name}, ${municipality}`, point: { latitude, longitude } },
  }))
  const byName = new Map<string, KnownPlace>()
  const add = (names: readonly string[], place: KnownPlace) => {
    const key = placeKey(names)
    if (!byName.has(key)) byName.set(key, place)
  }
  for (const place of municipalities) add([place.name], place)
  for (const { names, municipality, place } of named) for (const name of names) add([name, municipality], place)
  for (const { names, place } of named) for (const name of names) add([name], place)
  return { list: [...municipalities, ...named.map(({ place }) => place)], byName }
}

/**
 * A place as people name it ('huinala', 'San Pedro', 'Apodaca, N.L.', 'aeropuerto'), or coordinates; null for any other
 * text. A municipality or zone has priority over a landmark of its name.
 */
export function namedPlace(text: string, places: Places): NamedPlace | null {
  const zone = zoneNamed(text, places)
  if (zone) return { ...zone, written: zone.name }
  const landmark = namedLandmark(text, places.landmarks)
  if (landmark) return { name: landmark.name, written: nameWithoutArticle(landmark.name), point: landmark }
  const typed = readTypedPoint(text)
  return typed && isInMexico(typed) ? { name: formatPoint(typed), written: text, point: typed } : null
}

/** Whether a text names a municipality or a zone. */
export function isZone(text: string, places: Places): boolean {
  return zoneNamed(text, places) !== null
}

function zoneNamed(text: string, places: Places): KnownPlace | null {
  const names = text.split(',')
  if (names.length > 1 && isState(names.at(-1))) names.pop()
  const last = names.pop() ?? ''
  const meaning = meaningOf([last], places)
  const municipality = meaning?.column === 'municipality' ? meaning.value : last
  return knownIn(places).byName.get(placeKey([...names, municipality])) ?? null
}

/** The message for a text that names no place; null where it names one. */
export function unknownPlace(text: string, places: Places): string | null {
  if (namedPlace(text, places)) return null
  return (
    typedQuestion(text) ??
    `No conocemos «${text}»: escribe una zona, un municipio, un punto de referencia o coordenadas.`
  )
}

/** Whether the words are the name of a state, which may also be that of a municipality: 'Querétaro'. */
function isState(words = ''): boolean {
  return meaningOf([words], NO_PLACES)?.column === 'state'
}

/** Key for comparing names, without commas, stops, case and accents. */
function placeKey(names: readonly string[]): string {
  return foldText(names.join(' ').replaceAll(/[,.]/g, ' '))
}
