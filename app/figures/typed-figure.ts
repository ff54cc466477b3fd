import { withoutPoints } from './pointed-thousands.ts'
import { withCommas } from './thousands.ts'

/** Decimals of an amount of money or of an area. */
export const USUAL_DECIMALS = 2

/** A unit that comes pasted with a figure: its own figure is no part of it. */
const SQUARED = /(?:m|ft|mts?)[2²]/gi

/** A minus before the figure, as keyboards and spreadsheets write it. */
export const TYPED_MINUS = /^\s*[\p{Pd}\u2212]/u

/** Before three decimals it may be thousands, which whoever reads the figure has to see whole. */
const MAY_BE_THOUSANDS = /^[1-9]\d{0,2}$/
const GROUP = 3

/**
 * A figure as it is being typed, with thousands commas: '1500000.5' becomes '1,500,000.5'. A minus stays, for whoever
 * reads the figure to refuse, and so does '1.500', which may be two figures; anything else falls away.
 * @param decimals how many may follow the point; without any there is no point either
 */
export function withThousands(text: string, decimals = USUAL_DECIMALS): string {
  const bare = text.replaceAll(SQUARED, '').replaceAll(/[^\d.]/g, '')
  const isSure = decimals === 0 || bare.split('.').length > 2
  const [whole = '', ...rest] = ((isSure && withoutPoints(bare)) || bare).split('.')
  const grouped = (TYPED_MINUS.test(text) ? '-' : '') + withCommas(whole.replace(/^0+(?=\d)/, ''))
  if (rest.length === 0 || decimals === 0) return grouped
  const most = MAY_BE_THOUSANDS.test(whole) ? Math.max(decimals, GROUP) : decimals
  return `${grouped}.${rest.join('').slice(0, most)}`
}

/** What is wrong with a typed text that is no figure, or has decimals. */
export const NO_FIGURE = 'Escribe un número, por ejemplo 2,400'
export const NOT_WHOLE = 'Escribe un número entero'
