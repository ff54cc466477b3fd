import { foldText } from '#app/text/fold-text.ts'

/** Folded number words below a thousand and their values. 'Treinta y cinco' and 'ciento cincuenta' are sums of them. */
const NUMBERS = new Map(
  [
    'un:1 uno:1 una:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13',
    'catorce:14 quince:15 dieciseis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiun:21 veintidos:22',
    'veintitres:23 veinticuatro:24 veinticinco:25 veintiseis:26 veintisiete:27 veintiocho:28 veintinueve:29',
    'treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90',
    'cien:100 ciento:100 doscientos:200 trescientos:300 cuatrocientos:400 quinientos:500 seiscientos:600',
    'setecientos:700 ochocientos:800 novecientos:900',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split(':'))
    .map(([word = '', value]) => [word, Number(value)]),
)

/** Whether a folded word is a number below a thousand. */
export function isNumberWord(word: string): boolean {
  return NUMBERS.has(word)
}

const numbersBetween = (least: number, most: number) =>
  `(?:${[...NUMBERS].flatMap(([word, value]) => (value >= least && value <= most ? word : [])).join('|')})`
const BELOW_HUNDRED = `(?:${numbersBetween(30, 90)}(?: y ${numbersBetween(1, 9)})?|${numbersBetween(1, 29)})`
const IN_WORDS = new RegExp(`(?<= )(?:${numbersBetween(100, 900)}(?: ${BELOW_HUNDRED})?|${BELOW_HUNDRED})(?= )`, 'g')

/** '2½' after folding. */
const WITH_FRACTION = /^(\d{0,6})(1⁄2|[13]⁄4)$/
export const HECTARES = '(?:ha|has|hectareas?)'
export const MILLIONS = '(?:mdp|millon(?:es)?)'
/** '2 1/2' and '1/2' before hectares or millions. */
const FRACTION = new RegExp(`(?<= )(?:(\\d{1,6}) )?(1/2|[13]/4)(?= (?:${HECTARES}|${MILLIONS}) )`, 'g')

/** The ways in which people write m², folded. The stops of 'sq. m.' are removed or belong to the word. */
export const SQUARE_METRES =
  '(?:(?:m|mts?|mtrs|metros)\\^?2|sqmt?s?|sq\\.? ?(?:m|mts?|met(?:er|re)s?)|square met(?:er|re)s?|(?:m|mts?|mtrs?|metros?) cuadrad[oa]s?)'
const GROUPS = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)`
const OF_THOUSANDS = String.raw`(?:kvas?|kws?|m2|mt2|mts|mtrs|metros|ft2|sqm|sq|pies|pesos|mxn|m\.?n|al mes|por mes|mensual|mas iva|\+ ?iva|/mes|/m2)`
/**
 * Groups of thousands: '1.500 m2', '1.000 kVA', '2 000 pesos', '$15.000'. The point of '1.500 ha', '1.500 mdp' and
 * '1.50 m2' is a decimal point.
 */
const THOUSANDS = new RegExp(
  String.raw`(?<=[ $-])${GROUPS}(?=(?: ?(?:a|y|hasta|-) ?\$?${GROUPS})? ?${OF_THOUSANDS})|(?<=\$ ?)${GROUPS}(?= |-)(?! ${MILLIONS})`,
  'g',
)

/** An amount in the output of `plainWords`: '2000', '2,000', '85.5', or '35=__' for 'treinta y cinco'. */
export const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:=_*)?`
/** Hundreds in words after thousands: 'quinientos' in 'dos mil quinientos'. */
export const HUNDREDS = String.raw`\d{3}=_*`

/** Every amount matches this. Searches that don't are not tested with the range patterns, which are slow to compile. */
const HAS_AMOUNT = /\d|mil|medi[oa]|hectarea/
/** Every amount of a fact matches this. */
export const HAS_FIGURE = /\d/

const HALVES = ['medio', 'media']

/** The number that an amount stands for; 1 for an empty text. */
export function plainNumber(amount: string): number {
  if (HALVES.includes(amount)) return 0.5
  return amount === '' ? 1 : Number(amount.replaceAll(/[,=_]/g, ''))
}

