import { foldText } from '#app/text/fold-text.ts'
import { meaningOf } from './trade-words.ts'
import { type Point, formatPoint, isInMexico } from '#app/catalogue/place/point.ts'
import { readTypedPoint, typedQuestion } from '#app/catalogue/place/typed-point.ts'
import { MUNICIPALITY_MIDDLES } from '#app/catalogue/place/zone-middles.ts'

/** A place that a radius may be around. Coordinates are their own name. */
type NamedPlace = { name: string; point: Point }

/** All municipalities and main zones: 'Apodaca', 'Huinalá, Apodaca'. */
export const NAMED_PLACES: readonly NamedPlace[] = Object.values(MUNICIPALITY_MIDDLES).flatMap((municipalities) =>
  Object.entries(municipalities ?? {}).flatMap(([municipality, { middle, zones = {} }]) => [
    { name: municipality, point: pointOf(middle) },
    ...Object.entries(zones).map(([zone, spot]) => ({ name: `${zone}, ${municipality}`, point: pointOf(spot) })),
  ]),
)

/**
 * Places by their full name, and zones also by their own name. A municipality wins over a zone of the same name; among
 * zones of the same name the first wins, because metropolitan municipalities come first in the data.
 */
const BY_NAME = new Map<string, NamedPlace>()
for (const place of NAMED_PLACES) BY_NAME.set(placeKey([place.name]), place)
for (const place of NAMED_PLACES) {
  const zone = placeKey(place.name.split(',').slice(0, 1))
  if (!BY_NAME.has(zone)) BY_NAME.set(zone, place)
}

/** A place as people name it ('huinala', 'San Pedro', 'Apodaca, N.L.'), or coordinates; null for any other text. */
export function namedPlace(text: string): NamedPlace | null {
  const names = text.split(',')
  if (names.length > 1 && meaningIn('state', names.at(-1))) names.pop()
  const last = names.pop() ?? ''
  const known = BY_NAME.get(placeKey([...names, meaningIn('municipality', last) ?? last]))
  if (known) return known
  const typed = readTypedPoint(text)
  return typed && isInMexico(typed) ? { name: formatPoint(typed), point: typed } : null
}

/** The message for a text that names no place; null where it names one. */
export function unknownPlace(text: string): string | null {
  if (namedPlace(text)) return null
  return typedQuestion(text) ?? `No conocemos «${text}»: escribe una zona, un municipio o coordenadas.`
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
