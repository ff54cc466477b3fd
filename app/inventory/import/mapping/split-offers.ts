import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { isEmptyWord } from './empty-words.ts'
import type { HeadingHints } from './heading-hints.ts'
import { MILLION, THOUSAND, plainFigure } from './plain-figure.ts'
import { type Amount, figureNumber, readAmount, multipliedBy, withoutLetters } from './read-amount.ts'

/** A price with its operation, where its cell or its heading says one. `text`: as it stands in the cell of `column`. */
export type Offer = Amount & { text: string; column?: 'price' | 'secondPrice' }
/** The prices of a cell, or the sentence about two readings of it. */
export type Offers = { offers: Offer[]; notes: string[] } | { doubt: string }

/** A unit or a percentage beside a figure is no figure of its own. */
const NO_AMOUNT = /(?:m|ft|mts|mt|pies?)[2²]|16 ?%/gi
/** What a tenant leaves besides the rent: '25,000 + depósito', '12,000 más un mes de depósito'. */
const DEPOSIT = /,? ?(?:\+|\bm[aá]s\b|\by\b) ?(?:(?:un|1) mes de )?(?:dep[oó]sito|dep\.)(?: en garant[ií]a)?$/i
const OPERATION = /\b(?:venta|renta|traspaso)\b/g
/** From so many on, a figure under 'MDP' is written in full, and one under 'miles' may be. */
const MOST_MILLIONS = 10_000
const MOST_THOUSANDS = 1_000_000
const MOST_THOUSANDS_OF_RENT = 10_000

/**
 * The prices of a cell, read with its heading.
 * @param count how many operations its row names
 */
export function offersIn(cell: ImportCell, hints: HeadingHints, count: number): Offers {
  const offers: Offer[] = []
  const notes: string[] = []
  if (cell === '') return { offers, notes }
  const written = typeof cell === 'number' ? '' : withoutLetters(cell)
  const bare = written.replace(DEPOSIT, '')
  if (bare !== written) notes.push(`«${cell}»: el depósito no tiene un dato donde guardarse y se deja fuera.`)
  const sides = bare.split(SIDES).filter((side) => side !== '' && !isEmptyWord(side))
  const texts = typeof cell === 'number' ? [String(cell)] : partsOf(sides.length === 1 ? (sides[0] ?? '') : bare, count)
  const reads = texts.map((text) => (typeof cell === 'number' ? amountOf(cell) : readAmount(text)))
  // In '$3.5 mdp venta / $18,000 renta' the pesos of the first price are those of the second.
  const currency = reads.find((each) => each.currency !== null)?.currency ?? null
  const ordered = byPlace(bare, texts.length, hints)
  if (ordered === null && texts.length === 1 && count === 0 && reads[0]?.category === null)
    return { doubt: 'el encabezado dice dos operaciones y la celda un precio: escribe la operación junto a él' }
  for (const [at, each] of reads.entries()) {
    const [text = '', read] = [texts[at], { ...each, currency: each.currency ?? currency }]
    const scale = scaleFor(read, hints)
    if (scale === null)
      return {
        doubt:
          'el encabezado dice miles, y la cantidad puede estar completa: escríbela con «mil», o corrige el encabezado',
      }
    if (scale !== hints.scale && !read.isScaled && read.amount !== null)
      notes.push(`«${text}» está completa, aunque el encabezado dice millones: queda así.`)
    if (isOtherwise(read, hints)) notes.push(`«${text}»: cuenta lo que dice la celda, y no su encabezado.`)
    offers.push({ ...withHints(read, { ...hints, category: ordered?.[at] ?? hints.category }, scale), text })
  }
  if (
    ordered?.length === 2 &&
    !isInOrder(
      offers.flatMap(({ category }) => category ?? []),
      offers,
    )
  )
    return { doubt: 'los dos precios no van en el orden de su encabezado' }
  return { offers, notes }
}

const SIDES = / ?(?<!\bn)[/|] ?/i

/**
 * The operation of each price in a cell, if the heading names two operations: below 'Precio venta / renta', '- / 25,000' is
 * the rent.
 * @returns [] if the heading does not name two; null if the cell has one price and does not say which of the two it is
 */
function byPlace(text: string, count: number, { operations }: HeadingHints): readonly Category[] | null {
  if (operations.length === 0) return []
  if (count === 2) return operations
  const sides = text.split(SIDES)
  const at = sides.findIndex((side) => side !== '' && !isEmptyWord(side))
  const operation =
    sides.length === 2 && sides.some((side) => side === '' || isEmptyWord(side)) ? operations[at] : undefined
  return operation ? [operation] : null
}

