import { describe, expect, test } from 'vitest'
import { FORMER_NOTES } from '#app/inventory/import/mapping/source-table.ts'
import { type Post, buildPicture as picture, buildPost as post, buildWxr as exported } from '#test/factories/wxr.ts'
import { wxrTable } from './wxr-table.ts'

function recordsOf(items: string) {
  const read = wxrTable(exported(items))
  if ('fault' in read) throw new Error(read.fault)
  const { headers, rows } = read.table
  return rows.map(({ cells }) => Object.fromEntries(headers.map((name, at) => [name, cells[at]])))
}

const COMMON = {
  title: 'Nave & oficina',
  description: 'Con 4 andenes y patio.\n\nLista.',
  slug: 'nave-oficina',
  'URL anterior': 'https://viejo.example/property/nave-oficina/',
  createdAt: '2024-01-15T18:00:00Z',
  createdBy: 'Ana Ruiz',
}

describe('the properties of each plugin', () => {
  test('Houzez', () => {
    const meta: [string, string][] = [
      ['fave_property_id', 'HZ-7'],
      ['fave_property_price', '45000'],
      ['fave_property_size', '1,000'],
      ['fave_property_size_prefix', 'Sq Ft'],
      ['fave_property_location', '25.75,-100.16,14'],
      ['fave_property_images', '12'],
      ['fave_property_images', '11'],
      ['_thumbnail_id', '11'],
    ]
    const terms: [string, string][] = [
      ['property_type', 'Bodega'],
      ['property_status', 'For Rent'],
      ['property_city', 'Apodaca'],
      ['property_area', 'Huinalá'],
      ['property_state', 'Nuevo León'],
      ['property_feature', 'Seguridad'],
      ['property_feature', 'Internet'],
    ]
    expect(recordsOf(post({ meta, terms }) + picture(11, 7) + picture(12, 7) + picture(13, 7))).toEqual([
      {
        ...COMMON,
        propertyId: 'HZ-7',
        type: 'Bodega',
        category: 'renta',
        status: 'disponible',
        price: '45000',
        location: 'Huinalá',
        municipality: 'Apodaca',
        state: 'Nuevo León',
        googleMapsLink: '25.75,-100.16',
        area: '92.9',
        amenities: 'Seguridad\nInternet',
        images: 'https://a.example/11.jpg\nhttps://a.example/12.jpg',
      },
    ])
  })

  test('RealHomes', () => {
    const meta: [string, string][] = [
      ['REAL_HOMES_property_price', '9000000'],
      ['REAL_HOMES_property_size', '250'],
      ['REAL_HOMES_property_address', 'Av. Uno 1'],
    ]
    const terms: [string, string][] = [
      ['property-type', 'Oficina'],
      ['property-status', 'For Sale'],
      ['property-city', 'Monterrey'],
    ]
    expect(recordsOf(post({ meta, terms, status: 'draft' }))).toEqual([
      {
        ...COMMON,
        propertyId: 'WP-7',
        type: 'Oficina',
        category: 'venta',
        status: 'pausada',
        price: '9000000',
        location: 'Monterrey',
        municipality: 'Monterrey',
        address: 'Av. Uno 1',
        area: '250',
      },
    ])
  })

  test('Easy Property Listings; its pictures are those that were uploaded to the post', () => {
    const meta: [string, string][] = [
      ['property_unique_id', 'EPL-1'],
      ['property_commercial_category', 'Warehouse'],
      ['property_com_listing_type', 'lease'],
      ['property_com_rent', '120000'],
      ['property_building_area', '2400'],
      ['property_address_suburb', 'Huinalá'],
      ['property_status', 'leased'],
      ['property_address_coordinates', '25.75,-100.16'],
    ]
    expect(recordsOf(post({ type: 'commercial', meta }) + picture(11, 7))[0]).toMatchObject({
      propertyId: 'EPL-1',
      type: 'Warehouse',
      category: 'renta',
      status: 'vendida',
      price: '120000',
      area: '2400',
      location: 'Huinalá',
      images: 'https://a.example/11.jpg',
    })
  })

  test('Property Hive', () => {
    const meta: [string, string][] = [
      ['_reference_number', 'PH1'],
      ['_department', 'commercial'],
      ['_to_rent', 'yes'],
      ['_on_market', 'yes'],
      ['_rent_from', '30000'],
      ['_currency', 'MXN'],
      ['_floor_area_from', '120'],
      ['_address_three', 'Monterrey'],
      ['_latitude', '25.6'],
      ['_longitude', '-100.3'],
      ['_photos', 'a:2:{i:0;i:12;i:1;s:2:"11";}'],
    ]
    const terms: [string, string][] = [['availability', 'Under Offer']]
    expect(recordsOf(post({ meta, terms }) + picture(11, 7) + picture(12, 7))[0]).toMatchObject({
      propertyId: 'PH1',
      category: 'renta',
      status: 'separada',
      price: '30000',
      currency: 'MXN',
      municipality: 'Monterrey',
      latitude: '25.6',
      images: 'https://a.example/12.jpg\nhttps://a.example/11.jpg',
    })
  })
})

