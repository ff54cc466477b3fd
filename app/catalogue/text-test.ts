import type { Catalogue } from './catalogue.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { textPattern, matchesPattern } from './word-index.ts'

/** Tests whether the text of a row contains one of several folded texts. */
export type TextTest = (row: CatalogueRow) => boolean

/** Tests the public text of a row; only rows on offer pass. */
export function publicTextTest({ index }: Catalogue, texts: readonly string[]): TextTest {
  return textTest(index.public, index.numbers.next, texts, ({ publicText }) => publicText)
}

/** Tests the text of a row that staff search. */
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
  /** Per row number: 1 where the index finds a possible match. */
  const marks = new Uint8Array(numbers)
  const isCertain = patterns.map((pattern) => words.mark(pattern, marks)).every(Boolean)
  if (isCertain) return (row) => marks[row.number] === 1
  return (row) => marks[row.number] === 1 && patterns.some((pattern) => matchesPattern(textOf(row), pattern))
}
