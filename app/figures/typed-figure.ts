import { withCommas } from './thousands.ts'

/** Decimals of an amount of money or of an area. */
export const USUAL_DECIMALS = 2

/** A unit that comes pasted with a figure: its own figure is no part of it. */
const SQUARED = /(?:m|ft|mts?)[2²]/gi

/** A minus before the figure, as keyboards and spreadsheets write it. */
export const TYPED_MINUS = /^\s*[-\u2212\u2013]/

/**
 * A figure as it is being typed, with thousands commas: '1500000.5' becomes '1,500,000.5'. A minus stays, for whoever
 * reads the figure to refuse; anything else falls away.
 * @param decimals how many may follow the point; without any there is no point either
 */
export function withThousands(text: string, decimals = USUAL_DECIMALS): string {
  const [whole = '', ...rest] = text
    .replaceAll(SQUARED, '')
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  const grouped = (TYPED_MINUS.test(text) ? '-' : '') + withCommas(whole.replace(/^0+(?=\d)/, ''))
  return rest.length === 0 || decimals === 0 ? grouped : `${grouped}.${rest.join('').slice(0, decimals)}`
}
