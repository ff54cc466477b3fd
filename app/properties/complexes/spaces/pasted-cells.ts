/** The cells that a spreadsheet puts on the clipboard: tabs between them, a line a row; a cell with either is quoted. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll(/\s*[\r\n]+\s*/g, ' ')
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
