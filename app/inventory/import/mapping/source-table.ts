import { countOf } from '#app/forms/control-readers.ts'
import { type ImportCell, type ReadOutcome, boundedTable } from '#app/inventory/import/file/table.ts'
import { type Target, isTarget } from './targets.ts'

/** The columns that are no facts: the whole address of the old page, and what the team keeps for itself. */
export const FORMER_URL = 'URL anterior'
export const FORMER_NOTES = 'Notas del sistema anterior'
export type SourceColumn = Target | typeof FORMER_URL | typeof FORMER_NOTES

/** The table of the properties of another system: a column for each field that some of them have. Facts come first. */
export function sourceTable(
  records: readonly Readonly<Record<string, ImportCell | undefined>>[],
  notes: readonly string[],
  lineOf: (at: number) => number = (at) => at + 1,
): ReadOutcome {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) =>
    records.some((record) => (record[name] ?? '') !== ''),
  )
  const headers = [...names.filter(isTarget), ...names.filter((name) => !isTarget(name))]
  const read = boundedTable({
    headers,
    rows: records.map((record, at) => ({ line: lineOf(at), cells: headers.map((name) => record[name] ?? '') })),
  })
  return 'fault' in read || notes.length === 0
    ? read
    : { ...read, records: { entries: [], people: [], contact: null, notes: [...notes] } }
}

/** The most unknown words of a status that are named one by one. */
const MOST_NAMED = 30

/** Sentences about words of a status that nobody knows, one for each property that has it. */
export function unknownStatusNotes(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)].slice(0, MOST_NAMED).map(([word, { length }]) => {
    const whose = length === 1 ? '1 propiedad queda pausada' : `${countOf(length)} propiedades quedan pausadas`
    return `El estatus «${word.slice(0, 60)}» no se conoce: ${whose}, con ese texto en sus notas.`
  })
}
