import { describe, expect, test } from 'vitest'
import { FORMER_NOTES, FORMER_URL } from '#app/inventory/import/mapping/source-table.ts'
import { type Post, buildPost, buildWxr } from '#test/factories/wxr.ts'
import { wxrTable } from './wxr-table.ts'

function read(...posts: (Post | string)[]) {
  const items = posts.map((each) => (typeof each === 'string' ? each : buildPost(each)))
  const outcome = wxrTable(buildWxr(items.join('')))
  if ('fault' in outcome) throw new Error(outcome.fault)
  const { headers, rows } = outcome.table
  const records = rows.map(({ cells }) => Object.fromEntries(headers.map((name, at) => [name, cells[at]])))
  return { records, notes: outcome.records?.notes ?? [] }
}

const hive = (availability: string): Post => ({
  meta: [
    ['_department', 'commercial'],
    ['_on_market', 'yes'],
  ],
  terms: [['availability', availability]],
})
const listing = (status: string, underOffer = 'no'): Post => ({
  type: 'commercial',
  meta: [
    ['property_status', status],
    ['property_under_offer', underOffer],
    ['property_com_listing_type', 'sale'],
  ],
})
const theme = (taxonomy: string, ...terms: string[]): Post => ({
  meta: [[taxonomy === 'property_status' ? 'fave_property_price' : 'REAL_HOMES_property_price', '9']],
  terms: terms.map((term) => [taxonomy, term] as const),
})
const estatik = (...terms: [string, string][]): Post => ({
  type: 'properties',
  meta: [['es_property_price', '45000']],
  terms,
})

test.each([
  ['To Let', hive('To Let'), 'disponible', 'renta'],
  ['For Sale', hive('For Sale'), 'disponible', 'venta'],
  ['Let', hive('Let'), 'vendida', 'renta'],
  ['Sold', hive('Sold'), 'vendida', 'venta'],
  ['Let Agreed', hive('Let Agreed'), 'separada', 'renta'],
  ['Sold STC', hive('Sold STC'), 'separada', 'venta'],
  ['current', listing('current'), 'disponible', 'venta'],
  ['withdrawn', listing('withdrawn'), 'pausada', 'venta'],
  ['offmarket', listing('offmarket'), 'pausada', 'venta'],
  ['leased', listing('leased'), 'vendida', 'venta'],
  ['current and under offer', listing('current', 'yes'), 'separada', 'venta'],
  ['sold and under offer', listing('sold', 'yes'), 'vendida', 'venta'],
  ['Houzez, «En Renta»', theme('property_status', 'En Renta'), 'disponible', 'renta'],
  ['Houzez, «En Renta» and «Rentada»', theme('property_status', 'En Renta', 'Rentada'), 'vendida', 'renta'],
  ['Houzez, a hidden post', { ...theme('property_status', 'En Renta'), status: 'on_hold' }, 'pausada', 'renta'],
  ['Houzez, a sold post', { ...theme('property_status', 'For Sale'), status: 'houzez_sold' }, 'vendida', 'venta'],
  ['RealHomes, «Alquiler»', theme('property-status', 'Alquiler'), 'disponible', 'renta'],
  ['RealHomes, «Traspaso»', theme('property-status', 'Traspaso', 'Renta'), 'disponible', 'traspaso'],
  ['Estatik, Active', estatik(['es_category', 'For rent'], ['es_status', 'Active']), 'disponible', 'renta'],
  ['Estatik, Pending', estatik(['es_category', 'For sale'], ['es_status', 'Pending']), 'pausada', 'venta'],
] satisfies [string, Post, string, string][])('the status of %s', (_name, post, status, category) => {
  expect(read(post).records[0]).toMatchObject({ status, category })
})

test('an unknown status is paused, kept in the notes and said once for all of its properties', () => {
  const { records, notes } = read(hive('Exchanged'), { ...hive('Exchanged'), id: 8 }, hive('To Let'))
  expect(records.map(({ status, [FORMER_NOTES]: note }) => [status, note])).toEqual([
    ['pausada', 'Estatus en el sitio anterior: Exchanged'],
    ['pausada', 'Estatus en el sitio anterior: Exchanged'],
    ['disponible', ''],
  ])
  expect(notes).toEqual([expect.stringContaining('«Exchanged» no se conoce: 2 propiedades quedan pausadas')])
})

test('an item without an operation leaves it open', () => {
  const [record] = read(theme('property_status'), theme('property_status', 'En Renta')).records
  expect(record).toMatchObject({ category: '', price: '9' })
})

