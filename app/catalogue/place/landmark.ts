import { foldText } from '#app/text/fold-text.ts'
import { formatMeasure } from '#app/figures/measure.ts'
import { WHOLE_FROM } from './away.ts'
import { type Point, metresBetween } from './point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'

/** A well-known place with its article: 'el Aeropuerto de Monterrey', 'la Macroplaza'. */
export type Landmark = { name: string } & Point
/** A landmark near a property. `text`: 'A 12 km del Aeropuerto de Monterrey'. */
export type NearLandmark = { landmark: Landmark; text: string }

/** The most landmarks of the agency, and the number on a page. */
export const MOST_LANDMARKS = 40
const SHOWN = 3
const KILOMETRE = 1_000
/** A landmark says nothing about a property that is farther from it (issue 38, point 4). */
const FARTHEST_METRES = 60 * KILOMETRE

/** The nearest landmarks to a public point, in a straight line, without those that are too far away. */
export function nearestLandmarks(from: Point, precision: Precision, landmarks: readonly Landmark[]): NearLandmark[] {
  return landmarks
    .map((landmark) => ({ landmark, metres: metresBetween(from, landmark) }))
    .filter(({ metres }) => metres <= FARTHEST_METRES)
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, SHOWN)
    .map(({ landmark, metres }) => ({
      landmark,
      text: distanceText(metres, precision, landmark.name),
    }))
}

/** 'A 12 km del Aeropuerto de Monterrey'. @param precision that of the public point from which the distance is measured */
export function distanceText(metres: number, precision: Precision, name: string): string {
  return `A ${distance(metres, precision)} ${ofThe(name)}`
}

/** Only short distances of exact places have a decimal. */
function distance(metres: number, precision: Precision): string {
  const kilometres = metres / KILOMETRE
  const least = precision === 'exacta' ? 0.1 : 1
  const isWhole = precision !== 'exacta' || kilometres >= WHOLE_FROM
  const rounded = isWhole ? Math.round(kilometres) : Math.round(kilometres * 10) / 10
  return rounded < least ? `menos de ${formatMeasure(least, 'km')}` : formatMeasure(rounded, 'km')
}

/** 'del Aeropuerto', 'de la Macroplaza', 'de El Carmen': a capital article is part of a name and stays. */
export function ofThe(name: string): string {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`
}

/** The name without its article, for a map. */
export function nameWithoutArticle(name: string): string {
  return name.replace(/^(?:el|la|los|las) /, '')
}

/** Whether a landmark has a name, ignoring case and accents. */
export function isNamed({ name }: Landmark, other: string): boolean {
  return foldText(name) === foldText(other)
}