describe('a price has what the plugin says beside it', () => {
  const houzez = (price: string, status: string, ...more: [string, string][]): Post => ({
    meta: [['fave_property_price', price], ...more],
    terms: status.split('+').map((name): [string, string] => ['property_status', name]),
  })
  const commercial = (...meta: [string, string][]): Post => ({ type: 'commercial', meta })
  const hive = (...meta: [string, string][]): Post => ({
    meta: [['_department', 'commercial'], ['_on_market', 'yes'], ...meta],
  })

  test.each([
    [
      'words after it',
      houzez('95000', 'Renta', ['fave_property_price_postfix', '/mes + IVA']),
      { price: '95000 + IVA' },
    ],
    ['by m²', houzez('350', 'Renta', ['fave_property_price_postfix', 'por m²']), { price: '350 por m2' }],
    ['words before it', houzez('9', 'Venta', ['fave_property_price_prefix', 'USD']), { price: '9 USD' }],
    ['advertising', houzez('95000', 'Renta', ['fave_property_price_postfix', '¡Oferta!']), { price: '95000' }],
    [
      'two operations',
      houzez('4500000', 'For Rent+For Sale', ['fave_property_sec_price', '35000']),
      { category: 'venta', price: '4500000', secondCategory: 'renta', secondPrice: '35000' },
    ],
    [
      'the rent first',
      houzez('35000', 'For Rent+For Sale', ['fave_property_sec_price', '4500000']),
      { category: 'venta', price: '4500000', secondCategory: 'renta', secondPrice: '35000' },
    ],
    [
      'one price of two operations',
      houzez('4500000', 'For Rent+For Sale'),
      { category: 'venta', price: '4500000', secondCategory: 'renta', secondPrice: 'A consultar' },
    ],
    ['a transfer', houzez('900000', 'Traspaso'), { category: 'traspaso', price: '900000' }],
    [
      'a yearly rent beside a sale',
      commercial(
        ['property_com_listing_type', 'both'],
        ['property_price', '9000000'],
        ['property_com_rent', '600000'],
        ['property_com_rent_period', 'annual'],
      ),
      { category: 'venta', price: '9000000', secondCategory: 'renta', secondPrice: '50000.00' },
    ],
    [
      'a weekly rent, which is on request',
      {
        type: 'rental',
        meta: [
          ['property_rent', '5000'],
          ['property_rent_period', 'week'],
        ],
      },
      {
        category: 'renta',
        price: 'A consultar',
        [FORMER_NOTES]: 'Junto al precio decía: week\nPrecio en el sitio anterior: 5000',
      },
    ],
    [
      'one that is not shown',
      commercial(['property_price', '9000000'], ['property_price_display', 'no']),
      { price: 'A consultar' },
    ],
    [
      'both prices of Property Hive',
      hive(
        ['_for_sale', 'yes'],
        ['_to_rent', 'yes'],
        ['_price_from', '9000000'],
        ['_rent_from', '45000'],
        ['_rent_units', 'pcm'],
      ),
      { category: 'venta', price: '9000000', secondCategory: 'renta', secondPrice: '45000' },
    ],
    [
      'its rent by m²',
      hive(['_to_rent', 'yes'], ['_rent_from', '120'], ['_rent_units', 'psqm']),
      { price: '120 por m2' },
    ],
    [
      'its rent by square foot, of a month or of a year',
      hive(['_to_rent', 'yes'], ['_rent_from', '9'], ['_rent_units', 'psqft']),
      { price: 'A consultar', [FORMER_NOTES]: 'Junto al precio decía: psqft\nPrecio en el sitio anterior: 9' },
    ],
    [
      'its sale by square foot',
      hive(['_for_sale', 'yes'], ['_price_from', '90'], ['_price_units', 'psqft']),
      { price: '90 por ft2' },
    ],
    ['its POA', hive(['_for_sale', 'yes'], ['_price_from', '9'], ['_price_poa', 'yes']), { price: 'A consultar' }],
  ] satisfies [string, Post, object][])('%s', (_name, item, expected) => {
    expect(recordsOf(post(item))[0]).toMatchObject(expected)
  })
})

