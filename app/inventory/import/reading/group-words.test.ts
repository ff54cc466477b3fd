import { expect, test } from 'vitest'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { type Titles, withTitles } from './group-words.ts'

const ROWS: [number, ImportCell[]][] = [
  [3, ['A', 100]],
  [6, ['B', 200]],
  [8, ['C', 300]],
]

function read(titles: Partial<Titles>, headers = ['ID', 'Precio'], rows = ROWS) {
  const table = { headers, rows: rows.map(([line, cells]) => ({ line, cells })) }
  const { table: filled, notes } = withTitles(table, { groups: [], above: [], sheet: null, ...titles })
  const added = filled.headers.slice(2)
  return { cells: filled.rows.map(({ cells }) => cells.slice(2).join(' ')), added, notes }
}
const groups = (...texts: [number, string][]) => ({ groups: texts.map(([line, text]) => ({ line, text })) })

test('the title of a group is the type and the operation of the rows below it', () => {
  const { cells, added, notes } = read(groups([2, 'BODEGAS EN RENTA'], [5, 'TERRENOS EN VENTA']))
  expect(added).toEqual(['type', 'category'])
  expect(cells).toEqual(['bodega renta', 'terreno venta', 'terreno venta'])
  expect(notes).toEqual([expect.stringContaining('llenan «Tipo», «Categoría»')])
})

test('a title below another one adds to it, and a title of its kind replaces it', () => {
  expect(read(groups([1, 'BODEGAS'], [2, 'Renta'], [5, 'Venta'], [7, 'OFICINAS'])).cells).toEqual([
    'bodega renta',
    'bodega venta',
    'oficina ',
  ])
  expect(read(groups([2, 'Locales'], [5, 'YA RENTADOS'], [7, 'Casas'])).cells).toEqual(['local ', ' vendida', 'casa '])
})

test('the name of the sheet counts for all rows, and a title of two operations for none', () => {
  expect(read({ sheet: 'RENTAS 2026' }).cells).toEqual(['renta', 'renta', 'renta'])
  expect(read({ sheet: 'Venta y renta' }).added).toEqual([])
  expect(read({ above: ['Casas y Terrenos Pérez', 'Bodegas en renta'] }).cells[0]).toBe('bodega renta')
  expect(read({ above: ['Casas y Terrenos Pérez'] }).added).toEqual([])
})

test('what a column says is never replaced', () => {
  const rows: typeof ROWS = [
    [3, ['A', 'Venta']],
    [6, ['B', '']],
  ]
  const table = { headers: ['ID', 'Operación'], rows: rows.map(([line, cells]) => ({ line, cells })) }
  const { table: filled } = withTitles(table, { groups: [], above: [], sheet: 'RENTAS' })
  expect(filled.rows.map(({ cells }) => cells)).toEqual([
    ['A', 'Venta'],
    ['B', 'renta'],
  ])
  expect(read({ sheet: 'RENTAS' }, ['ID', 'Precio de venta']).added).toEqual([])
})
