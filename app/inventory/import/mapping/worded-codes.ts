import type { AsesorOption } from '#app/asesores/asesor-card.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import { AMENITIES, AMENITY_LABELS } from '#app/catalogue/facts/amenities.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { NO_PLACES, type Places } from '#app/catalogue/place/places.ts'
import type { OwnerOption } from '#app/owners/owner.ts'
import { CURRENCIES, type Category, categoryIn } from '#app/catalogue/facts/vocabulary.ts'
import { namedCurrency } from '#app/catalogue/price/named-currency.ts'
import { meaningOf } from '#app/listing/search/trade-words.ts'
import { foldText } from '#app/text/fold-text.ts'
import { nearValue } from './near-words.ts'
import { stateNamed } from './place-words.ts'
import { type Target, factOfTarget } from './targets.ts'
import { subtypeNamed } from './type-words.ts'
import { VALUE_WORDS } from './value-words.ts'

/** A value that a cell may name: what is stored, and its label. */
export type Choice = { code: string; label: string }
/** What a cell may name: complexes, asesores, owners, and the places where the agency works. */
export type NamedOptions = {
  complexes: readonly Pick<ComplexOption, 'id' | 'name'>[]
  asesores: readonly AsesorOption[]
  owners: readonly OwnerOption[]
  places: Places
}

const NONE: NamedOptions = { complexes: [], asesores: [], owners: [], places: NO_PLACES }

const YES = ['si', 'x', '1', 'true', 'verdadero', 'yes', 's', '✓', '✔']
/** Texts for no complex and no asesor. */
const NOBODY = ['-', '–', 'no', 'n/a', 'na', 'no aplica', 'ninguno', 'ninguna']
const NO = ['no', '0', 'false', 'falso', 'n', 'ninguno', 'ninguna', '-']

/** Whether a text answers yes or no; null for any other text. */
export function answerIn(text: string): boolean | null {
  const folded = wordsOf(text)
  return YES.includes(folded) ? true : NO.includes(folded) ? false : null
}

/** No value has a longer name, and no cell that names one. */
const LONGEST_NAME = 200

/** The values of a target, and the value of each folded word for one. */
type Named = { choices: Choice[] | null; codeByWord: ReadonlyMap<string, string> }
/** A file asks for the same values in every cell. */
const namedByOptions = new WeakMap<NamedOptions, Map<Target, Named>>()

function namedOf(target: Target, options: NamedOptions): Named {
  const known = namedByOptions.get(options) ?? new Map<Target, Named>()
  namedByOptions.set(options, known)
  const before = known.get(target)
  if (before) return before
  const choices = listChoices(target, options)
  const words = [
    ...(choices ?? []).flatMap(({ code, label }) => [label, code].map((word) => [wordsOf(word), code] as const)),
    ...Object.entries(VALUE_WORDS[target] ?? {}).flatMap(([code, others]) =>
      others.map((word) => [word, code] as const),
    ),
  ]
  // Of several values with one word the first counts.
  const named = { choices, codeByWord: new Map(words.toReversed()) }
  known.set(target, named)
  return named
}

/** The values that a target takes, in order; null for a target that takes any text. */
export function choicesOfTarget(target: Target, options: NamedOptions = NONE): Choice[] | null {
  return namedOf(target, options).choices
}

function listChoices(target: Target, { complexes, asesores, places }: NamedOptions): Choice[] | null {
  if (target === 'currency') return CURRENCIES.map((code) => ({ code, label: code }))
  if (target === 'amenities') return AMENITIES.map((code) => ({ code, label: AMENITY_LABELS[code] }))
  if (target === 'municipality')
    return homeLists(places.homeStates).flatMap(({ municipalities }) =>
      municipalities.map((name) => ({ code: name, label: name })),
    )
  const fact = factOfTarget(target)
  switch (fact?.kind) {
    case 'code':
    case 'choice':
      return fact.codes.map((code) => ({ code, label: fact.labels[code] ?? code }))
    case 'listed':
      return fact.options.map((name) => ({ code: name, label: name }))
    case 'complex':
      return complexes.map(({ id, name }) => ({ code: id, label: name }))
    case 'asesor':
      return asesores.map(({ id, name }) => ({ code: id, label: name }))
    default:
      return null
  }
}

/**
 * The value that a text names, in any spelling: by its code, its label or another word for it. '' where the text means
 * none; null where it names no value.
 */
