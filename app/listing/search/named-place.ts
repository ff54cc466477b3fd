import { foldText } from '#app/text/fold-text.ts'
import { type Landmark, nameWithoutArticle } from '#app/catalogue/landmarks/landmark.ts'
import { namedLandmark } from '#app/catalogue/landmarks/named-landmark.ts'
import { meaningOf } from './trade-words.ts'
import { type Point, formatPoint, isInMexico } from '#app/catalogue/place/point.ts'
import { readTypedPoint, typedQuestion } from '#app/catalogue/place/typed-point.ts'
import { MUNICIPALITY_MIDDLES } from '#app/catalogue/place/zone-middles.ts'

/**
 * A place that a radius may be around. Coordinates are their own name; a landmark has its article ('el Aeropuerto').
 * `written`: its name in the field and in the URL.
 */
export type NamedPlace = { name: string; written: string; point: Point }

/** All municipalities and main zones: 'Apodaca', 'Huinalá, Apodaca'. */
export const NAMED_PLACES: readonly Omit<NamedPlace, 'written'>[] = Object.values(MUNICIPALITY_MIDDLES).flatMap(
  (municipalities) =>
    Object.entries(municipalities ?? {}).flatMap(([municipality, { middle, zones = {} }]) => [
      { name: municipality, point: pointOf(middle) },
      ...Object.entries(zones).map(([zone, spot]) => ({ name: `${zone}, ${municipality}`, point: pointOf(spot) })),
    ]),
)

/**
 * Places by their full name, and zones also by their own name. A municipality wins over a zone of the same name; among
 * zones of the same name the first wins, because metropolitan municipalities come first in the data.
 */
const BY_NAME = new Map<string, (typeof NAMED_PLACES)[number]>()
for (const place of NAMED_PLACES) BY_NAME.set(placeKey([place.name]), place)
for (const place of NAMED_PLACES) {
  const zone = placeKey(place.name.split(',').slice(0, 1))
  if (!BY_NAME.has(zone)) BY_NAME.set(zone, place)
}

/**
 * A place as people name it ('huinala', 'San Pedro', 'Apodaca, N.L.', 'aeropuerto'), or coordinates; null for any other
 * text. A municipality or zone has priority over a landmark of its name.
 */
export function namedPlace(text: string, landmarks: readonly Landmark[]): NamedPlace | null {
  const zone = zoneNamed(text)
  if (zone) return { ...zone, written: zone.name }
  const landmark = namedLandmark(text, landmarks)
  if (landmark) return { name: landmark.name, written: nameWithoutArticle(landmark.name), point: landmark }
  const typed = readTypedPoint(text)
  return typed && isInMexico(typed) ? { name: formatPoint(typed), written: text, point: typed } : null
}

/** Whether a text names a municipality or a zone. */
export function isZone(text: string): boolean {
  return zoneNamed(text) !== null
}

function zoneNamed(text: string) {
  const names = text.split(',')
  if (names.length > 1 && meaningIn('state', names.at(-1))) names.pop()
  const last = names.pop() ?? ''
  return BY_NAME.get(placeKey([...names, meaningIn('municipality', last) ?? last])) ?? null
}

/** The message for a text that names no place; null where it names one. */
export function unknownPlace(text: string, landmarks: readonly Landmark[]): string | null {
  if (namedPlace(text, landmarks)) return null
  return (
    typedQuestion(text) ??
    `No conocemos «${text}»: escribe una zona, un municipio, un punto de referencia o coordenadas.`
  )
}

/** The value of the column that the words stand for: 'Escobedo' → 'General Escobedo'. */
function meaningIn(column: 'municipality' | 'state', words = ''): string | null {
  const meaning = meaningOf([words])
  return meaning?.column === column ? meaning.value : null
}

/** Key for comparing names, without commas, stops, case and accents. */
function placeKey(names: readonly string[]): string {
  return foldText(names.join(' ').replaceAll(/[,.]/g, ' '))
}

function pointOf([latitude, longitude]: readonly [number, number]): Point {
  return { latitude, longitude }
}
