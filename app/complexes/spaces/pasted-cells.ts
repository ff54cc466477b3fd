import { countOf } from '#app/forms/control-readers.ts'
import { foldText } from '#app/text/fold-text.ts'
import { inOneLine } from '#app/text/in-one-line.ts'

/** The cells that a spreadsheet puts on the clipboard: tabs between them, a line a row; a cell with either is quoted. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    const cell = quoted === undefined ? plain : inOneLine(quoted.replaceAll('""', '"'))
    rows.at(-1)?.push(cell.trim())
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  const isEmpty = (row: string[]) => row.every((cell) => cell === '')
  // A spreadsheet ends its last line, too.
  return rows.filter((row, at) => at < rows.length - 1 || !isEmpty(row))
}

/** Whether it is more than one cell: a single one is pasted as the browser does it. */
export function isSeveralCells(text: string): boolean {
  return /[\t\r\n]/.test(text.trimEnd())
}

/** What may stand around a figure in a spreadsheet; not dollars, which are a cell of their own. */
const AROUND = /^\$|(?:m(?:ts?)?[2²]|mts|metros(?: cuadrados)?|mxn|m\.\s?n\.|pesos)\.?$/i
const FIGURE = /^[-−–]?(?:\d{1,3}(?:[,\s]\d{3})+|\d+)?(?:\.\d*)?$/

/**
 * A figure without its unit, as its cell takes it; null for what would become another figure there: '85 a 90',
 * '1.200,50', 'USD 900'.
 * @param unit of its column: '9 m' of height, '300 kVA'
 */
export function pastedFigure(text: string, unit: string | null = null): string | null {
  const plain = withoutUnit(text.trim(), unit).replace(AROUND, '').trim().replace(AROUND, '').trim()
  return FIGURE.test(plain) && /\d/.test(plain) ? plain : null
}

function withoutUnit(text: string, unit: string | null): string {
  const [folded, end] = [foldText(text).replace(/\.$/, ''), foldText(unit ?? '')]
  return end !== '' && folded.endsWith(end) ? folded.slice(0, -end.length) : text
}

/** What is said of a paste. @param told `left`: rows that were too many; `unknown`: what no cell could take */
export function pasteMessage({ filled, left, unknown }: { filled: number; left: number; unknown: readonly string[] }) {
  const rows = (count: number, one: string, several: string) =>
    count === 1 ? `${one} 1 fila.` : `${several} ${countOf(count)} filas.`
  return [
    rows(filled, 'Se pegó', 'Se pegaron'),
    ...(left > 0 ? [rows(left, 'Se dejó fuera', 'Se dejaron fuera')] : []),
    ...(unknown.length > 0 ? [`No se pudo usar: ${unknown.join(', ')}.`] : []),
  ].join(' ')
}
