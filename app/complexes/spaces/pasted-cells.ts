import { countOf } from '#app/forms/control-readers.ts'
import { foldText } from '#app/text/fold-text.ts'
import { inOneLine } from '#app/text/in-one-line.ts'

/** The cells that a spreadsheet copies: tabs between cells, one line a row; a cell with tabs or line breaks is quoted. */
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
  // A spreadsheet ends its last line with a line break, too.
  return rows.filter((row, at) => at < rows.length - 1 || !isEmpty(row))
}

/** Whether a text is more than one cell. The browser itself pastes a single one. */
export function isSeveralCells(text: string): boolean {
  return /[\t\r\n]/.test(text.trimEnd())
}

/** Signs and units around a figure in a spreadsheet. Dollars are not among them: the currency has its own cell. */
const AROUND = /^\$|(?:m(?:ts?)?[2²]|mts|metros(?: cuadrados)?|mxn|m\.\s?n\.|pesos)\.?$/i
const FIGURE = /^[-−–]?(?:\d{1,3}(?:[,\s]\d{3})+|\d+)?(?:\.\d*)?$/

/**
 * A figure without its unit; null for a text that could mean another figure: '85 a 90', '1.200,50', 'USD 900'.
 * @param unit the unit of the column: '9 m' of height, '300 kVA'
 */
export function pastedFigure(text: string, unit: string | null = null): string | null {
  const plain = withoutUnit(text.trim(), unit).replace(AROUND, '').trim().replace(AROUND, '').trim()
  return FIGURE.test(plain) && /\d/.test(plain) ? plain : null
}

function withoutUnit(text: string, unit: string | null): string {
  const [folded, end] = [foldText(text).replace(/\.$/, ''), foldText(unit ?? '')]
  return end !== '' && folded.endsWith(end) ? folded.slice(0, -end.length) : text
}

/** The message after a paste. `left`: rows above the limit; `unknown`: texts that no cell could take. */
export function pasteMessage({ filled, left, unknown }: { filled: number; left: number; unknown: readonly string[] }) {
  const rows = (count: number, one: string, several: string) =>
    count === 1 ? `${one} 1 fila.` : `${several} ${countOf(count)} filas.`
  return [
    rows(filled, 'Se pegó', 'Se pegaron'),
    ...(left > 0 ? [rows(left, 'Se dejó fuera', 'Se dejaron fuera')] : []),
    ...(unknown.length > 0 ? [`No se pudo usar: ${unknown.join(', ')}.`] : []),
  ].join(' ')
}
