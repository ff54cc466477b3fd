import { expect, test } from 'vitest'
import { NO_PLACES } from '#app/catalogue/place/places.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { guessMapping } from './guess-columns.ts'
import { readRow } from './read-row.ts'

function read(columns: Record<string, ImportCell>) {
  const [headers, cells] = [Object.keys(columns), Object.values(columns)]
  const row = { line: 2, cells }
  const mapping = guessMapping({ headers, rows: [row] })
  const options = { complexes: [], asesores: [], owners: [], places: NO_PLACES }
  return readRow(row, { headers, mapping, chosen: {}, options, timeZone: 'America/Mexico_City' })
}

test.each([
  ['Incluye IVA', 'FALSE', { vat: 'mas_iva' }],
  ['Incluye IVA', 'sí', { vat: 'incluido' }],
  ['Más IVA', 'sí', { vat: 'mas_iva' }],
  // It may be added or included.
  ['IVA', 'sí', { vat: 'sí' }],
  ['Rentada', 'sí', { status: 'vendida' }],
  ['Rentada', 'no', { status: 'disponible' }],
  ['Apartada', 'x', { status: 'separada' }],
  ['Disponible', 'no', { status: 'pausada' }],
  ['Mantenimiento', 'incluido', { maintenanceBase: 'incluido' }],
  ['M2 terreno', '0', {}],
  ['Altura libre', "32'", { clearHeight: '9.75' }],
  ['Andenes', '4 and + 2 rampas', { docks: '4', ramps: '2' }],
])('%s: %s', (header, cell, texts) => {
  expect(read({ [header]: cell }).texts).toEqual(texts)
})

test('a price by month without an operation is a rent, and that is said', () => {
  const { texts, notes } = read({ Título: 'Local en Centro', Precio: '25,000 al mes' })
  expect([texts.category, texts.price]).toEqual(['renta', '25,000'])
  expect(notes).toEqual(['«25,000 al mes» es por periodo y ninguna columna dice la operación: queda como Renta.'])
})

test('VAT that is not included is said to be added, and a surface in an unknown unit is in doubt', () => {
  expect(read({ 'Incluye IVA': 'no' }).notes).toEqual(['«Incluye IVA» dice «no»: queda como más IVA.'])
  const { texts, doubts } = read({ Superficie: 30, Unidad: 'ha' })
  expect([texts.area, doubts]).toEqual(['300000', []])
})
