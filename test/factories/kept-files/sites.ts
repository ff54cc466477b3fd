import { type Post, buildPicture, buildPost, buildWxr } from '#test/factories/wxr.ts'
import type { KeptFile } from './kept-file.ts'

/** The export of a site with these posts. */
export const site = (posts: readonly Post[], pictures = '') =>
  buildWxr(posts.map((post) => buildPost({ content: '<p>Texto.</p>', ...post })).join('') + pictures)

/** Meta values or terms: 'key: value | key: value'. */
export const pairs = (text: string): [string, string][] =>
  text.split(' | ').map((pair) => {
    const [key = '', ...value] = pair.split(': ')
    return [key, value.join(': ')]
  })

/** A list of details as PHP serializes it. */
function php(details: Readonly<Record<string, string>>): string {
  const text = (each: string) => `s:${Buffer.byteLength(each)}:"${each}";`
  const entries = Object.entries(details)
  return `a:${entries.length}:{${entries.map(([name, value], at) => `i:${at};a:2:{i:0;${text(name)}i:1;${text(value)}}`).join('')}}`
}

/** RealHomes of an agency of Morelos: words beside prices, Spanish units, details and galleries that PHP serialized. */
export const REAL_HOMES_SITE: KeptFile = {
  homeStates: ['Morelos'],
  content: site(
    [
      {
        id: 11,
        title: 'Casa en Tepoztlán',
        meta: [
          ...pairs(
            'REAL_HOMES_property_price: 7500000 | REAL_HOMES_property_price_prefix: Desde | REAL_HOMES_property_price_postfix: MXN | REAL_HOMES_property_id: MOR-11 | REAL_HOMES_property_size: 320 | REAL_HOMES_property_size_postfix: mts² | REAL_HOMES_property_lot_size: 1,200 | REAL_HOMES_property_lot_size_postfix: m2 | REAL_HOMES_property_bedrooms: 4 | REAL_HOMES_property_bathrooms: 3.5 | REAL_HOMES_property_garage: 2 | REAL_HOMES_property_address: Av. del Tepozteco 80, Tepoztlán | REAL_HOMES_property_location: 18.9853,-99.1002,14 | REAL_HOMES_property_images: 91 | REAL_HOMES_property_images: 92',
          ),
          ['REAL_HOMES_additional_details_list', php({ Agua: 'Pozo', Orientación: 'Sur' })],
        ],
        terms: pairs(
          'property-type: Casa | property-status: En Venta | property-city: Morelos | property-city: Tepoztlán | property-city: Santo Domingo',
        ),
      },
      {
        id: 12,
        title: 'Oficina en Cuernavaca',
        meta: pairs(
          'REAL_HOMES_property_price: 350 | REAL_HOMES_property_price_postfix: por m² + IVA | REAL_HOMES_property_id: MOR-12 | REAL_HOMES_property_size: 140 | REAL_HOMES_property_size_postfix: m²',
        ),
        terms: pairs('property-type: Oficina | property-status: En Renta | property-city: Cuernavaca'),
      },
      {
        id: 13,
        title: 'Terreno en Yautepec',
        meta: pairs(
          'REAL_HOMES_property_price: Consultar | REAL_HOMES_property_id: MOR-13 | REAL_HOMES_property_lot_size: 2 | REAL_HOMES_property_lot_size_postfix: hectáreas',
        ),
        terms: pairs(
          'property-type: Terreno | property-status: En Venta | property-status: Vendido | property-city: Yautepec',
        ),
      },
      {
        id: 14,
        title: 'Local en Jiutepec',
        status: 'draft',
        meta: pairs(
          'REAL_HOMES_property_price: 18000 | REAL_HOMES_property_price_postfix: mensual | REAL_HOMES_property_id: MOR-14 | REAL_HOMES_property_size: 60 | REAL_HOMES_property_size_postfix: m2',
        ),
        terms: pairs('property-type: Local | property-status: En Renta | property-city: Jiutepec'),
      },
    ],
    buildPicture(91, 11) + buildPicture(92, 11),
  ),
  rows: [
    'MOR-11 · casa · venta 7500000 MXN · 320 T1200 · Santo Domingo, Tepoztlán, Morelos · address Av. del Tepozteco 80, Tepoztlán · googleMapsLink 18.9853,-99.1002 · bedrooms 4 · bathrooms 3.5 · parkingSpaces 2 · description Texto. · alta 2024-01-15 · fotos 2 · notas 1 · «Casa en Tepoztlán»',
    'MOR-12 · oficina · renta 350 MXN por_m2 mas_iva · 140 · Cuernavaca, Cuernavaca · description Texto. · alta 2024-01-15 · «Oficina en Cuernavaca»',
    'MOR-13 · terreno · venta a consultar MXN · 20000 T20000 · Yautepec, Yautepec · vendida · priceOnRequest si · description Texto. · alta 2024-01-15 · «Terreno en Yautepec»',
    'MOR-14 · local · renta 18000 MXN · 60 · Jiutepec, Jiutepec · pausada · description Texto. · alta 2024-01-15 · «Local en Jiutepec»',
  ],
}

