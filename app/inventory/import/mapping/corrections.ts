import { z } from 'zod'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import { foldText } from '#app/text/fold-text.ts'
import { JSON_COUNT, JSON_TEXT, TEXTS } from '#app/text/stored-json.ts'

/** Texts by target. */
type Texts = Partial<Record<string, string>>

/** What is known of the targets that the columns of a kind of file fill. */
export type TargetRules = {
  labelOf: (target: string) => string
  /** By what a row is found again in a later file; '' for a row without it. */
  codeOf: (row: TableRow, mapping: readonly (string | null)[]) => string
  /** The cells that are corrected together with one, itself included. */
  correctedWith: (target: string) => readonly string[]
  /** Whether a later file with the same columns takes a correction of the target over. */
  isRemembered: (target: string) => boolean
}

/** What a person wrote instead of the cells of a row, or of all rows with those texts. */
export type Correction = {
  /** `rowKey` of the only row that it is for; null for all rows with the texts. */
  row: string | null
  from: Texts
  to: Texts
  /** The rows that it changes in this file; none where it no longer fits. */
  count: number
  /** It was made for an earlier file with the same columns. */
  isRemembered?: true | undefined
}

/** A row and the targets of its cells that are refused or left out. */
export type DoubtfulRow = { line: number; targets: string[] }

const TEXTS_JSON = z.record(JSON_TEXT, JSON_TEXT)
export const CORRECTIONS = z.array(
  z.object({
    row: JSON_TEXT.nullable(),
    from: TEXTS_JSON,
    to: TEXTS_JSON,
    count: JSON_COUNT,
    isRemembered: z.literal(true).optional(),
  }),
) as z.ZodType<unknown> as z.ZodType<Correction[]>
export const DOUBTFUL_ROWS: z.ZodType<DoubtfulRow[]> = z.array(z.object({ line: JSON_COUNT, targets: TEXTS }))

/** The most corrections of an import. */
export const MOST_CORRECTIONS = 500
const UNNAMED = 'fila '

/** What tells a row apart in this file, and by its code in a later one. */
function rowKey(row: TableRow, mapping: readonly (string | null)[], { codeOf }: TargetRules): string {
  return codeOf(row, mapping) || `${UNNAMED}${row.line}`
}

/** What a row says of a target. Several columns may fill one together: 'Teléfono 1', 'Teléfono 2'. */
export function targetText({ cells }: Pick<TableRow, 'cells'>, mapping: readonly (string | null)[], target: string) {
  return mapping.flatMap((each, at) => (each === target ? String(cells[at] ?? '') || [] : [])).join('; ')
}

/** The corrections with another one, instead of an earlier one of the same texts. */
export function withCorrection(corrections: readonly Correction[], added: Correction): Correction[] {
  const key = keyOf(added)
  return [...corrections.filter((each) => keyOf(each) !== key), added].slice(-MOST_CORRECTIONS)
}

function keyOf({ row, from }: Correction): string {
  const texts = entriesOf(from).map(([target, text]) => [target, foldText(text)])
  return JSON.stringify([row, texts.toSorted(([one = ''], [other = '']) => one.localeCompare(other))])
}

/** The corrections that a later file with the same columns takes over: those of a line may be for another row there. */
export function rememberedCorrections(
  corrections: readonly Correction[] = [],
  { isRemembered }: TargetRules,
): Correction[] {
  return corrections
    .filter(({ row, to }) => !row?.startsWith(UNNAMED) && Object.keys(to).every(isRemembered))
    .map((correction) => ({ ...correction, count: 0, isRemembered: true }))
}

type Columns<Target extends string> = { headers: readonly string[]; mapping: readonly (Target | null)[] }

/**
 * The columns of a file and its rows with the corrections. What has no column, such as a missing state, gets one at the end.
 */
export function correctRows<Target extends string>(
  { headers, mapping }: Columns<Target>,
  corrections: readonly Correction[],
  rules: TargetRules,
) {
  const targets = new Set(corrections.flatMap(({ to }) => Object.keys(to) as Target[]))
  const added = [...targets].filter((target) => !mapping.includes(target))
  const all = [...mapping, ...added]
  const counts = corrections.map(() => 0)

  function correct(row: TableRow): TableRow {
    if (corrections.length === 0) return row
    const beyond = row.cells.slice(headers.length)
    const cells = [
      ...headers.map((_header, at) => row.cells[at] ?? ''),
      ...added.map(() => ''),
      // A row with too many cells stays one.
      ...beyond,
    ]
    const key = rowKey(row, mapping, rules)
    for (const [at, { row: only, from, to }] of corrections.entries()) {
      if (only !== null && only !== key) continue
      const isSame = ([target, text]: [string, string]) => foldText(targetText(row, mapping, target)) === foldText(text)
      if (!entriesOf(from).every(isSame)) continue
      for (const [target, text] of entriesOf(to)) {
        // The first of its columns has the whole text.
        for (const [column, each] of all.entries()) if (each === target) cells[column] = ''
        cells[all.indexOf(target as Target)] = text
      }
      counts[at] = (counts[at] ?? 0) + 1
    }
    return { line: row.line, cells }
  }

  return {
    headers: [...headers, ...added.map((target) => rules.labelOf(target))],
    mapping: all,
    correct,
    /** The corrections with the rows that each has changed so far. */
    counted: () => corrections.map((correction, at) => ({ ...correction, count: counts[at] ?? 0 })),
  }
}

function entriesOf(texts: Texts): [string, string][] {
  return Object.entries(texts) as [string, string][]
}

/** What a person sees of a correction: Municipio: «Juares» → «Juárez». */
export function correctionSentence({ from, to }: Correction, { labelOf }: TargetRules): string {
  return entriesOf(to)
    .map(([target, text]) => `${labelOf(target)}: «${from[target] ?? ''}» → «${text}»`)
    .join('; ')
}

/**
 * The correction that a person wrote for some cells of a row; null where nothing was changed. Cells that depend on each other,
 * such as state and municipality, are named as soon as one of them changes.
 * @param typed what was written for each cell
 * @param isForAll for all rows with the same texts, which must not be empty
 */
export function correctionOf(
  row: TableRow,
  mapping: readonly (string | null)[],
  { typed, isForAll, rules }: { typed: Texts; isForAll: boolean; rules: TargetRules },
): Correction | null {
  const textOf = (target: string) => targetText(row, mapping, target)
  const changed = entriesOf(typed).filter(([target, text]) => text.trim() !== textOf(target).trim())
  const named = new Set(
    changed.flatMap(([target]) => rules.correctedWith(target).filter((each) => typed[each] !== undefined)),
  )
  if (named.size === 0) return null
  const from = Object.fromEntries([...named].map((target) => [target, textOf(target)]))
  const to = Object.fromEntries([...named].map((target) => [target, (typed[target] ?? '').trim()]))
  const isOfRow = !isForAll || Object.values(from).every((text) => text.trim() === '')
  return { row: isOfRow ? rowKey(row, mapping, rules) : null, from, to, count: 0 }
}