/** A negation swaps the limits: 'no mayor a' is a maximum, 'que no sea menor a' a minimum. */
const NO = '(?:no|no sean?) '
const MORE = '(?:mas de|(?:mayor|superior)(?:es)?(?: de| a| que)?)'
const LESS = '(?:menos de|(?:menor|inferior)(?:es)?(?: de| a| que)?)'
/** 'Que no pase de', 'que no rebase los'. */
const NOT_OVER = '(?:(?:que )?no (?:pase|rebase|exceda|supere)n?(?: de| los| las| el)?)'

/** Folded words before an amount that make it a minimum or a maximum. */
export const LEAST = `(?:[≥>]|${NO}${LESS}|(?<! ${NO})${MORE}|desde|a partir de|al menos|por lo menos|over|more than|at least|min(?:im[oa])?(?: de| a| que)?)`
export const UP_TO = `(?:[≤<]|${NO}${MORE}|${NOT_OVER}|(?<! ${NO})${LESS}|hasta|tope(?: de)?|under|below|less than|up to|max(?:im[oa])?(?: de| a| que)?)`

/** Folded words after an amount that make it a minimum or a maximum. */
export const AT_LEAST = '(?:o mas|en adelante|(?:como )?min(?:imo)?)'
export const AT_MOST = '(?:o menos|(?:como )?max(?:imo)?)'

/**
 * Folds the words and joins them with a space on each side of each, so that patterns can match whole words. Several words
 * that make one number become figures, '=' and one '_' per further word: 'treinta y cinco' → '35=__', '2 000' → '2000=_'.
 * So the count of spaces and '_' before a match still gives the position of its first word (`wordRange`).
 */
export function plainWords(words: readonly string[]): string {
  const folded = words.map((word) =>
    foldText(word)
      .replaceAll(/^[(¿¡]+|[),.;:?!]+$|[\s=_]/g, '')
      .replace(WITH_FRACTION, (_, units: string, part: string) => {
        const fraction = part.replace('⁄', '/')
        return units === '' ? fraction : String(Number(units) + fractionValue(fraction))
      }),
  )
  return ` ${folded.join(' ')} `
    .replaceAll(THOUSANDS, (digits) => digits.replaceAll('.', '').replace(/(?: \d+)+/, joinGroups))
    .replaceAll(FRACTION, (_, units: string | undefined, part: string) =>
      units === undefined ? String(fractionValue(part)) : `${Number(units) + fractionValue(part)}=_`,
    )
    .replaceAll(IN_WORDS, (numberWords) => {
      const parts = numberWords.split(' ')
      const sum = parts.reduce((total, word) => total + (NUMBERS.get(word) ?? 0), 0)
      return `${sum}=${'_'.repeat(parts.length - 1)}`
    })
}

/** ' 000' of '2 000' → '000=_'. */
function joinGroups(separated: string): string {
  const groups = separated.trim().split(' ')
  return `${groups.join('')}=${'_'.repeat(groups.length)}`
}

/** @param fraction '1/2', '1/4', '3/4' */
function fractionValue(fraction: string): number {
  const [part = 0, of = 1] = fraction.split('/').map(Number)
  return part / of
}

/** Removes the marks that `plainWords` adds, so that the words can be searched in the texts of the catalogue. */
export function removeMarks(plain: string): string {
  return plain.replaceAll(/=_*/g, '')
}

/** A pattern that matches a wording between spaces. */
export function wholeWords(wording: string): RegExp {
  return new RegExp(`(?<= )${wording}(?= )`, 'g')
}

/** The positions of the words that a match in `plainWords` covers; `to` is exclusive. */
export function wordRange(match: RegExpExecArray): readonly [from: number, to: number] {
  const from = countGaps(match.input.slice(0, match.index)) - 1
  return [from, from + countGaps(match[0]) + 1]
}

function countGaps(text: string): number {
  return text.split(/[ _]/).length - 1
}

/**
 * The inclusive limits of a range; null for a side without one. `near`: the amount that the search names where the limits
 * are a tolerance around it.
 */
