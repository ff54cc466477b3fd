import { type Priced, priceText } from '#app/catalogue/price/price.ts'

/** Length of '$12,500,000'. Few prices are longer. */
const USUAL = 11
/** Length of '$123,456,789.55'. */
const LONG = 15
/** Length of 'MXN/mes + IVA'. */
const WIDE = 13

/**
 * Class for the font size of a price in its container (`@container`), `--price-size` at most. No figure breaks, not even
 * one of twelve digits and cents.
 */
export function priceSize(text: string): string {
  const letters = longestPiece(text)
  if (letters <= USUAL) return 'text-[min(var(--price-size),17cqi)]'
  return letters <= LONG ? 'text-[min(var(--price-size),12.4cqi)]' : 'text-[min(var(--price-size),8.7cqi)]'
}

/** The figure of a price without the smaller text after it; '' without a price. */
export function figureOf(property: Priced): string {
  return priceText(property)?.figure ?? ''
}

/** Whether a figure may need its own line. */
export function isLong(figure: string): boolean {
  return longestPiece(figure) > USUAL
}

/** Whether the text after the figure needs its own line: 'MXN/m²/mes + IVA'. */
export function isWide(property: Priced): boolean {
  return (priceText(property)?.rest.trim().length ?? 0) > WIDE
}

/** Length of the longest piece: a price breaks only at spaces. */
function longestPiece(text: string): number {
  return Math.max(...text.split(' ').map((piece) => piece.length))
}
