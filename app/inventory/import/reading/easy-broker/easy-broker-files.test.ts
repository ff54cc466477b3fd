import { describe, expect, test } from 'vitest'
import type { ReadOutcome } from '#app/inventory/import/file/table.ts'
import { FORMER_NOTES } from '#app/inventory/import/mapping/source-table.ts'
import { easyBrokerJson } from './easy-broker-json.ts'
import { easyBrokerSheet } from './easy-broker-sheet.ts'
import { placeOfName } from './easy-broker-table.ts'

const HOUSE = { public_id: 'EB-AB12', title: 'Terreno', property_type: 'Terreno industrial', lot_size: 900 }

function recordsOf(read: ReadOutcome | null) {
  if (!read || 'fault' in read) throw new Error('not read')
  const { headers, rows } = read.table
  return rows.map(({ cells }) => Object.fromEntries(headers.map((name, at) => [name, cells[at]])))
}

function notesOf(read: ReadOutcome | null) {
  return read && 'table' in read ? (read.records?.notes ?? []) : []
}

describe('a price is never read as another one', () => {
  const sale = { type: 'sale', amount: 1_200_000, currency: 'MXN' }
  test.each([
    ['by m²', [{ ...sale, unit: 'square_meter' }], { category: 'venta', price: 1_200_000, priceBase: 'por_m2' }, ''],
    ['by hectare', [{ ...sale, unit: 'hectare' }], { price: 120, priceBase: 'por_m2' }, 'sale 1200000 MXN por hectare'],
    [
      'by hectare, in no whole cents',
      [{ ...sale, amount: 1_234_567, unit: 'hectare' }],
      { price: 'A consultar' },
      '1234567',
    ],
    ['by an unknown unit', [{ ...sale, unit: 'vara' }], { price: 'A consultar' }, 'por vara'],
    [
      'by night',
      [{ type: 'temporary_rental', amount: 900, currency: 'MXN', period: 'daily' }],
      { category: 'renta', price: 'A consultar' },
      '900 MXN daily',
    ],
    [
      'by month',
      [{ type: 'temporary_rental', amount: 9000, currency: 'MXN', period: 'monthly' }],
      { category: 'renta', price: 9000 },
      '',
    ],
    [
      'by year',
      [{ type: 'rental', amount: 480_000, currency: 'MXN', unit: 'total', period: 'yearly' }],
      { category: 'renta', price: 480_000, pricePeriod: 'anio' },
      '',
    ],
    [
      'by year beside a sale',
      [sale, { type: 'rental', amount: 480_000, currency: 'MXN', period: 'yearly' }],
      { price: 1_200_000, secondCategory: 'renta', secondPrice: 'A consultar' },
      'rental 480000 MXN yearly',
    ],
    [
      'by week',
      [{ type: 'rental', amount: 9000, currency: 'MXN', period: 'weekly' }],
      { price: 'A consultar' },
      'rental 9000 MXN weekly',
    ],
    [
      'of a night beside a sale',
      [sale, { type: 'temporary_rental', amount: 900, currency: 'MXN' }],
      { category: 'venta', price: 1_200_000 },
      'temporary_rental 900',
    ],
    [
      'of another operation',
      [sale, { type: 'auction', amount: 5, currency: 'MXN' }],
      { category: 'venta' },
      'auction 5',
    ],
  ])('%s', (_name, operations, expected, note) => {
    const [record] = recordsOf(easyBrokerJson([{ ...HOUSE, operations }]))
    expect(record).toMatchObject({ type: 'terreno', subtype: 'lote_industrial', area: 900, ...expected })
    expect(record?.[FORMER_NOTES]).toContain(note)
  })

  test('one that EasyBroker hides', () => {
    const [record] = recordsOf(easyBrokerJson({ ...HOUSE, operations: [sale], show_prices: false }))
    expect(record).toMatchObject({ price: 'A consultar', [FORMER_NOTES]: expect.stringContaining('1200000') })
  })
})

test('pages and details: each property once, in detail, and what the answers do not say is said', () => {
  const page = {
    pagination: { total: 2 },
    content: [HOUSE, { ...HOUSE, public_id: 'EB-AB13' }].map((each) => ({ ...each, operations: [] })),
  }
  const read = easyBrokerJson([page, { ...HOUSE, operations: [], description: 'Plano.' }])
  expect(recordsOf(read).map(({ propertyId, description }) => [propertyId, description])).toEqual([
    ['EB-AB12', 'Plano.'],
    ['EB-AB13', ''],
  ])
  expect(notesOf(read)).toEqual([
    expect.stringContaining('no dicen el estatus'),
    expect.stringContaining('1 propiedad viene de la lista'),
  ])
  expect(easyBrokerJson({ properties: [{ title: 'Nave' }] })).toBeNull()
})

test('a sheet in English: two prices, an unknown status, a column that EasyBroker does not have', () => {
  const headers = [
    'ID',
    'Title',
    'Type',
    'Sale price',
    'Rental price',
    'Currency',
    'Status',
    'Neighborhood',
    'City',
    'State',
    'Lot size (m2)',
    'Year built',
    'Color',
  ]
  const row = [
    'EB-ZZ9001',
    'Nave',
    'Industrial building',
    '$1,500,000',
    '$20,000',
    'MXN',
    'Mystery',
    'Centro',
    'Apodaca',
    'Nuevo León',
    '1,200',
    '2001',
    'Rojo',
  ]
  const read = easyBrokerSheet({ headers, rows: [{ line: 7, cells: row }] })
  expect(recordsOf(read)[0]).toMatchObject({
    propertyId: 'EB-ZZ9001',
    type: 'bodega',
    subtype: 'nave',
    category: 'venta',
    price: '$1,500,000',
    secondCategory: 'renta',
    secondPrice: '$20,000',
    status: 'pausada',
    location: 'Centro',
    municipality: 'Apodaca',
    state: 'Nuevo León',
    area: '1,200',
    'Year built': '2001',
    Color: 'Rojo',
  })
  expect(read && 'table' in read && read.table.rows[0]?.line).toBe(7)
  expect(notesOf(read)).toEqual([expect.stringContaining('«Mystery» no se conoce')])
  expect(easyBrokerSheet({ headers, rows: [{ line: 2, cells: ['A-1', ...row.slice(1)] }] })).toBeNull()
})

test.each([
  ['Del Valle, Monterrey, Nuevo León', { location: 'Del Valle', municipality: 'Monterrey', state: 'Nuevo León' }],
  ['Monterrey, Nuevo León', { location: 'Monterrey', municipality: 'Monterrey', state: 'Nuevo León' }],
  ['San Jerónimo, Monterrey', { location: 'San Jerónimo', municipality: 'Monterrey', state: '' }],
  ['Monterrey', { location: 'Monterrey', municipality: 'Monterrey', state: '' }],
])('«%s» is a place', (name, place) => expect(placeOfName(name)).toEqual(place))
