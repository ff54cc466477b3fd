import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import { foldText } from '#app/text/fold-text.ts'
import { isAnyProperty, isJoining } from './search-words.ts'

/** The rows whose ID stands in a search. `rest`: the words of the search that still narrow them. */
export type FoundByCode = { rows: ReadonlySet<CatalogueRow>; rest: string }

/** Folded words that stand before an ID: 'Ref. PROP-215'. */
const LABELS: ReadonlySet<string> = new Set(['id', 'clave', 'cve', 'ref', 'referencia', 'folio', 'codigo', 'cod'])
/** A label without white space after it: 'Ref.PROP-215'. */
const GLUED_LABEL = /(?<![\p{L}\p{N}])(?:id|clave|cve|ref|referencia|folio|c[oó]d(?:igo)?)[.:#=]+/giu
/** In an address these stand before other numbers, so beside other words they are no labels. */
const NUMBER_WORDS: ReadonlySet<string> = new Set(['no', 'num', 'numero'])
/** The longest ID that is looked for beside other words: 'CN 12 B'. */
const MOST_WORDS = 4

/** A part of a search between white space, and its folded runs of letters and digits. */
type Token = { typed: string; words: readonly string[] }

/**
 * Finds the rows whose ID a search names, in any spelling: 'ID: PROP-215', '#prop215', 'clave prop 215'. An ID is free text
 * of the agency, so the words of the search are compared with the IDs of the rows. An ID that is the whole search or stands
 * after a label finds its rows alone. Beside other words, an ID of letters and digits is one more condition.
 * @returns null where the search names no ID of these rows
 */
export function findByCode(rows: readonly CatalogueRow[], search: string): FoundByCode | null {
  const tokens = tokensOf(search)
  const whole = withoutIntroductions(tokens).map(wordsOf)
  const labelled = runsAfterLabels(tokens)
  const beside = tokens
    .map(({ words }) => words)
    .filter((words) => /\d/.test(words.join('')) && /\p{L}/u.test(words.join('')))
  const rowsOf = rowsByCode(rows, [...whole, ...labelled.flat(), ...beside])
  if (rowsOf.size === 0) return null
  const found = (words: readonly string[]) => rowsOf.get(runKey(words)) ?? []
  const firstFound = (runs: readonly string[][]) => runs.map(found).find(({ length }) => length > 0) ?? []

  // An ID of letters alone may be a word of other searches ('Bodega'), unless it replaces a missing ID.
  const alone = firstFound(whole).filter((row) => /\d/.test(row.code) || !row.propertyId)
  const named = alone.length > 0 ? alone : labelled.flatMap(firstFound)
  const all = new Set([...named, ...beside.flatMap(found)])
  if (all.size === 0) return null
  const rest = tokens.filter((token) => !beside.includes(token.words) || found(token.words).length === 0)
  const isNothing = named.length > 0 || rest.every(isIntroduction)
  return { rows: all, rest: isNothing ? '' : rest.map(({ typed }) => typed).join(' ') }
}

/** The folded words of labels and of what stands after them, which may be an ID and is never misspelt. */
export function labelledWords(search: string): ReadonlySet<string> {
  const tokens = tokensOf(search)
  return new Set(
    tokens.flatMap((token, at) => {
      const [after] = withoutIntroductions(tokens.slice(at + 1)).slice(-1)
      return isLabel(token) ? [...token.words, ...(after?.[0]?.words ?? [])] : []
    }),
  )
}

function tokensOf(search: string): Token[] {
  return search
    .replaceAll(/[,;](?=[^\d\s])/g, '$& ')
    .replaceAll(GLUED_LABEL, '$& ')
    .split(/\s+/)
    .map((typed) => ({ typed, words: foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? [] }))
    .filter(({ words }) => words.length > 0)
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ words }) => words)
}

/** The tokens, and what is left of them without the first words that may introduce an ID, the longest first. */
function withoutIntroductions(tokens: readonly Token[]): (readonly Token[])[] {
  const first = tokens.findIndex((token) => !isIntroduction(token))
  return tokens.slice(0, first + 1).map((_, from) => tokens.slice(from))
}

/** For each label, the runs of words after it that may be an ID, the longest first: 'clave de la propiedad: PROP-215'. */
function runsAfterLabels(tokens: readonly Token[]): string[][][] {
  return tokens.flatMap((token, at) => {
    if (!isLabel(token)) return []
    const runs = withoutIntroductions(tokens.slice(at + 1)).flatMap((after) => {
      const words = wordsOf(after).slice(0, MOST_WORDS)
      return words.map((_, less) => words.slice(0, words.length - less))
    })
    return [runs]
  })
}

function isLabel({ words: [only = '', ...others] }: Token): boolean {
  return others.length === 0 && LABELS.has(only)
}

function isIntroduction(token: Token): boolean {
  const { typed, words } = token
  return isLabel(token) || NUMBER_WORDS.has(words.join('')) || isJoining(typed) || isAnyProperty(typed)
}

const codesOfRows = new WeakMap<readonly CatalogueRow[], ReadonlyMap<string, CatalogueRow[]>>()

/** The rows whose ID consists of one of the runs of words. */
function rowsByCode(rows: readonly CatalogueRow[], runs: readonly (readonly string[])[]) {
  const known = codesOfRows.get(rows) ?? Map.groupBy(rows, ({ code }) => code)
  codesOfRows.set(rows, known)
  const codes = new Set(runs.map(runKey).filter(Boolean))
  return new Map([...codes].flatMap((code) => (known.has(code) ? [[code, known.get(code) ?? []] as const] : [])))
}

function runKey(words: readonly string[]): string {
  return codeKey(words.join(' '))
}
