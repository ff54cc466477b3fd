import { foldText } from '#app/text/fold-text.ts'

/** The words of whole numbers below a thousand, folded; 'treinta y cinco' and 'ciento cincuenta' are sums of them. */
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

const between = (least: number, most: number) =>
  `(?:${[...NUMBERS].flatMap(([word, value]) => (value >= least && value <= most ? word : [])).join('|')})`
const BELOW_HUNDRED = `(?:${between(30, 90)}(?: y ${between(1, 9)})?|${between(1, 29)})`
const IN_WORDS = new RegExp(`(?<= )(?:${between(100, 900)}(?: ${BELOW_HUNDRED})?|${BELOW_HUNDRED})(?= )`, 'g')

/** '2½', opened by folding. */
const WITH_FRACTION = /^(\d{0,6})(1⁄2|[13]⁄4)$/
export const HECTARES = '(?:ha|has|hectareas?)'
export const MILLIONS = '(?:mdp|millon(?:es)?)'
/** '2 1/2' and '1/2' of what is said in parts. */
const FRACTION = new RegExp(`(?<= )(?:(\\d{1,6}) )?(1/2|[13]/4)(?= (?:${HECTARES}|${MILLIONS}) )`, 'g')

const GROUPS = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)`
const OF_THOUSANDS = String.raw`(?:kvas?|m2|mt2|mts|mtrs|metros|ft2|sq|pies|pesos|mxn|m\.?n|al mes|por mes|mensual|mas iva|\+ ?iva|/mes|/m2)`
/**
 * '1.500 m2', '1.000 kVA', '2 000 pesos', '$15.000': thousands. What follows the point of '1.500 ha', '1.500 mdp' and
 * '1.50 m2' is a part.
 */
const THOUSANDS = new RegExp(
  String.raw`(?<=[ $-])${GROUPS}(?=(?: ?(?:a|y|hasta|-) ?\$?${GROUPS})? ?${OF_THOUSANDS})|(?<=\$ ?)${GROUPS}(?= |-)(?! ${MILLIONS})`,
  'g',
)

/** An amount as `plainWords` has it: '2000', '2,000', '85.5', or '35=__' of three words. */
export const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:=_*)?`
/** What is said in words after thousands: 'quinientos' of 'dos mil quinientos'. */
export const HUNDREDS = String.raw`\d{3}=_*`

/**
 * What every amount has one of, said in figures or in words: whatever lacks them is spared the wordings of ranges, long
 * to compile.
 */
export const HAS_AMOUNT = /\d|mil|medi[oa]|hectarea/
/** What every amount of a fact has. */
export const HAS_FIGURE = /\d/

const HALVES = ['medio', 'media']

/** What an amount comes to; one where nothing is said. */
export function plainNumber(said: string): number {
  if (HALVES.includes(said)) return 0.5
  return said === '' ? 1 : Number(said.replaceAll(/[,=_]/g, ''))
}

/** 'No mayor a' is the most that is asked for, 'que no sea menor a' the least. */
const NO = '(?:no|no sean?) '
const MORE = '(?:mas de|(?:mayor|superior)(?:es)?(?: de| a| que)?)'
const LESS = '(?:menos de|(?:menor|inferior)(?:es)?(?: de| a| que)?)'
/** 'Que no pase de', 'que no rebase los'. */
const NOT_OVER = '(?:(?:que )?no (?:pase|rebase|exceda|supere)n?(?: de| los| las| el)?)'

/** How a search begins an amount that is the least or the most it asks for, folded. */
export const LEAST = `(?:${NO}${LESS}|(?<! ${NO})${MORE}|desde|a partir de|al menos|por lo menos|min(?:im[oa])?(?: de| a| que)?)`
export const UP_TO = `(?:${NO}${MORE}|${NOT_OVER}|(?<! ${NO})${LESS}|hasta|tope(?: de)?|max(?:im[oa])?(?: de| a| que)?)`

/** And how it ends one. */
export const AT_LEAST = '(?:o mas|en adelante|(?:como )?min(?:imo)?)'
export const AT_MOST = '(?:o menos|(?:como )?max(?:imo)?)'

/**
 * Folded words with a space on each side, to find whole ones. Numbers in words are figures, with '=' and '_' for each word
 * more than one, and so are thousands that are set apart: there are as many spaces and '_' as between the words that were given.
 */
export function plainWords(words: readonly string[]): string {
  const folded = words.map((word) =>
    foldText(word)
      .replaceAll(/^[(¿¡]+|[),.;:?!]+$|[\s=_]/g, '')
      .replace(WITH_FRACTION, (_, units: string, part: string) => {
        const fraction = part.replace('⁄', '/')
        return units === '' ? fraction : String(Number(units) + valueOf(fraction))
      }),
  )
  return ` ${folded.join(' ')} `
    .replaceAll(THOUSANDS, (said) => said.replaceAll('.', '').replace(/(?: \d+)+/, (rest) => inOne(rest)))
    .replaceAll(FRACTION, (_, units: string | undefined, part: string) =>
      units === undefined ? String(valueOf(part)) : `${Number(units) + valueOf(part)}=_`,
    )
    .replaceAll(IN_WORDS, (said) => {
      const parts = said.split(' ')
      const sum = parts.reduce((before, word) => before + (NUMBERS.get(word) ?? 0), 0)
      return `${sum}=${'_'.repeat(parts.length - 1)}`
    })
}

/** ' 000' of '2 000'. */
function inOne(rest: string): string {
  const groups = rest.trim().split(' ')
  return `${groups.join('')}=${'_'.repeat(groups.length)}`
}

/** @param fraction '1/2', '1/4', '3/4' */
function valueOf(fraction: string): number {
  const [part = 0, of = 1] = fraction.split('/').map(Number)
  return part / of
}

/** Words of `plainWords` as a text of the catalogue has them. */
export function asTold(plain: string): string {
  return plain.replaceAll(/=_*/g, '')
}

/** A wording where it stands between spaces. */
export function whole(wording: string): RegExp {
  return new RegExp(`(?<= )${wording}(?= )`, 'g')
}

/** Which words a match in `plainWords` covers: from the first to before the last. */
export function wordsOf(match: RegExpExecArray): readonly [from: number, to: number] {
  const from = gapsIn(match.input.slice(0, match.index)) - 1
  return [from, from + gapsIn(match[0]) + 1]
}

function gapsIn(text: string): number {
  return text.split(/[ _]/).length - 1
}
