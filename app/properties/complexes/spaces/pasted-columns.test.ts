import { expect, test } from 'vitest'
import { moreCellsOf } from './more-cells.ts'
import { headedColumns } from './pasted-columns.ts'

const OFFERED = moreCellsOf(['local'])

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
  expect(headedColumns(row, OFFERED)).toEqual(columns)
})
