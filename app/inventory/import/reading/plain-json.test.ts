import { expect, test } from 'vitest'
import { jsonTable } from './json-table.ts'

function read(json: unknown) {
  const outcome = jsonTable(JSON.stringify(json))
  if ('fault' in outcome) return outcome.fault
  const { headers, rows } = outcome.table
  return rows.map(({ cells }) => Object.fromEntries(headers.map((name, at) => [name, cells[at]])))
}

const ONE = { clave: 'A-1', titulo: 'Nave', precio: 100 }

test.each([
  ['a list', [ONE]],
  ['an object of another name', { catalogo: [ONE] }],
  [
    'an object with other fields beside the list',
    { version: 2, datos: { inmuebles: [ONE] }, usuarios: [{ nombre: 'Ana' }] },
  ],
  ['the collection of the earlier system', { properties: [ONE] }],
])('the properties are found in %s', (_name, json) => expect(read(json)).toEqual([ONE]))

test('the keys of an object by ID are the IDs, unless its records have their own', () => {
  expect(read({ 'X-1': { titulo: 'Nave', precio: 1 } })).toEqual([{ ID: 'X-1', titulo: 'Nave', precio: 1 }])
  expect(read({ 'X-1': ONE })).toEqual([ONE])
})

test('a field inside another one has a name of its own, and operations are the two of a property', () => {
  expect(
    read([
      {
        clave: 'A-1',
        tipo: 'Local',
        ubicacion: { colonia: 'Centro', estado: 'Jalisco' },
        estado: 'disponible',
        operaciones: [
          { tipo: 'venta', precio: 5, moneda: 'USD', masIva: true },
          { tipo: 'renta', precio: 1 },
        ],
      },
    ]),
  ).toEqual([
    {
      clave: 'A-1',
      tipo: 'Local',
      colonia: 'Centro',
      'ubicacion estado': 'Jalisco',
      estado: 'disponible',
      category: 'venta',
      price: 5,
      currency: 'USD',
      vat: 'mas_iva',
      secondCategory: 'renta',
      secondPrice: 1,
    },
  ])
})

test('a file without properties says so', () => {
  expect(read({ usuarios: [{ usuario: 'ana' }] })).toContain('no tiene propiedades')
  expect(read([])).toContain('no tiene propiedades')
})
