import { headingWords } from './heading-hints.ts'

/** Headings of a place that is the zone where a list says no other, and the municipality beside one that does. */
const NAMES: readonly string[] = ['ciudad', 'cd', 'city', 'localidad', 'poblacion', 'town']

export function isCityHeading(header = ''): boolean {
  return NAMES.includes(headingWords(header))
}