function amountOf(cell: number): Amount {
  return { ...readAmount(''), amount: String(Math.round(cell * 100) / 100) }
}

/** What an amount is multiplied by under its heading; null where both readings are possible. */
function scaleFor({ amount, isScaled }: Amount, { scale, category }: HeadingHints): number | null {
  const figure = plainFigure(amount ?? '')
  if (scale === 1 || isScaled || figure === null) return 1
  if (scale === MILLION) return figureNumber(figure) < MOST_MILLIONS ? MILLION : 1
  const most = category === 'renta' ? MOST_THOUSANDS_OF_RENT : MOST_THOUSANDS
  return scale === THOUSAND && figureNumber(figure) >= most ? null : scale
}

const SAID = ['currency', 'base', 'period', 'category', 'vat'] as const

/** Whether a cell says something else than its heading: '110 MXN' under 'USD/m2'. */
function isOtherwise(read: Amount, hints: HeadingHints): boolean {
  return SAID.some((name) => read[name] !== null && hints[name] !== null && read[name] !== hints[name])
}

/** What the heading says counts where the cell says nothing. A cell of another operation has another period, too. */
function withHints(read: Amount, hints: HeadingHints, scale: number): Amount {
  const scaled = (figure: string | null) => (scale === 1 || figure === null ? figure : multipliedBy(figure, scale))
  const isOfOther = read.category !== null && hints.category !== null && read.category !== hints.category
  return {
    ...read,
    amount: scaled(read.amount),
    to: scaled(read.to),
    currency: read.currency ?? hints.currency,
    base: read.base ?? hints.base,
    period: read.period ?? (isOfOther ? null : hints.period),
    category: read.category ?? hints.category,
    vat: read.vat ?? (read.isVatUnclear ? null : hints.vat),
  }
}

/** '$350,000 traspaso / $18,000 renta' has two prices, '$18,000/mes' one. */
function partsOf(cell: string, count: number): string[] {
  const text = cell.trim().replaceAll(/\n/g, ' / ').replaceAll(/\s+/g, ' ')
  const separated = joined(text.split(/( ?[/;|] ?| [yoeu] )/i))
  const candidates = [separated, byOperation(text), ...(count === 2 ? [text.split(/ [-\u2013] /)] : [])]
  const found = candidates.find((parts) => parts.length === 2 && parts.every(isPrice) && !isOneRange(parts, text))
  return found ?? (separated.length > 2 && separated.every(isPrice) ? separated : [text])
}

function isPrice(text: string): boolean {
  const { amount, isOnRequest } = readAmount(text)
  return amount !== null || isOnRequest
}

function isOneRange(parts: readonly string[], text: string): boolean {
  return parts.length === 2 && /[-\u2013]| y /.test(text) && readAmount(text).to !== null
}

/**
 * The parts between separators; a part without an amount belongs to the one before it. @param pieces parts and separators in
 * turn
 */
function joined(pieces: readonly string[]): string[] {
  const parts: string[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const last = parts.length - 1
    const isOwn = /\d|consultar|tratar/i.test(piece.replaceAll(NO_AMOUNT, ''))
    if (isOwn || last < 0) parts.push(piece)
    else parts[last] += (pieces[at - 1] ?? '') + piece
  }
  const [first = '', second, ...rest] = parts
  // 'Venta / 5,000,000'.
  return /\d/.test(first) || second === undefined ? parts : [`${first} ${second}`, ...rest]
}

/** 'Venta 12 mdp Renta 85 mil' and '12 mdp venta 85 mil renta'. */
function byOperation(text: string): string[] {
  const folded = foldText(text)
  const [one, other] = [...folded.matchAll(OPERATION)]
  if (!one || !other || one[0] === other[0]) return [text]
  const at = /\d/.test(folded.slice(0, one.index)) ? one.index + one[0].length : other.index
  return [folded.slice(0, at), folded.slice(at)]
}

/**
 * Whether a figure that names no operation can be the price of it beside the other one: nobody sells for less than a month's
 * rent.
 */
export function isInOrder(categories: readonly Category[], offers: readonly Offer[]): boolean {
  const [sale, rent] = [categories.indexOf('venta'), categories.indexOf('renta')].map(
    (at) => plainFigure(offers[at]?.amount ?? '') ?? null,
  )
  return !sale || !rent || figureNumber(sale) > figureNumber(rent)
}