describe('a surface is in m²', () => {
  test.each([
    ['hectares', 'fave_property_land', '3', 'fave_property_land_postfix', 'Ha', '30000'],
    ['acres', 'property_land_area', '2', 'property_land_area_unit', 'acre', '8093.71'],
    ['feet', 'REAL_HOMES_property_lot_size', '20,000', 'REAL_HOMES_property_lot_size_postfix', 'sq ft', '1858.06'],
    ['metres', '_site_area_from', '900', '_site_area_units', 'sqm', '900'],
  ])('of %s; land without a building has its own', (_name, key, figure, unitKey, unit, expected) => {
    const meta: [string, string][] = [
      [key, figure],
      [unitKey, unit],
    ]
    expect(recordsOf(post({ meta }))[0]).toMatchObject({ area: expected, lotSize: expected })
  })
})

test('a property that Property Hive does not show is paused; its rooms are the description', () => {
  const meta: [string, string][] = [
    ['_department', 'commercial'],
    ['_description_1', 'Patio.'],
    ['_description_0', 'Nave.'],
    ['_feature_0', 'Seguridad'],
  ]
  expect(recordsOf(post({ meta }))[0]).toMatchObject({
    status: 'pausada',
    description: 'Con 4 andenes y patio.\n\nLista.\n\nNave.\n\nPatio.',
    amenities: 'Seguridad',
  })
})

test('the plans of Houzez have addresses; land of Easy Property Listings is land', () => {
  const plans = 'a:1:{i:0;a:1:{s:15:"fave_plan_image";s:24:"https://a.example/p1.jpg";}}'
  expect(recordsOf(post({ meta: [['floor_plans', plans]] }))[0]).toMatchObject({ plans: 'https://a.example/p1.jpg' })
  expect(recordsOf(post({ type: 'land' }))[0]).toMatchObject({ type: 'terreno' })
})

test('an entity of a document type is never expanded', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const xml = exported(post({}).replace('Nave &amp; oficina', '&b;&b;')).replace('?>', `?>${bomb}`)
  const read = wxrTable(xml)
  expect(JSON.stringify(read)).not.toContain('xxxxxxxxxx')
})

test.each([
  ['another XML', '<rss version="2.0"><channel></channel></rss>', 'no es una exportación de WordPress'],
  ['a broken one', `${exported(post({})).slice(0, 400)}<`, 'no es una exportación de WordPress'],
  ['one without properties', exported(post({ type: 'page' })), 'no tiene propiedades'],
  ['one of the trash alone', exported(post({ status: 'trash' })), 'no tiene propiedades'],
])('%s is a sentence', (_name, xml, sentence) => {
  const read = wxrTable(xml)
  expect('fault' in read && read.fault).toContain(sentence)
})
