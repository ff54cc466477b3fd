import { expect, test } from 'vitest'
import { EXPORT_COLUMNS } from '#app/inventory/export/export-columns.ts'
import { optionalCellsOf } from './optional-cells.ts'
import { filledColumns, columnsOfHeadings } from './pasted-columns.ts'
import { codeOf } from './space-cells.ts'
import { SPACE_CELLS } from './space-rows.ts'

const OFFERED = optionalCellsOf(['local'])

test.each([
  [
    ['ID', 'Título', 'Superficie (m²)', 'Precio'],
    ['propertyId', 'title', 'area', 'price'],
  ],
  [
    ['Clave', 'M2', 'PRECIO', 'I.V.A.', 'Mtto.', 'Deposito'],
    ['propertyId', 'area', 'price', 'vat', 'maintenance', 'depositMonths'],
  ],
  [
    ['Clave', 'Mts2', 'Renta mensual'],
    ['propertyId', 'area', 'price'],
  ],
  [
    ['Local', 'M2', 'Renta'],
    ['propertyId', 'area', 'price'],
  ],
  [
    ['Nombre', 'Esquina', 'Color'],
    ['title', 'corner', null],
  ],
  [
    ['No.', 'Sup. m2', 'Precio x m2', 'Nivel'],
    ['propertyId', 'area', null, 'level'],
  ],
  [['título', 'Andenes'], null],
  [['L-1', 'Local 1', '85'], null],
  [['Precio'], null],
  [['Título', 'Precio', '45'], null],
  [[], null],
])('the headings %j are %j', (row, columns) => {
  expect(columnsOfHeadings(row, OFFERED)).toEqual(columns)
})

test('the headings of the export are recognised: each column of a space, including the price basis', () => {
  const headers = EXPORT_COLUMNS.map(({ header }) => header)
  const columns = columnsOfHeadings(headers, OFFERED) ?? []
  expect(new Set(columns.filter((cell) => cell !== null))).toEqual(new Set([...SPACE_CELLS, ...OFFERED]))
  expect(columns[headers.indexOf('Estado')], 'of the country').toBeNull()
  expect(columnsOfHeadings(['Clave', 'Estado'], OFFERED)).toEqual(['propertyId', 'status'])
  for (const [header, cell, words] of [
    ['Base del precio', 'priceBase', 'Total'],
    ['Periodo de la renta', 'pricePeriod', 'Al mes'],
    ['Base del mantenimiento', 'maintenanceBase', 'Total'],
    ['Precio a consultar', 'priceOnRequest', 'No'],
  ] as const) {
    expect(columns[headers.indexOf(header)]).toBe(cell)
    expect(codeOf(cell, words)).toBe('')
  }
})

test('only the columns of a file that have a value count', () => {
  expect(filledColumns([['L-1', '', ''], ['L-2', '', '8', ''], []])).toEqual([true, false, true, false])
  expect(filledColumns([])).toEqual([])
})

test('front and depth are columns of a pasted table', () => {
  expect(columnsOfHeadings(['Local', 'Superficie', 'Frente', 'Fondo (m)'], OFFERED)).toEqual([
    'propertyId',
    'area',
    'frontage',
    'depth',
  ])
})