describe('what no fact holds is kept', () => {
  test('Houzez: details, a second price, words beside the price, a second type, the agent, the address of the page', () => {
    const details =
      'a:2:{i:0;a:2:{s:29:"fave_additional_feature_title";s:6:"Andén";s:29:"fave_additional_feature_value";s:1:"2";}i:1;a:2:{s:29:"fave_additional_feature_title";s:4:"Luz ";s:29:"fave_additional_feature_value";s:8:"Trifása";}}'
    const agent = buildPost({ type: 'houzez_agent', id: 90, title: 'Paula & Cía.' })
    const { records } = read(
      {
        meta: [
          ['fave_property_price', '30000'],
          ['fave_property_sec_price', '120'],
          ['fave_property_price_prefix', 'Desde'],
          ['fave_property_price_postfix', '/m²'],
          ['additional_features', details],
          ['fave_agents', '90'],
          ['fave_featured', '1'],
        ],
        terms: [
          ['property_type', 'Comercial'],
          ['property_type', 'Bodega'],
          ['property_type', 'Oficina'],
          ['property_status', 'En Renta'],
        ],
      },
      agent,
    )
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      type: 'Bodega',
      price: '30000',
      [FORMER_URL]: 'https://viejo.example/property/nave-oficina/',
      [FORMER_NOTES]: [
        'Junto al precio decía: Desde',
        'Segundo precio en el sitio anterior: 120 /m²',
        'También es: Oficina, Comercial',
        'Andén: 2',
        'Luz: Trifása',
        'La atiende: Paula & Cía.',
        'Destacada en el sitio anterior',
      ].join('\n'),
    })
  })

  test('RealHomes: the old price, places without a level', () => {
    const { records } = read({
      meta: [
        ['REAL_HOMES_property_price', '9000000'],
        ['REAL_HOMES_property_old_price', '9500000'],
        ['REAL_HOMES_property_location', '0,0,14'],
      ],
      terms: [
        ['property-city', 'Nuevo León'],
        ['property-city', 'Apodaca'],
        ['property-city', 'Huinalá'],
        ['property-status', 'Venta'],
      ],
    })
    expect(records[0]).toMatchObject({ state: 'Nuevo León', municipality: 'Apodaca', location: 'Huinalá' })
    expect(records[0]).toMatchObject({ [FORMER_NOTES]: 'Precio anterior: 9500000' })
    expect(records[0]).not.toHaveProperty('googleMapsLink')
  })

  test('Property Hive: ranges, a quarter’s rent, a price by hectare, an unknown unit, a hidden price', () => {
    const meta = (...more: [string, string][]): [string, string][] => [
      ['_department', 'commercial'],
      ['_on_market', 'yes'],
      ...more,
    ]
    const { records } = read(
      {
        meta: meta(
          ['_to_rent', 'yes'],
          ['_rent_from', '9000'],
          ['_rent_to', '12000'],
          ['_rent_units', 'pq'],
          ['_floor_area_from', '100'],
          ['_floor_area_to', '400'],
          ['_floor_area_units', 'sqm'],
        ),
      },
      { meta: meta(['_for_sale', 'yes'], ['_price_from', '2500000'], ['_price_units', 'phectare']) },
      {
        meta: meta(
          ['_for_sale', 'yes'],
          ['_price_from', '9'],
          ['_floor_area_from', '5'],
          ['_floor_area_units', 'vara'],
        ),
      },
      { meta: meta(['_for_sale', 'yes'], ['_price_from', '9900'], ['_price_poa', 'yes']) },
    )
    expect(records).toMatchObject([
      {
        price: '36000 al año',
        priceTo: '48000',
        area: '400',
        divisibleFrom: '100',
        [FORMER_NOTES]: 'Superficie: 100 a 400 sqm',
      },
      { price: '250 por m2' },
      { area: '5 vara' },
      { price: 'A consultar', [FORMER_NOTES]: 'Precio que el sitio no mostraba: 9900' },
    ])
  })

  test('Estatik: the units that its export does not have are said', () => {
    const { records, notes } = read({
      type: 'properties',
      meta: [
        ['es_property_price', '45000'],
        ['es_property_area', '300'],
        ['es_property_call_for_price', '0'],
      ],
      terms: [
        ['es_category', 'For rent'],
        ['es_rent_period', 'per year'],
        ['es_location', 'México'],
        ['es_location', 'San Nicolás de los Garza'],
      ],
    })
    expect(records[0]).toMatchObject({ price: '45000 al año', area: '300', municipality: 'San Nicolás de los Garza' })
    expect(notes).toEqual([expect.stringContaining('Estatik no escribe')])
    const area = (unit: string): Post => ({
      type: 'properties',
      meta: [
        ['es_property_area', '1200'],
        ['es_property_area_unit', unit],
      ],
    })
    expect(read(area('sq_ft'), area('sq_m')).records).toMatchObject([{ area: '111.48' }, { area: '1200' }])
  })

  test('RealHomes and Houzez: another period, another currency, one price of two operations, a range in one field', () => {
    const priced = (price: string, after: string): Post => ({
      meta: [
        ['REAL_HOMES_property_price', price],
        ['REAL_HOMES_property_price_postfix', after],
      ],
      terms: [['property-status', 'En Renta']],
    })
    const houzez = (statuses: readonly string[], ...meta: [string, string][]): Post => ({
      meta: [['fave_property_price', '1850000'], ...meta],
      terms: statuses.map((status) => ['property_status', status] as const),
    })
    const { records } = read(
      priced('9000', 'quincenal'),
      priced('2500', '€'),
      houzez(['Venta'], ['fave_currency', 'EUR']),
      houzez(['Venta', 'Renta'], ['fave_property_size', '300-500'], ['fave_property_size_prefix', 'm2']),
    )
    expect(records).toMatchObject([
      { price: 'A consultar', [FORMER_NOTES]: 'Junto al precio decía: quincenal\nPrecio en el sitio anterior: 9000' },
      { price: 'A consultar', [FORMER_NOTES]: 'Junto al precio decía: €\nPrecio en el sitio anterior: 2500' },
      {
        price: 'A consultar',
        [FORMER_NOTES]: 'Junto al precio decía: EUR\nPrecio en el sitio anterior: 1850000',
      },
      {
        price: '1850000',
        secondPrice: 'A consultar',
        area: '500',
        divisibleFrom: '300',
        [FORMER_NOTES]: 'Venta y renta con un solo precio: quedó el de venta\nSuperficie: 300 a 500 m2',
      },
    ])
  })
})
