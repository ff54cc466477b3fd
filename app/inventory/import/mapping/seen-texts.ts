import type { SeenText } from '#app/inventory/import/file/import-states.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import { answeredCode } from './read-cells.ts'
import { isEmptyWord } from './empty-words.ts'
import { readCounts } from './read-counts.ts'
import { readMunicipality } from './read-places.ts'
import { type RowReading, chosenKey, chosenValue, isHomeState } from './row-values.ts'
import { statusBeginning } from './status-beginning.ts'
import { type Target, isControl } from './targets.ts'
import { choicesOfTarget, firstOfSeveral, misspeltCode, operationsNamed, wordedCode } from './worded-codes.ts'

/** The most different texts of a column that the page offers to assign. */
const MOST_TEXTS = 60

type Counted = { target: Target; text: string; count: number; state: string }

/** Counts the texts of a file that stand for values, with the value of each. */
export function countTexts({ headers, mapping, chosen, options }: Omit<RowReading, 'timeZone'>) {
  const seen = new Map<string, Counted>()
  const perTarget = new Map<Target, number>()
  const columns = mapping.flatMap((target, at) =>
    target !== null && (target === 'amenities' || isControl(target)) && choicesOfTarget(target, options) !== null
      ? [{ target, at }]
      : [],
  )

  const stateAt = mapping.indexOf('state')

  /** Only municipalities of the home states are a closed list; one of another state is taken as it is, without a choice. */
  function add({ cells }: TableRow) {
    const isHome = isHomeState(cells[stateAt] ?? '', options)
    const state = wordedCode('state', String(cells[stateAt] ?? '')) ?? ''
    for (const { target, at } of columns)
      for (const text of partsOf(target, String(cells[at] ?? ''))) {
        if ((target === 'municipality' && !isHome) || saysNothing(target, text)) continue
        if (answeredCode(target, text, headers[at] ?? '') !== '') continue
        const key = `${target} ${chosenKey(text)}`
        const counted = seen.get(key)
        if (counted) counted.count += 1
        else if ((perTarget.get(target) ?? 0) < MOST_TEXTS) {
          perTarget.set(target, (perTarget.get(target) ?? 0) + 1)
          seen.set(key, { target, text, count: 1, state })
        }
      }
  }

  function result(): SeenText[] {
    return [...seen.values()].map(({ target, text, count, state }) => {
      const code = chosenValue(chosen, target, text) ?? meantCode(target, text, state)
      return { target, text, count, code }
    })
  }

  function meantCode(target: Target, text: string, state: string): string | null {
    if (target === 'municipality') return readMunicipality(text, state, options)?.municipality ?? null
    const [operation = null] = target === 'category' ? operationsNamed(text) : []
    const begun = target === 'status' ? (statusBeginning(text)?.code ?? null) : null
    return (
      wordedCode(target, text, options) ??
      misspeltCode(target, text) ??
      operation ??
      begun ??
      firstOfSeveral(target, text)
    )
  }

  /** An empty cell, or the count of another fact among the conditions. */
  function saysNothing(target: Target, text: string): boolean {
    if (wordedCode(target, text, options) !== null) return false
    return isEmptyWord(text) || (target === 'amenities' && Object.keys(readCounts(null, text)?.texts ?? {}).length > 0)
  }

  return { add, result }
}

function partsOf(target: Target, cell: string): string[] {
  const parts = target === 'amenities' ? cell.split(/[,;|\n\u2022]/) : [cell]
  return parts.map((part) => part.trim()).filter(Boolean)
}
