import type { SeenText } from '#app/inventory/import/file/import-states.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import { type RowReading, chosenKey, chosenValue, isHomeState } from './row-values.ts'
import { type Target, isControl } from './targets.ts'
import { choicesOfTarget, wordedCode } from './worded-codes.ts'

/** The most different texts of a column that the page offers to assign. */
const MOST_TEXTS = 60

type Counted = { target: Target; text: string; count: number }

/** Counts the texts of a file that stand for values, with the value of each. */
export function countTexts({ mapping, chosen, options }: Omit<RowReading, 'timeZone' | 'headers'>) {
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
    for (const { target, at } of columns)
      for (const text of partsOf(target, String(cells[at] ?? ''))) {
        if (target === 'municipality' && !isHome) continue
        const key = `${target} ${chosenKey(text)}`
        const counted = seen.get(key)
        if (counted) counted.count += 1
        else if ((perTarget.get(target) ?? 0) < MOST_TEXTS) {
          perTarget.set(target, (perTarget.get(target) ?? 0) + 1)
          seen.set(key, { target, text, count: 1 })
        }
      }
  }

  function result(): SeenText[] {
    return [...seen.values()].map(({ target, text, count }) => {
      const code = chosenValue(chosen, target, text) ?? wordedCode(target, text, options)
      return { target, text, count, code }
    })
  }

  return { add, result }
}

function partsOf(target: Target, cell: string): string[] {
  const parts = target === 'amenities' ? cell.split(/[,;|\n\u2022]/) : [cell]
  return parts.map((part) => part.trim()).filter(Boolean)
}
