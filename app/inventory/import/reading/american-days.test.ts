import { expect, test } from 'vitest'
import { withDayFirst } from './american-days.ts'

const read = (...days: string[]) => {
  const table = { headers: ['ID', 'Fecha de alta'], rows: days.map((day, at) => ({ line: at + 2, cells: ['A', day] })) }
  const { table: turned, notes } = withDayFirst(table)
  return [turned.rows.map(({ cells }) => cells[1]), notes.length]
}

test('days with the month first are turned where their column shows it', () => {
  expect(read('03/15/2026', '01/10/2026 10:30')).toEqual([['15/03/2026', '10/01/2026 10:30'], 1])
})

test.each([[['15/03/2026', '01/10/2026']], [['01/10/2026', '02/11/2026']], [['03/15/2026', '25/12/2026']]])(
  '%j stay',
  (days) => expect(read(...days)).toEqual([days, 0]),
)
