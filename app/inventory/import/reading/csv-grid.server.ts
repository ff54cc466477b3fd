import { CsvError, parse } from 'csv-parse/sync'
import type { TableRow } from '#app/inventory/import/file/table.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Lines whose separators are counted, and their most characters. */
const SAMPLE_LINES = 20
const SAMPLE_LENGTH = 64 * 1024

/** The rows of a text with separated values, or the sentence about one that can't be read. */
export function csvGrid(decoded: string): TableRow[] | { fault: string } {
  if (decoded.includes('\0')) return { fault: 'El archivo no es una hoja de cálculo ni un texto con comas.' }
  // Excel's own line that names the separator.
  const [, named] = /^sep=(.)\r?\n/i.exec(decoded) ?? []
  const text = named ? decoded.slice(decoded.indexOf('\n') + 1) : decoded
  try {
    const records = parse(text, {
      delimiter: named ?? likelyDelimiter(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    // `lines` counts the lines up to the end of the record.
    return records.map(({ record, info }) => ({ line: info.lines + (named ? 1 : 0), cells: record.map(cellOf) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { fault: 'El archivo tiene una comilla sin cerrar: revísalo en la hoja de cálculo y guárdalo otra vez.' }
  }
}

/** Our own export puts an apostrophe before what a spreadsheet would run as a formula. */
function cellOf(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '').trim()
}

/** The separator that the first lines have most often outside of quotes. */
function likelyDelimiter(text: string): string {
  const sample = text
    .slice(0, SAMPLE_LENGTH)
    .split('\n', SAMPLE_LINES)
    .join('\n')
    .replaceAll(/"(?:[^"]|"")*"/g, '')
  const [header = ''] = sample.split('\n')
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    inHeader: header.split(delimiter).length,
    count: sample.split(delimiter).length,
  }))
  // Texts have commas too: the names of the columns decide, and all lines only between equals.
  const [first] = counts.toSorted((a, b) => b.inHeader - a.inHeader || b.count - a.count)
  return first?.delimiter ?? ','
}
