import type { Table } from '#app/inventory/import/file/table.ts'
import { guessMapping } from '#app/inventory/import/mapping/guess-columns.ts'
import { type Target, factOfTarget } from '#app/inventory/import/mapping/targets.ts'

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})(?!\d)/
const LAST_MONTH = 12

/**
 * The table with '03/15/2026' as '15/03/2026' in a column where some days can only have the month first, and none the day
 * first. '01/10/2026' is read as its column shows.
 */
export function withDayFirst(table: Table): { table: Table; notes: string[] } {
  const turned = guessMapping(table).flatMap((target, at) => {
    if (target === null || !isDay(target)) return []
    const days = table.rows.flatMap(({ cells }) => {
      const [, one, other] = DAY.exec(String(cells[at] ?? '')) ?? []
      return one === undefined ? [] : [[Number(one), Number(other)] as const]
    })
    const isMonthFirst = days.some(([, other]) => other > LAST_MONTH) && days.every(([one]) => one <= LAST_MONTH)
    return isMonthFirst ? [at] : []
  })
  if (turned.length === 0) return { table, notes: [] }
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (turned.includes(at) ? String(cell).replace(DAY, '$2/$1/$3') : cell)),
  }))
  const named = turned.map((at) => `«${table.headers[at]}»`).join(', ')
  return {
    table: { headers: table.headers, rows },
    notes: [`Las fechas de ${named} llevan primero el mes: así se leen.`],
  }
}

function isDay(target: Target): boolean {
  return target === 'createdAt' || target === 'updatedAt' || factOfTarget(target)?.kind === 'day'
}
