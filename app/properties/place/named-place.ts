import { foldText } from '#app/properties/fold-text.ts'
import { type Point, isInMexico } from './point.ts'
import { pointQuestion, readTypedPoint } from './typed-point.ts'
import { MUNICIPALITY_MIDDLES } from './zone-middles.ts'

/** A place that the radius may be around. */
type NamedPlace = { name: string; point: Point }

/** Every municipality and main zone that is known: 'Apodaca', 'Huinalá, Apodaca'. */
export const NAMED_PLACES: readonly NamedPlace[] = Object.values(MUNICIPALITY_MIDDLES).flatMap((municipalities) =>
  Object.entries(municipalities ?? {}).flatMap(([municipality, { middle, zones = {} }]) => [
    { name: municipality, point: pointOf(middle) },
    ...Object.entries(zones).map(([zone, spot]) => ({ name: `${zone}, ${municipality}`, point: pointOf(spot) })),
  ]),
)

const BY_NAME = new Map(NAMED_PLACES.map(({ name, point }) => [foldText(name), point]))

/** The point of a place as it is named, or of coordinates; null for any other text. */
export function namedPlace(text: string): Point | null {
  const known = BY_NAME.get(foldText(text))
  if (known) return known
  const typed = readTypedPoint(text)
  return typed && isInMexico(typed) ? typed : null
}

/** What to say of a text that names no place; null where it names one. */
export function unknownPlace(text: string): string | null {
  if (namedPlace(text)) return null
  const typed = readTypedPoint(text)
  return (typed && pointQuestion(typed)) ?? `No conocemos «${text}»: escribe una zona, un municipio o coordenadas.`
}

function pointOf([latitude, longitude]: readonly [number, number]): Point {
  return { latitude, longitude }
}
