import { foldText } from '#app/text/fold-text.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { mapPoint } from './map-link.ts'
import { namesPoint, streetWithoutNumber } from './street-without-number.ts'
import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'

/** The fields that everybody reads whatever the precision is, as a sentence begins with them. */
const TELLING = {
  title: 'El título dice',
  slug: 'La dirección de la página dice',
  location: 'La zona dice',
  description: 'La descripción dice',
} as const
type TellingField = keyof typeof TELLING

/** What says where a property is, beside the fields that everybody reads. */
export type HiddenPlace = Pick<FactColumns, 'precision' | 'address' | 'plaza' | 'industrialPark' | 'googleMapsLink'> & {
  complexName: string | null
}
type Written = Record<TellingField, string | null> & HiddenPlace

/** Words of a street that many streets have, or so short that any text has them. */
const COMMON = new Set(
  'avenida av calle carretera carr boulevard blvd calzada privada priv cerrada andador circuito autopista camino a al de del el la las los y e sur norte oriente poniente ote pte col colonia'.split(
    ' ',
  ),
)
/** Digits that are likelier a number of a house than of a floor or of rooms, where the street is not named before them. */
const LONG_NUMBER = 3
/** Words before a number that is one of a house. */
const NUMBER_LABELS = new Set('n no nro num numero exterior ext'.split(' '))
/** Words between a street and its number: 'Gómez Morín, local número 12'. */
const NEAR = 3
/** Degrees of some hundred metres: a coordinate as near as that names the place. */
const SAME_DEGREES = 0.001
/** Figures of something else: '$1,200', '500 m²', '250 kVA', '12 metros'. */
const MEASURED = /\$\s?\d[\d,.]*|\d[\d,.]{0,20}\s?(?:m2\b|m²|m\b|mts|metros|kva|kw|%|mil\b|mxn|usd|pesos|ton)/g
const LISTED = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/**
 * What one of these fields says although the precision of the property hides it, as a hint beside the field: whoever wrote
 * it may have meant to. Null where it says nothing of the kind.
 */
export function toldElsewhere(field: TellingField, written: Written): string | null {
  const { precision, [field]: text } = written
  if (precision === 'exacta' || !text) return null
  const told = hiddenIn(text, written)
  if (told.length === 0) return null
  const seen = told.length === 1 ? 'se verá' : 'se verán'
  return `${TELLING[field]} ${LISTED.format(told)}: en el sitio ${seen} aunque elegiste «${PRECISION_LABELS[precision]}».`
}

/** Whether any of them does. */
export function isToldElsewhere(written: Written): boolean {
  return Object.keys(TELLING).some((field) => isTelling(field) && toldElsewhere(field, written) !== null)
}

export function isTelling(field: string): field is TellingField {
  return Object.hasOwn(TELLING, field)
}

/** Whether a text says what the precision hides, in an address of a page as well. */
export function tellsHiddenPlace(text: string, place: HiddenPlace): boolean {
  return place.precision !== 'exacta' && hiddenIn(text, place).length > 0
}

function hiddenIn(text: string, place: HiddenPlace): string[] {
  const { precision, address, plaza, industrialPark, complexName, googleMapsLink } = place
  const street = streetWithoutNumber(address ?? '')
  const words = wordsOf(text)
  const name = streetWords(street)
  const isStreet = holds(words, name)
  return [
    precision === 'zona' && isStreet && 'la calle',
    numbersOf(address ?? '', street ?? '').some((number) => saysNumber(text, number, name)) && 'el número',
    holds(words, wordsOf(plaza ?? '')) && 'la plaza',
    holds(words, wordsOf(industrialPark ?? '')) && 'el parque',
    holds(words, wordsOf(complexName ?? '')) && 'el conjunto',
    (namesPoint(text) || saysCoordinate(text, googleMapsLink)) && 'el punto en el mapa',
  ].filter((part) => part !== false)
}

/** The name of the street alone: what stands before the first comma, without what any street is called. */
function streetWords(street: string | null): string[] {
  const [first = ''] = street?.split(',') ?? []
  const words = wordsOf(first)
  const own = words.filter((word) => !COMMON.has(word))
  // Of '5 de Mayo' only the whole says it; of 'Av. Gómez Morín' the name does.
  return own[0] === undefined ? [] : words.slice(words.indexOf(own[0]))
}

/** The figures of an address that everybody is not told. */
function numbersOf(address: string, street: string): string[] {
  const told = new Set(wordsOf(street))
  return wordsOf(address).filter((word) => /^\d+$/.test(word) && !told.has(word))
}

/**
 * Beside the street; where the text names the street, anywhere in it if it is long or has a label; else, if it is long,
 * wherever it is not a figure of something else.
 */
function saysNumber(text: string, number: string, street: readonly string[]): boolean {
  const words = wordsOf(text)
  const places = words.flatMap((word, at) => (word === number ? [at] : []))
  const isLong = number.length >= LONG_NUMBER
  if (places.some((at) => isAfter(words, at, street) || isBefore(words, at, street))) return true
  if (holds(words, street) && places.some((at) => isLong || NUMBER_LABELS.has(words[at - 1] ?? ''))) return true
  return isLong && wordsOf(foldText(text).replaceAll(MEASURED, ' ')).includes(number)
}

function isAfter(words: readonly string[], at: number, street: readonly string[]): boolean {
  const ends = [street.at(-1), street.join('')]
  return words.slice(Math.max(0, at - NEAR), at).some((word) => ends.includes(word))
}

/** '12 de la Av. Gómez Morín'. */
function isBefore(words: readonly string[], at: number, street: readonly string[]): boolean {
  const next = words.slice(at + 1).find((word) => !COMMON.has(word) || word === street[0])
  return next !== undefined && [street[0], street.join('')].includes(next)
}

/** A coordinate of the point by itself: 'latitud 25.7385'. */
function saysCoordinate(text: string, googleMapsLink: string | null): boolean {
  const point = mapPoint(googleMapsLink ?? '')
  if (!point) return false
  const degrees = [point.latitude, point.longitude].map(Math.abs)
  const figures = [...text.matchAll(/\d{1,3}\.\d{3,}/g)].map(([figure]) => Number(figure))
  return figures.some((figure) => degrees.some((degree) => Math.abs(figure - degree) < SAME_DEGREES))
}

/** Whether words stand in a text one after the other, or written as one: '#GómezMorín'. */
function holds(text: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false
  return ` ${text.join(' ')} `.includes(` ${words.join(' ')} `) || text.includes(words.join(''))
}

/** Folded words; a number is one by itself in 'Morín1234', '1234B' and 'No.1234', and '#' is a label of one. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll('#', ' num ')
    .replaceAll(/(\p{L}{2})(?=\d)|(\d)(?=\p{L})/gu, '$1$2 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
