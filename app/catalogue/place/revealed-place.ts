import { foldText } from '#app/text/fold-text.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { mapPoint } from './map-link.ts'
import { namesPoint, streetWithoutNumber } from './street-without-number.ts'
import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'

/** Fields that are public with any precision, and the beginning of the sentence about each. */
const PUBLIC_TEXTS = {
  title: 'El título dice',
  slug: 'La dirección de la página dice',
  location: 'La zona dice',
  description: 'La descripción dice',
} as const
type PublicTextName = keyof typeof PUBLIC_TEXTS

/** The data that a precision may hide. */
export type HiddenPlace = Pick<FactColumns, 'precision' | 'address' | 'plaza' | 'industrialPark' | 'googleMapsLink'> & {
  complexName: string | null
}
type Written = Record<PublicTextName, string | null> & HiddenPlace

/** Words that many streets or texts contain. */
const COMMON = new Set(
  'avenida av calle carretera carr boulevard blvd calzada privada priv cerrada andador circuito autopista camino a al de del el la las los y e sur norte oriente poniente ote pte col colonia'.split(
    ' ',
  ),
)
/** A number of so many digits is probably a house number, and not one of floors or rooms. */
const LONG_NUMBER = 3
/** Words before a house number. */
const NUMBER_LABELS = new Set('n no nro num numero exterior ext'.split(' '))
/** The most words between a street and its number: 'Gómez Morín, local número 12'. */
const NEAR = 3
/** A coordinate within so many degrees (some hundred metres) reveals the place. */
const SAME_DEGREES = 0.001
/** Figures that are no house numbers: '$1,200', '500 m²', '250 kVA', '12 metros'. */
const MEASURED = /\$\s?\d[\d,.]*|\d[\d,.]{0,20}\s?(?:m2\b|m²|m\b|mts|metros|kva|kw|%|mil\b|mxn|usd|pesos|ton)/g
const LIST_FORMAT = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/**
 * The hint beside a public text that reveals what the precision hides; null where it reveals nothing. It is only a hint,
 * because the text may be intended.
 */
export function revealedPlaceHint(field: PublicTextName, written: Written): string | null {
  const { precision, [field]: text } = written
  if (precision === 'exacta' || !text) return null
  const revealed = revealedIn(text, written)
  if (revealed.length === 0) return null
  const visible = revealed.length === 1 ? 'se verá' : 'se verán'
  return `${PUBLIC_TEXTS[field]} ${LIST_FORMAT.format(revealed)}: en el sitio ${visible} aunque elegiste «${PRECISION_LABELS[precision]}».`
}

/** Whether any public text reveals what the precision hides. */
export function revealsPlace(written: Written): boolean {
  return Object.keys(PUBLIC_TEXTS).some((field) => isPublicText(field) && revealedPlaceHint(field, written) !== null)
}

export function isPublicText(field: string): field is PublicTextName {
  return Object.hasOwn(PUBLIC_TEXTS, field)
}

/** Whether a text or slug reveals what the precision hides. */
export function revealsHiddenPlace(text: string, place: HiddenPlace): boolean {
  return place.precision !== 'exacta' && revealedIn(text, place).length > 0
}

function revealedIn(text: string, place: HiddenPlace): string[] {
  const { precision, address, plaza, industrialPark, complexName, googleMapsLink } = place
  const street = streetWithoutNumber(address ?? '')
  const words = wordsOf(text)
  const name = streetWords(street)
  const isStreet = containsWords(words, name)
  return [
    precision === 'zona' && isStreet && 'la calle',
    numbersOf(address ?? '', street ?? '').some((number) => containsNumber(text, number, name)) && 'el número',
    containsWords(words, wordsOf(plaza ?? '')) && 'la plaza',
    containsWords(words, wordsOf(industrialPark ?? '')) && 'el parque',
    containsWords(words, wordsOf(complexName ?? '')) && 'el conjunto',
    (namesPoint(text) || containsCoordinate(text, googleMapsLink)) && 'el punto en el mapa',
  ].filter((part) => part !== false)
}

/** The name of the street: the words before the first comma, without common ones at the beginning. */
function streetWords(street: string | null): string[] {
  const [first = ''] = street?.split(',') ?? []
  const words = wordsOf(first)
  const own = words.filter((word) => !COMMON.has(word))
  return own[0] === undefined ? [] : words.slice(words.indexOf(own[0]))
}

/** The numbers of an address that are not in its public street. */
function numbersOf(address: string, street: string): string[] {
  const inStreet = new Set(wordsOf(street))
  return wordsOf(address).filter((word) => /^\d+$/.test(word) && !inStreet.has(word))
}

/**
 * Whether a text contains the house number: beside the street; anywhere in a text with the street if the number is long or
 * has a label; in any text if it is long and no figure of something else.
 */
function containsNumber(text: string, number: string, street: readonly string[]): boolean {
  const words = wordsOf(text)
  const places = words.flatMap((word, at) => (word === number ? [at] : []))
  const isLong = number.length >= LONG_NUMBER
  if (places.some((at) => isAfter(words, at, street) || isBefore(words, at, street))) return true
  if (containsWords(words, street) && places.some((at) => isLong || NUMBER_LABELS.has(words[at - 1] ?? ''))) return true
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

/** Whether a text contains one coordinate of the point: 'latitud 25.7385'. */
function containsCoordinate(text: string, googleMapsLink: string | null): boolean {
  const point = mapPoint(googleMapsLink ?? '')
  if (!point) return false
  const degrees = [point.latitude, point.longitude].map(Math.abs)
  const figures = [...text.matchAll(/\d{1,3}\.\d{3,}/g)].map(([figure]) => Number(figure))
  return figures.some((figure) => degrees.some((degree) => Math.abs(figure - degree) < SAME_DEGREES))
}

/** Whether a text contains words in sequence, or written as one word: '#GómezMorín'. */
function containsWords(text: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false
  return ` ${text.join(' ')} `.includes(` ${words.join(' ')} `) || text.includes(words.join(''))
}

/** Splits a text into folded words. Numbers are separate words ('Morín1234', '1234B', 'No.1234'), and '#' is 'num'. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll('#', ' num ')
    .replaceAll(/(\p{L}{2})(?=\d)|(\d)(?=\p{L})/gu, '$1$2 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
