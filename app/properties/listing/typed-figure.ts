const DECIMALS = 2

/** A figure as it is being typed, with thousands commas: '1500000.5' becomes '1,500,000.5'. Anything else falls away. */
export function withThousands(text: string): string {
  const [whole = '', ...rest] = text.replaceAll(/[^\d.]/g, '').split('.')
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return rest.length === 0 ? grouped : `${grouped}.${rest.join('').slice(0, DECIMALS)}`
}

/** Where the caret belongs in the text once commas moved: behind as many figures as it had before it in `typed`. */
export function caretAfterTyping(typed: string, caret: number, shown: string): number {
  let figures = typed.slice(0, caret).replaceAll(/[^\d.]/g, '').length
  if (figures === 0) return 0
  for (const [at, letter] of [...shown].entries()) {
    if (letter !== ',') figures -= 1
    if (figures === 0) return at + 1
  }
  return shown.length
}
