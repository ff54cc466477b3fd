import { expect, test } from 'vitest'
import { writeConfig } from '#app/db/global-config.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { HAND_KEPT_LISTS, type HandKeptList } from '#test/factories/hand-kept-lists.ts'
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

async function check({ homeStates, headers, rows }: HandKeptList) {
  const { db } = store()
  await writeConfig(db, { homeStates: JSON.stringify(homeStates) }, NOW)
  const cellsOf = (line: string) => line.split(' |').map((cell) => cell.trim())
  const table = {
    headers: cellsOf(headers),
    rows: rows.map((row, at) => ({ line: at + 2, cells: cellsOf(row.split(' => ')[0] ?? '') })),
  }
  const id = await openImport(
    store(),
    { table },
    { filename: 'lista.xlsx', actor: { id: null, name: 'Ana' }, now: NOW },
  )
  return jobRowsOf(db, id)
}

/** Facts of the first part of a summary, and columns that every property has. */
const SAID = new Set(
  (
    'propertyId title type subtype category priceCents currency priceToCents priceBase vat secondCategory secondPriceCents ' +
    'secondCurrency secondPriceBase secondVat area lotSize constructionArea frontage depth location municipality state ' +
    'status precision photos plans'
  ).split(' '),
)

function summaryOf({ input }: RowPlan): string {
  const money = (cents: number | null, currency: string | null, ...beside: (string | null)[]) =>
    [cents === null ? 'a consultar' : cents / 100, currency, ...beside].filter(Boolean).join(' ')
  const to = (cents: number | null) => (cents === null ? null : `a ${cents / 100}`)
  const size = (letter: string, figure: number | null) => (figure === null ? null : `${letter}${figure}`)
  const { lotSize, constructionArea, frontage, depth } = input
  const sizes = [
    size('', input.area),
    size('T', lotSize),
    size('C', constructionArea),
    size('F', frontage),
    size('D', depth),
  ]
  const others = Object.entries(input).filter(
    ([name, value]) => !SAID.has(name) && value !== null && String(value) !== '',
  )
  return [
    input.propertyId,
    [input.type, input.subtype].filter(Boolean).join('/'),
    `${input.category} ${money(input.priceCents, input.currency, to(input.priceToCents), input.priceBase, input.vat)}`,
    input.secondCategory &&
      `${input.secondCategory} ${money(input.secondPriceCents, input.secondCurrency, input.secondPriceBase, input.secondVat)}`,
    sizes.filter(Boolean).join(' '),
    [input.location, input.municipality, input.state].filter(Boolean).join(', '),
    input.status === 'pausada' ? null : input.status,
    ...others.map(([name, value]) => `${name} ${String(value)}`),
  ]
    .filter(Boolean)
    .join(' · ')
}
