import { foldText } from '#app/text/fold-text.ts'
import { formatMeasure } from '#app/figures/measure.ts'
import { WHOLE_FROM } from '#app/catalogue/place/away.ts'
import { type Point, metresBetween } from '#app/catalogue/place/point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'

/** A place that everybody knows, named as one says it: 'el Aeropuerto de Monterrey', 'la Macroplaza'. */
export type Landmark = { name: string } & Point
/** One of those that a property's page tells: 'A 12 km del Aeropuerto de Monterrey'. */
export type NearLandmark = { landmark: Landmark; told: string }

/** How many the agency may keep, and how many of them a page tells. */
export const MOST_LANDMARKS = 40
const NEAREST = 3
const KILOMETRE = 1_000

/** The nearest ones, by the straight way from a point that everybody is told. */
export function nearestLandmarks(from: Point, precision: Precision, landmarks: readonly Landmark[]): NearLandmark[] {
  return landmarks
    .map((landmark) => ({ landmark, metres: metresBetween(from, landmark) }))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, NEAREST)
    .map(({ landmark, metres }) => ({
      landmark,
      told: `A ${distance(metres, precision)} ${ofThe(landmark.name)}`,
    }))
}

/** Only what is told exactly is told to a tenth of a kilometre, and only near by. */
function distance(metres: number, precision: Precision): string {
  const kilometres = metres / KILOMETRE
  const least = precision === 'exacta' ? 0.1 : 1
  const isWhole = precision !== 'exacta' || kilometres >= WHOLE_FROM
  const told = isWhole ? Math.round(kilometres) : Math.round(kilometres * 10) / 10
  return told < least ? `menos de ${formatMeasure(least, 'km')}` : formatMeasure(told, 'km')
}

/** 'del Aeropuerto', 'de la Macroplaza', 'de El Carmen': a capital article is part of a name and stays. */
function ofThe(name: string): string {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`
}

/** The name without its article, as a map writes it. */
export function nameWithoutArticle(name: string): string {
  return name.replace(/^(?:el|la|los|las) /, '')
}

/** Whether two names are of the same landmark: case and accents tell none apart. */
export function isNamed({ name }: Landmark, other: string): boolean {
  return foldText(name) === foldText(other)
}
