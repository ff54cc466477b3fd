import type { Fact } from '#app/catalogue/facts/fact.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { foldText } from '#app/text/fold-text.ts'
import { oneLine, severalLines } from '#app/forms/typed-text.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { headingWords } from './heading-hints.ts'
import { plainFigure, withFeet, withThousandsMarks } from './plain-figure.ts'
import { readDay } from './read-day.ts'

/** Decimals of money. */
const CENTS = 2
/** Other units and their size in the unit of the fact. */
const OTHERS: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  meses: [[/anos?\.?$/, 12]],
  t: [[/kg\.?$/, 0.001]],
  m: [[/ ?(?:ft|feet|pies?)\.?$/, 0.3048]],
  kVA: [[/ ?mva\.?$/, 1000]],
}
/** Units that a heading gives all its figures: 'Clear height (ft)'. */
const OF_HEADINGS: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  meses: [[/\b(?:anos|years|yrs)\b/, 12]],
  t: [[/\bkg\b/, 0.001]],
  m: [
    [/\b(?:ft|feet|foot|pies?)\b/, 0.3048],
    [/\bcm\b/, 0.01],
  ],
  kVA: [[/\bmva\b/, 1000]],
}
/** What people write behind a height that says no other one: '9.5 m libres'. */
const BEHIND = / (?:libres?|de altura|de alto|clear)$/
const UNITS: Readonly<Record<string, RegExp>> = {
  m: /\s*(?:m|mts?|metros)\.?$/,
  kVA: /\s*kva\.?$/,
  t: /\s*(?:t|ton|toneladas)\.?$/,
  't/m²': /\s*(?:t|ton)?\/m2\.?$/,
  'viv/ha': /\s*viv\/ha\.?$/,
  meses: /\s*mes(?:es)?\.?$/,
  '%': /\s*%$/,
}

/**
 * The text of a form's control for a cell; surfaces and amounts are read elsewhere. A text that has another meaning than the
 * fact stays, for the form's rule to refuse.
 * @param header the heading above it, which may say the unit
 */
export function importedText(fact: Fact, cell: ImportCell, timeZone: TimeZone, header = ''): string {
  if (cell === '') return ''
  switch (fact.kind) {
    case 'figure':
      return figureText(fact, cell, header)
    case 'money':
    case 'price':
      return typeof cell === 'number' ? rounded(cell, CENTS) : oneLine(cell)
    case 'year':
      return typeof cell === 'number' ? String(Math.trunc(cell)) : oneLine(cell)
    case 'day':
      return readDay(cell, timeZone) ?? String(cell)
    case 'text':
      return fact.lines ? severalLines(String(cell)) : oneLine(String(cell))
    default:
      return oneLine(String(cell))
  }
}

function figureText({ unit, decimals }: Extract<Fact, { kind: 'figure' }>, cell: ImportCell, header: string): string {
  const size = (OF_HEADINGS[unit ?? ''] ?? []).find(([words]) => words.test(headingWords(header)))?.[1] ?? 1
  if (typeof cell === 'number') return rounded(cell * size, decimals)
  const folded = foldText(withThousandsMarks(withFeet(cell))).replace(BEHIND, '')
  for (const [words, own] of OTHERS[unit ?? ''] ?? []) {
    const figure = words.test(folded) ? plainFigure(folded.replace(words, '')) : null
    if (figure !== null) return rounded(Number(figure.replaceAll(',', '')) * own, decimals)
  }
  const bare = size === 1 ? null : plainFigure(folded)
  if (bare !== null) return rounded(Number(bare.replaceAll(',', '')) * size, decimals)
  const unitWords = UNITS[unit ?? '']
  return plainFigure(unitWords ? folded.replace(unitWords, '') : folded) ?? cell
}

/** A number with at most so many decimals; a formula's result may have more. */
function rounded(value: number, decimals: number): string {
  const fixed = value.toFixed(decimals)
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed
}
