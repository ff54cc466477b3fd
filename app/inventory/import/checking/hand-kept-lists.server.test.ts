import { expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { writeConfig } from '#app/db/global-config.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { HAND_KEPT_LISTS, type HandKeptList } from '#test/factories/hand-kept-lists.ts'
import { BAJIO, BORDER } from '#test/factories/abbreviated-workbooks.ts'
import { HAND_KEPT_WORKBOOKS } from '#test/factories/hand-kept-workbooks.ts'
import { buildWorkbook } from '#test/factories/workbook.ts'
import { summaryOf } from '#test/factories/row-summary.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { jobRowsOf } from '#test/factories/jobs.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import type { RowPlan } from './row-plan.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const store = shareStore('sqlite')

/** Rows that are refused, of 30: each has a sentence, and is corrected in the review. */
const MOST_REFUSED = 3

test.each(Object.entries(HAND_KEPT_LISTS))(
  '%s: every row is what a person reads in it',
  { timeout: PATIENCE },
  async (name, list) => {
    const rows = await check(list)
    const read = rows.map(({ outcome, plan }) =>
      outcome === 'create' && plan ? summaryOf(JSON.parse(plan) as RowPlan) : '✗',
    )
    expect(read).toEqual(list.rows.map((row) => row.split(' => ')[1]))
    expect([name, read.filter((text) => text === '✗').length <= MOST_REFUSED]).toEqual([name, true])
  },
)

test.each(Object.entries({ ...HAND_KEPT_WORKBOOKS, BAJIO, BORDER }))(
  'the workbook %s: every row is what a person reads in it',
  { timeout: PATIENCE },
  async (_name, { homeStates, sheets, expected }) => {
    await writeConfig(store().db, { homeStates: JSON.stringify(homeStates) }, NOW)
    const read = readTable(buildWorkbook(sheets))
    if ('fault' in read) throw new Error(read.fault)
    const id = await openImport(PROPERTY_IMPORTS, store(), read, {
      filename: 'libro.xlsx',
      actor: { id: null, name: 'Ana' },
      now: NOW,
    })
    const rows = await jobRowsOf(store().db, id)
    expect(rows.map(({ plan }) => (plan ? summaryOf(JSON.parse(plan) as RowPlan) : '✗'))).toEqual(expected)
  },
)

async function check({ homeStates, headers, rows }: HandKeptList) {
  const { db } = store()
  await writeConfig(db, { homeStates: JSON.stringify(homeStates) }, NOW)
  const cellsOf = (line: string) => line.split(' |').map((cell) => cell.trim())
  const table = {
    headers: cellsOf(headers),
    rows: rows.map((row, at) => ({ line: at + 2, cells: cellsOf(row.split(' => ')[0] ?? '') })),
  }
  const id = await openImport(
    PROPERTY_IMPORTS,
    store(),
    { table },
    { filename: 'lista.xlsx', actor: { id: null, name: 'Ana' }, now: NOW },
  )
  return jobRowsOf(db, id)
}