export function wordedCode(target: Target, text: string, options: NamedOptions = NONE): string | null {
  if (text.length > LONGEST_NAME) return null
  const folded = wordsOf(text)
  const { choices, codeByWord } = namedOf(target, options)
  const own = codeByWord.get(folded)
  if (own !== undefined) return own
  if (target === 'state') return stateNamed(text)
  const named = target === 'type' ? subtypeNamed(text) : null
  if (named) return named.type
  if (target === 'currency') return currencyAlone(folded)
  const meaning = meaningOf(folded.split(' '), options.places)
  if (meaning?.column === target && meaning.exact) return meaning.value
  if (meaning?.column === target && target === 'type') return meaning.value
  // 'Bodega con oficinas', 'Casa en venta'.
  const main = target === 'type' ? folded.replace(BESIDE_A_TYPE, '') : folded
  if (main !== folded) return wordedCode(target, main, options)
  return meaningOfNothing(target, folded, choices ?? [])
}

/** 'USD/MXN' is none. */
function currencyAlone(folded: string): string | null {
  if (/^(?:\$|mx|m\.?n\.?)$/.test(folded)) return 'MXN'
  if (/^(?:us|u\.s)$/.test(folded)) return 'USD'
  const isBoth = /us|dls|dlls|dol/.test(folded) && /mx|mn|m\.n|peso/.test(folded)
  return isBoth ? null : namedCurrency(folded)
}

const BESIDE_A_TYPE = / (?:con .*|en (?:venta|renta|traspaso|condominio|plaza|parque industrial|esquina))$/

/** Targets whose words may be misspelt: 'Bodga', 'Dispnible'. Names of people and of complexes may all exist. */
const MISSPELT: readonly Target[] = ['type', 'category', 'status', 'state']

/** The value that a text means with a spelling mistake, where only one is like it; null for any other text. */
export function misspeltCode(target: Target, text: string): string | null {
  if (!MISSPELT.includes(target) || text.length > LONGEST_NAME) return null
  // 'Nave BTS', 'Local chico': one of its words is a type, the first.
  const [first = '', ...others] = target === 'type' ? wordsOf(text).split(' ') : []
  if (others.length > 0 && others.every((word) => wordedCode(target, word) === null)) {
    const code = wordedCode(target, first)
    if (code !== null) return code
  }
  const words = (choicesOfTarget(target) ?? []).flatMap(({ code, label }) =>
    [label, ...(VALUE_WORDS[target]?.[code] ?? [])].map((word) => [wordsOf(word), code] as const),
  )
  return nearValue(wordsOf(text), words)
}

/**
 * The operations of a cell, in its order: 'Venta', 'Venta/Renta', 'Venta o renta'. None for a text that names something else.
 */
export function operationsNamed(text: string): Category[] {
  if (text.length > LONGEST_NAME) return []
  if (/^(?:amb[ao]s|l[ao]s dos|both)$/.test(wordsOf(text))) return ['venta', 'renta']
  const parts = text
    .split(/ y\/o |[/,;|+&-]| (?:y|o|u|e|or|and) /i)
    .map((part) => part.trim())
    .filter(Boolean)
  const codes = parts.map((part) => categoryIn(wordedCode('category', part) ?? misspeltCode('category', part)))
  return codes.includes(null) ? [] : [...new Set(codes.filter((code) => code !== null))]
}

/** The first value of a cell that names several: 'Planta baja y mezzanine'. Null unless each part is a value. */
export function firstOfSeveral(target: Target, text: string): string | null {
  if (factOfTarget(target)?.kind !== 'choice' || text.length > LONGEST_NAME) return null
  const parts = text
    .split(/[/,;|+&]| (?:y|e) /i)
    .map((part) => part.trim())
    .filter(Boolean)
  const codes = parts.map((part) => wordedCode(target, part))
  return codes.length > 1 && codes.every(Boolean) ? (codes[0] ?? null) : null
}

/** 'No' of a checkbox, and the label of a choice that is empty: 'Total' is the base of a price without one. */
function meaningOfNothing(target: Target, folded: string, choices: readonly Choice[]): string | null {
  const fact = factOfTarget(target)
  if (fact?.kind === 'complex' || fact?.kind === 'asesor') return NOBODY.includes(folded) ? '' : null
  if (fact?.kind !== 'choice') return null
  if (fact.none && foldText(fact.none) === folded) return ''
  const yes = choices.find(({ code }) => code === 'si')
  if (!yes) return null
  if (YES.includes(folded)) return 'si'
  return NO.includes(folded) ? (choices.find(({ code }) => code === 'no')?.code ?? '') : null
}

function wordsOf(text: string): string {
  return foldText(text.replace(/^\+\s*/, 'más '))
    .replaceAll(/[_\s]+/g, ' ')
    .replace(/(?<![.:])[.:]+$/, '')
    .trim()
}
