import { z } from 'zod'
import { codeKey } from '#app/catalogue/property/property.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import { JSON_COUNT, JSON_TEXT } from '#app/text/stored-json.ts'
import { chosenKey } from './row-values.ts'
import { type Mapping, type Target, targetLabel } from './targets.ts'

type Texts = Partial<Record<Target, string>>

/**
 * What a person wrote instead of the cells of a row, or of all rows with those texts. State and municipality are corrected
 * together: the state may be missing.
 */
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
export type DoubtfulRow = { line: number; targets: Target[] }

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

/** The most corrections of an import. */
export const MOST_CORRECTIONS = 500
const UNNAMED = 'fila '

/** What tells a row apart in this file, and by its ID in a later one. */
export function rowKey({ line, cells }: TableRow, mapping: Mapping): string {
  const code = codeKey(String(cells[mapping.indexOf('propertyId')] ?? ''))
  return code === '' ? `${UNNAMED}${line}` : code
}

/** The corrections with another one, instead of an earlier one of the same texts. */
export function withCorrection(corrections: readonly Correction[], added: Correction): Correction[] {
  const key = keyOf(added)
  return [...corrections.filter((each) => keyOf(each) !== key), added].slice(-MOST_CORRECTIONS)
}

function keyOf({ row, from }: Correction): string {
  const texts = Object.entries(from).map(([target, text]) => [target, chosenKey(text)])
  return JSON.stringify([row, texts.toSorted(([one = ''], [other = '']) => one.localeCompare(other))])
}

/** The corrections that a later file with the same columns takes over: those of a line may be for another row there. */
export function rememberedCorrections(corrections: readonly Correction[] = []): Correction[] {
  return corrections
    .filter(({ row }) => !row?.startsWith(UNNAMED))
    .map((correction) => ({ ...correction, count: 0, isRemembered: true }))
}

type Columns = { headers: readonly string[]; mapping: Mapping }

/**
 * The columns of a file and its rows with the corrections. What has no column, such as a missing state, gets one at the end.
 */
export function correctRows({ headers, mapping }: Columns, corrections: readonly Correction[] = []) {
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
    const textOf = (target: Target) => String(row.cells[mapping.indexOf(target)] ?? '')
    const key = rowKey(row, mapping)
    for (const [at, { row: only, from, to }] of corrections.entries()) {
      if (only !== null && only !== key) continue
      if (!entriesOf(from).every(([target, text]) => chosenKey(textOf(target)) === chosenKey(text))) continue
      for (const [target, text] of entriesOf(to)) cells[all.indexOf(target)] = text
      counts[at] = (counts[at] ?? 0) + 1
    }
    return { line: row.line, cells }
  }

  return {
    headers: [...headers, ...added.map((target) => targetLabel(target))],
    mapping: all,
    correct,
    /** The corrections with the rows that each has changed so far. */
    counted: () => corrections.map((correction, at) => ({ ...correction, count: counts[at] ?? 0 })),
  }
}

function entriesOf(texts: Texts): [Target, string][] {
  return Object.entries(texts) as [Target, string][]
}

/** What a person sees of a correction: «Municipio»: «Juares» → «Juárez». */
export function correctionSentence({ from, to }: Correction): string {
  return entriesOf(to)
    .map(([target, text]) => `${targetLabel(target)}: «${from[target] ?? ''}» → «${text}»`)
    .join('; ')
}

/** The cells that are corrected together with one. */
export function correctedWith(target: Target): readonly Target[] {
  return PLACE.includes(target) ? PLACE : [target]
}
const PLACE: readonly Target[] = ['state', 'municipality']

/**
 * The correction that a person wrote for some cells of a row; null where nothing was changed. State and municipality depend
 * on each other, so that both are named as soon as one of them changes.
 * @param typed what was written for each cell
 * @param isForAll for all rows with the same texts, which must not be empty
 */
export function correctionOf(row: TableRow, mapping: Mapping, typed: Texts, isForAll: boolean): Correction | null {
  const textOf = (target: Target) => String(row.cells[mapping.indexOf(target)] ?? '')
  const changed = entriesOf(typed).filter(([target, text]) => text.trim() !== textOf(target).trim())
  const named = new Set(
    changed.flatMap(([target]) => correctedWith(target).filter((each) => typed[each] !== undefined)),
  )
  if (named.size === 0) return null
  const from = Object.fromEntries([...named].map((target) => [target, textOf(target)]))
  const to = Object.fromEntries([...named].map((target) => [target, (typed[target] ?? '').trim()]))
  const isOfRow = !isForAll || Object.values(from).every((text) => text.trim() === '')
  return { row: isOfRow ? rowKey(row, mapping) : null, from, to, count: 0 }
}
