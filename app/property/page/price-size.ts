import { type Priced, priceText } from '#app/catalogue/price/price.ts'

/** Letters of '$12,500,000', which few prices exceed. */
const USUAL = 11
/** Letters of '$123,456,789.55'. */
const LONG = 15
/** Letters of 'MXN/mes + IVA'. */
const WIDE = 13

/**
 * How large a price is in a container of its own (`@container`), `--price-size` at most: small enough that no figure
 * breaks, of twelve digits and cents neither.
 */
export function priceSize(told: string): string {
  const letters = lettersOf(told)
  if (letters <= USUAL) return 'text-[min(var(--price-size),17cqi)]'
  return letters <= LONG ? 'text-[min(var(--price-size),12.4cqi)]' : 'text-[min(var(--price-size),8.7cqi)]'
}

/** The figure of a price, without what stands smaller after it; '' without a price. */
export function figureOf(property: Priced): string {
  return priceText(property)?.figure ?? ''
}

/** Whether it is so long that what holds it may need a line for it. */
export function isLong(figure: string): boolean {
  return lettersOf(figure) > USUAL
}

/** Whether what stands after the figure needs a line of its own: 'MXN/m²/mes + IVA'. */
export function isWide(property: Priced): boolean {
  return (priceText(property)?.rest.trim().length ?? 0) > WIDE
}

/** Of its longest piece: a price breaks at its spaces alone. */
function lettersOf(told: string): number {
  return Math.max(...told.split(' ').map((piece) => piece.length))
}
