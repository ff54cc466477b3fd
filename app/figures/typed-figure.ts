import { withCommas } from './thousands.ts'

/** Decimals of an amount of money or of an area. */
const DECIMALS = 2

/** A unit that comes pasted with a figure: its own figure is no part of it. */
const SQUARED = /(?:m|ft|mts?)[2²]/gi

/** A minus before the figure, as keyboards and spreadsheets write it. */
const MINUS = /^\s*[-\u2212\u2013]/

/**
 * A figure as it is being typed, with thousands commas: '1500000.5' becomes '1,500,000.5'. A minus stays, for whoever
 * reads the figure to refuse; anything else falls away.
 * @param decimals how many may follow the point; without any there is no point either
 */
export function withThousands(text: string, decimals = DECIMALS): string {
  const [whole = '', ...rest] = text
    .replaceAll(SQUARED, '')
    .replaceAll(/[^\d.]/g, '')
    .split('.')
  const grouped = (MINUS.test(text) ? '-' : '') + withCommas(whole.replace(/^0+(?=\d)/, ''))
  return rest.length === 0 || decimals === 0 ? grouped : `${grouped}.${rest.join('').slice(0, decimals)}`
}

/** Where the caret belongs in the text once commas moved: behind as many figures as it had before it in `typed`. */
export function caretAfterTyping(typed: string, caret: number, shown: string): number {
  const before = typed.slice(0, caret)
  let figures = before.replaceAll(/[^\d.]/g, '').length + (MINUS.test(before) ? 1 : 0)
  if (figures === 0) return 0
  for (const [at, letter] of [...shown].entries()) {
    if (letter !== ',') figures -= 1
    if (figures === 0) return at + 1
  }
  return shown.length
}

/** What the browser tells of an edit of a field. */
type Edit = { target: HTMLInputElement; nativeEvent: object }

/** Puts the commas into a field while somebody types in it, before React looks, so that the caret stays where they left it. */
export function groupThousands({ target: field, nativeEvent }: Edit, decimals = DECIMALS): void {
  const typed = field.value
  const shown = withThousands(typed, decimals)
  if (shown === typed) return
  const left = caretAfterTyping(typed, field.selectionStart ?? typed.length, shown)
  // Who deletes forward passes a comma, which would come back and stop them for ever.
  const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
  const caret = isForward && shown[left] === ',' ? left + 1 : left
  field.value = shown
  field.setSelectionRange(caret, caret)
}
