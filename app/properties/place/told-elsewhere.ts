import { foldText } from '#app/text/fold-text.ts'
import type { FactColumns } from '#app/properties/facts/fact-columns.ts'
import { namesPoint, streetWithoutNumber } from './street-without-number.ts'
import { PRECISION_LABELS } from './precision.ts'

/** The fields that everybody reads whatever the precision is, as a sentence begins with them. */
const TELLING = { title: 'El título dice', location: 'La zona dice', description: 'La descripción dice' } as const
type TellingField = keyof typeof TELLING

type Written = Record<TellingField, string | null> &
  Pick<FactColumns, 'precision' | 'address' | 'plaza' | 'industrialPark'> & { complexName: string | null }

/** Words of a street that many streets have, or so short that any text has them. */
const COMMON = new Set(
  'avenida av calle carretera carr boulevard blvd calzada privada priv cerrada andador circuito autopista camino a al de del el la las los y e sur norte oriente poniente ote pte col colonia'.split(
    ' ',
  ),
)
/** Digits that are likelier a number of a house than of a floor or of rooms, where the street is not named before them. */
const LONG_NUMBER = 3
/** Figures of something else: '$1,200', '500 m²', '250 kVA', '12 metros'. */
const MEASURED = /\$\s?\d[\d,.]*|\d[\d,.]*\s?(?:m2\b|m²|m\b|mts|metros|kva|kw|%|mil\b|mxn|usd|pesos|ton)/g
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

function hiddenIn(text: string, { precision, address, plaza, industrialPark, complexName }: Written): string[] {
  const street = streetWithoutNumber(address ?? '')
  const says = { text: wordsOf(text), street: streetWords(street) }
  const isStreet = says.street.length > 0 && holds(says.text, says.street)
  return [
    precision === 'zona' && isStreet && 'la calle',
    numbersOf(address ?? '', street ?? '').some((number) => saysNumber(text, number, says.street)) && 'el número',
    namesIt(says.text, plaza) && 'la plaza',
    namesIt(says.text, industrialPark) && 'el parque',
    namesIt(says.text, complexName) && 'el conjunto',
    namesPoint(text) && 'el punto en el mapa',
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
  return wordsOf(address).filter((word) => /^\d+[a-z]?$/.test(word) && !told.has(word))
}

/** By itself where it is long, else right after the street. */
function saysNumber(text: string, number: string, street: readonly string[]): boolean {
  const words = wordsOf(text)
  const after = street.at(-1)
  const isAfter = words.some(
    (word, at) => word === number && words.slice(Math.max(0, at - 3), at).includes(after ?? ''),
  )
  if (isAfter) return true
  if (number.length < LONG_NUMBER) return false
  return wordsOf(foldText(text).replaceAll(MEASURED, ' ')).includes(number)
}

function namesIt(text: readonly string[], name: string | null): boolean {
  const words = wordsOf(name ?? '')
  return words.length > 0 && holds(text, words)
}

function holds(text: readonly string[], words: readonly string[]): boolean {
  return ` ${text.join(' ')} `.includes(` ${words.join(' ')} `)
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