/** Houzez of an agency of Tamaulipas: a second price, a sold post, square feet, a price by hectare. */
export const HOUZEZ_SITE: KeptFile = {
  homeStates: ['Tamaulipas'],
  content: site([
    {
      id: 21,
      title: 'Nave en Reynosa',
      meta: pairs(
        'fave_property_id: TAM-21 | fave_property_price: 5.25 | fave_property_price_prefix: USD | fave_property_price_postfix: m2 / mes | fave_property_size: 86,000 | fave_property_size_prefix: Sq Ft | fave_property_map_address: Parque Industrial Reynosa | houzez_geolocation_lat: 26.0412 | houzez_geolocation_long: -98.3102 | fave_property_year: 2017 | fave_property_garage: 40',
      ),
      terms: pairs(
        'property_type: Nave industrial | property_status: En renta | property_city: Reynosa | property_state: Tamaulipas | property_area: Parque Industrial Reynosa | property_feature: Seguridad',
      ),
    },
    {
      id: 22,
      title: 'Casa en Tampico',
      meta: pairs(
        'fave_property_id: TAM-22 | fave_property_price: 3,950,000 | fave_property_sec_price: 21,000 | fave_property_price_postfix: mes | fave_currency: MXN | fave_property_size: 240 | fave_property_size_prefix: M2 | fave_property_land: 300 | fave_property_land_postfix: M2 | fave_property_bedrooms: 3 | fave_property_bathrooms: 2.5',
      ),
      terms: pairs(
        'property_type: Casa | property_status: En venta | property_status: En renta | property_city: Tampico | property_state: Tamaulipas | property_area: Aeropuerto',
      ),
    },
    {
      id: 23,
      title: 'Local en Victoria',
      status: 'houzez_sold',
      meta: pairs(
        'fave_property_id: TAM-23 | fave_property_price: 1850000 | fave_property_size: 80 | fave_property_size_prefix: M2',
      ),
      terms: pairs(
        'property_type: Local comercial | property_status: En venta | property_city: Ciudad Victoria | property_state: Tamaulipas',
      ),
    },
    {
      id: 24,
      title: 'Rancho en Soto la Marina',
      meta: pairs(
        'fave_property_id: TAM-24 | fave_property_price: 9800 | fave_property_price_postfix: por hectárea | fave_currency: USD | fave_property_land: 150 | fave_property_land_postfix: hectáreas',
      ),
      terms: pairs(
        'property_type: Rancho | property_status: En venta | property_city: Soto la Marina | property_state: Tamaulipas',
      ),
    },
  ]),
  rows: [
    'TAM-21 · bodega/nave · renta 5.25 USD por_m2 · 7989.66 · Parque Industrial Reynosa, Reynosa, Tamaulipas · address Parque Industrial Reynosa · googleMapsLink 26.0412, -98.3102 · parkingSpaces 40 · yearBuilt 2017 · amenities seguridad · description Texto. · alta 2024-01-15 · «Nave en Reynosa»',
    'TAM-22 · casa · venta 3950000 MXN · renta 21000 · 240 T300 · Aeropuerto, Tampico, Tamaulipas · bedrooms 3 · bathrooms 2.5 · description Texto. · alta 2024-01-15 · «Casa en Tampico»',
    'TAM-23 · local · venta 1850000 MXN · 80 · Ciudad Victoria, Victoria, Tamaulipas · vendida · description Texto. · alta 2024-01-15 · «Local en Victoria»',
    'TAM-24 · terreno/lote_agricola · venta 0.98 USD por_m2 · 1500000 T1500000 · Soto la Marina, Soto la Marina, Tamaulipas · description Texto. · alta 2024-01-15 · «Rancho en Soto la Marina»',
  ],
}