type Limits =
  | { near: number; least: number; most: number }
  | { near: null; least: number; most: number }
  | { near: null; least: number; most: null }
  | { near: null; least: null; most: number }

/** A range in a search. `typed`: its words as they were typed; `rest`: the search without them. */
export type SearchRange = Limits & { typed: string; rest: string }

/**
 * Patterns of one kind of amount, folded. `one`: with its unit; `first`: the first of two, whose unit may stand after the
 * second; `alone`: without words such as 'hasta' beside it.
 */
type AmountPatterns = { one: string; first: string; alone: string }

type RangePattern = { pattern: RegExp; limits: (first: number, second: number) => Limits }

/** A search for an amount alone finds properties up to a quarter below or above it. */
const TOLERANCE = 0.25

/** 'Unos 1,000 m2', '20 mil pesos aprox.': read like the amount alone. */
const ABOUT = '(?:(?:aprox(?:imadamente)?|alrededor|cerca|como|unos|unas|mas o menos)(?: de)? )?'
const OR_SO = '(?: (?:aprox(?:imad[oa]s?|imadamente)?|mas o menos))?'

/**
 * The patterns of ranges of one kind of amount, most specific first: with two limits, with one, an amount alone.
 * @param before a pattern of words that may precede the range and belong to it
 */
export function rangePatterns({ one, first, alone }: AmountPatterns, before = ''): readonly RangePattern[] {
  const pattern = (wording: string) => wholeWords(before + wording)
  return [
    { pattern: pattern(`(?:(?:de|desde|entre) )?(${first}) ?(?:a|hasta|-|–|—) ?(${one})`), limits: between },
    { pattern: pattern(`entre (${first}) y (${one})`), limits: between },
    { pattern: pattern(`(?:de )?${LEAST} (${first})(?: y| pero)?(?: de)? ${UP_TO} (${one})`), limits: between },
    { pattern: pattern(`(?:de )?${UP_TO} (${first})(?: y| pero)?(?: de)? ${LEAST} (${one})`), limits: between },
    { pattern: pattern(`(?:de )?${LEAST} (${one})`), limits: atLeast },
    { pattern: pattern(`(?:de )?${UP_TO} (${one})`), limits: atMost },
    { pattern: pattern(`(?:(?:de|desde) )?(${one}) ${AT_LEAST}`), limits: atLeast },
    { pattern: pattern(`(?:de )?(${one}) ${AT_MOST}`), limits: atMost },
    { pattern: pattern(`${ABOUT}(${alone})${OR_SO}`), limits: around },
  ]
}

/**
 * The first range in a search.
 * @param toAmounts converts the texts of the two amounts of a match (the same text twice where there is one) to numbers;
 *   null where they can't be amounts of this kind
 */
export function searchRange(
  search: string,
  patterns: readonly RangePattern[],
  toAmounts: (first: string, second: string) => readonly [number, number] | null,
): SearchRange | null {
  if (search === '') return null
  const words = search.split(' ')
  const plain = plainWords(words)
  if (!HAS_AMOUNT.test(plain)) return null
  for (const { pattern, limits } of patterns) {
    for (const match of plain.matchAll(pattern)) {
      const [, first = '', second = first] = match
      const amounts = toAmounts(first, second)
      if (!amounts) continue
      const [at, end] = wordRange(match)
      return {
        ...limits(...amounts),
        typed: words.slice(at, end).join(' '),
        rest: words.toSpliced(at, end - at).join(' '),
      }
    }
  }
  return null
}

function between(first: number, second: number): Limits {
  const [least, most] = [Math.min(first, second), Math.max(first, second)]
  return least === 0 ? atMost(most) : { near: null, least, most }
}

function atLeast(amount: number): Limits {
  return { near: null, least: amount, most: null }
}

function atMost(amount: number): Limits {
  return { near: null, least: null, most: amount }
}

function around(amount: number): Limits {
  return { near: amount, least: amount * (1 - TOLERANCE), most: amount * (1 + TOLERANCE) }
}
