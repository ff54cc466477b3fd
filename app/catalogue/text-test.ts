import type { Catalogue } from './catalogue.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { textPattern, says } from './text-match.ts'

/** Whether a row's text says one of several folded texts. */
export type TextTest = (row: CatalogueRow) => boolean

/** Tests the public text of a row; only rows on offer pass. */
export function publicTextTest({ index }: Catalogue, texts: readonly string[]): TextTest {
  return textTest(index.public, index.numbers.next, texts, ({ publicText }) => publicText)
}

/** Tests the text that staff search. */
export function panelTextTest({ index }: Catalogue, texts: readonly string[]): TextTest {
  return textTest(index.panel, index.numbers.next, texts, ({ panelText }) => panelText)
}

function textTest(
  words: Catalogue['index']['public'],
  numbers: number,
  texts: readonly string[],
  textOf: (row: CatalogueRow) => string,
): TextTest {
  const patterns = texts.map(textPattern).filter(({ text }) => text !== '')
  /** By the number of a row: 1 where the index says that it may match. */
  const marks = new Uint8Array(numbers)
  const isSure = patterns.map((pattern) => words.mark(pattern, marks)).every(Boolean)
  if (isSure) return (row) => marks[row.number] === 1
  return (row) => marks[row.number] === 1 && patterns.some((pattern) => says(textOf(row), pattern))
}
