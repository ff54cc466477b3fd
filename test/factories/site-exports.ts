import { type Made, type SourceFile, expectedOf, hasRent, hasSale, madeList } from './made-properties.ts'
import { type Post, buildPost, buildWxr } from './wxr.ts'

const DETAILS =
  'a:1:{i:0;a:2:{s:29:"fave_additional_feature_title";s:6:"Andén";s:29:"fave_additional_feature_value";s:1:"2";}}'

/** Houzez with the terms of an agency that writes Spanish. */
export function houzezExport(): SourceFile {
  const list = madeList(15, 50)
  const code = ({ at }: Made) => `HZ${at}`
  const types = { bodega: 'Bodegas', oficina: 'Oficinas', local: 'Locales', terreno: 'Terrenos', casa: 'Casas' }
  const posts = list.map((made): Post => {
    const operation = { renta: ['En Renta'], venta: ['En Venta'], both: ['En Renta', 'En Venta'] }[made.operation]
    const gone = {
      disponible: [],
      separada: ['Apartada'],
      vendida: [hasSale(made) ? 'Vendida' : 'Rentada'],
      pausada: ['Fuera de mercado'],
    }[made.status]
    return {
      type: 'property',
      id: made.at,
      title: `Inmueble ${made.at}`,
      status: 'publish',
      content: `<p>Texto &aacute; [nuevo] ${made.at}</p>`,
      meta: Object.entries({
        fave_property_id: code(made),
        fave_property_price: String(made.operation === 'renta' ? made.rent : made.sale),
        ...(made.operation === 'both' && {
          fave_property_sec_price: String(made.rent),
          fave_property_price_postfix: '/mes',
        }),
        fave_property_price_prefix: made.currency === 'USD' ? 'Desde USD' : 'Desde',
        fave_property_size: made.at % 3 === 0 ? String(Math.round(made.area / 0.092_903_04)) : String(made.area),
        fave_property_size_prefix: made.at % 3 === 0 ? 'Sq Ft' : 'm²',
        fave_property_location: '25.68,-100.46,14',
        additional_features: DETAILS,
      }),
      terms: [
        ['property_type', 'Comercial'],
        ['property_type', types[made.type]],
        ...[...operation, ...gone].map((term): [string, string] => ['property_status', term]),
        ['property_city', made.municipality],
        ['property_area', made.zone],
        ['property_state', 'Nuevo Le&oacute;n'],
        ['property_label', 'Oportunidad'],
      ],
    }
  })
  const expected = expectedOf(list, code, (made) => ({
    description: `Texto á [nuevo] ${made.at}`,
    area: made.at % 3 === 0 ? Math.round(Math.round(made.area / 0.092_903_04) * 9.290_304) / 100 : made.area,
  }))
  return { name: 'houzez.xml', content: buildWxr(posts.map(buildPost).join('')), expected }
}

export const HIVE_TYPES = {
  bodega: 'Warehouse',
  oficina: 'Office',
  local: 'Retail',
  terreno: 'Land',
  casa: 'House',
} as const
export const HIVE_STATUSES = {
  renta: { disponible: 'To Let', separada: 'Let Agreed', vendida: 'Let', pausada: 'To Let' },
  venta: { disponible: 'For Sale', separada: 'Sold STC', vendida: 'Sold', pausada: 'For Sale' },
  both: { disponible: 'For Sale', separada: 'Under Offer', vendida: 'Sold', pausada: 'For Sale' },
} as const

export function hiveMeta(made: Made, code: string): Record<string, string> {
  return {
    _department: 'commercial',
    _reference_number: code,
    _on_market: made.status === 'pausada' ? '' : 'yes',
    _for_sale: hasSale(made) ? 'yes' : '',
    _to_rent: hasRent(made) ? 'yes' : '',
    _price_from: hasSale(made) ? String(made.sale) : '',
    _rent_from: hasRent(made) ? String(made.rent * 12) : '',
    _rent_to: made.operation === 'renta' ? String(made.rent * 15) : '',
    _rent_units: hasRent(made) ? 'pa' : '',
    _commercial_price_currency: hasSale(made) ? made.currency : '',
    _commercial_rent_currency: hasRent(made) ? made.currency : '',
    _floor_area_from: String(made.area - 40),
    _floor_area_to: String(made.area),
    _floor_area_units: 'sqm',
    _address_two: made.zone,
    _address_three: made.municipality,
    _address_four: 'Nuevo León',
    _latitude: '25.68',
    _longitude: '-100.46',
  }
}

export function hiveExpected(list: readonly Made[], code: (made: Made) => string) {
  return expectedOf(list, code, (made) =>
    made.operation === 'renta'
      ? { priceCents: made.rent * 1200, pricePeriod: 'anio', priceToCents: made.rent * 1500 }
      : {},
  )
}

/** Property Hive in English, with ranges of rents and floor areas. */
export function propertyHiveExport(): SourceFile {
  const list = madeList(14, 70)
  const code = ({ at }: Made) => `PH-${at}`
  const posts = list.map((made): Post => ({
    type: 'property',
    id: made.at,
    title: `Unit ${made.at}`,
    status: 'publish',
    meta: Object.entries(hiveMeta(made, code(made))),
    terms: [
      ['availability', HIVE_STATUSES[made.operation][made.status]],
      ['commercial_property_type', HIVE_TYPES[made.type]],
    ],
  }))
  return {
    name: 'property-hive.xml',
    content: buildWxr(posts.map(buildPost).join('')),
    expected: hiveExpected(list, code),
  }
}

/** RealHomes with places in levels, areas in square feet and units in Spanish. */
export function realHomesExport(): SourceFile {
  const list = madeList(13, 110)
  const code = ({ at }: Made) => `RH-${at}`
  const types = { bodega: 'Bodega', oficina: 'Oficina', local: 'Local comercial', terreno: 'Terreno', casa: 'Casa' }
  const isInFeet = ({ at }: Made) => at % 4 === 1
  const posts = list.map((made): Post => {
    const gone = {
      disponible: '',
      separada: 'Apartada',
      vendida: made.operation === 'renta' ? 'Rentada' : 'Vendida',
      pausada: 'Fuera de mercado',
    }[made.status]
    return {
      id: made.at,
      title: `Propiedad ${made.at}`,
      meta: Object.entries({
        REAL_HOMES_property_id: code(made),
        REAL_HOMES_property_price: String(made.operation === 'renta' ? made.rent : made.sale),
        REAL_HOMES_property_price_prefix: made.currency === 'USD' ? 'USD' : '',
        REAL_HOMES_property_price_postfix: made.operation === 'renta' ? 'mensuales' : '',
        REAL_HOMES_property_size: isInFeet(made) ? String(Math.round(made.area / 0.092_903_04)) : String(made.area),
        REAL_HOMES_property_size_postfix: isInFeet(made) ? 'ft2' : 'm2',
        REAL_HOMES_property_lot_size: String(made.lot),
        REAL_HOMES_property_lot_size_postfix: 'mts2',
        REAL_HOMES_property_old_price: '1',
      }),
      terms: [
        ['property-type', types[made.type]],
        ['property-status', made.operation === 'renta' ? 'En renta' : 'En venta'],
        ...(gone === '' ? [] : [['property-status', gone] as [string, string]]),
        ['property-city', made.municipality],
        ['property-city', made.zone],
      ],
    }
  })
  const expected = expectedOf(list, code, (made) => ({
    category: made.operation === 'renta' ? 'renta' : 'venta',
    lotSize: made.lot,
    area: isInFeet(made) ? Math.round(Math.round(made.area / 0.092_903_04) * 9.290_304) / 100 : made.area,
    ...(made.operation === 'both' && { secondCategory: null, secondPriceCents: null }),
  }))
  return { name: 'realhomes.xml', content: buildWxr(posts.map(buildPost).join('')), expected }
}

/** Easy Property Listings of several post types, whose sale and rent have keys of their own. */
export function easyPropertyListingsExport(): SourceFile {
  const list = madeList(12, 150)
  const code = ({ at }: Made) => `EPL-${at}`
  const category = { bodega: 'Warehouse', oficina: 'Offices', local: 'Retail', terreno: 'Land', casa: 'House' }
  const posts = list.map((made): Post => {
    const isHome = made.type === 'casa'
    const sold = made.operation === 'renta' ? 'leased' : 'sold'
    return {
      type: isHome ? (made.operation === 'renta' ? 'rental' : 'property') : 'commercial',
      id: made.at,
      title: `Listing ${made.at}`,
      meta: Object.entries({
        property_unique_id: code(made),
        property_status: { disponible: 'current', separada: 'current', vendida: sold, pausada: 'offmarket' }[
          made.status
        ],
        property_under_offer: made.status === 'separada' ? 'yes' : '',
        property_com_listing_type: isHome ? '' : { renta: 'lease', venta: 'sale', both: 'both' }[made.operation],
        [isHome ? 'property_category' : 'property_commercial_category']: category[made.type],
        property_price: hasSale(made) ? String(made.sale) : '',
        property_price_currency: made.currency,
        ...(hasRent(made) && {
          [isHome ? 'property_rent' : 'property_com_rent']: String(made.rent),
          [isHome ? 'property_rent_period' : 'property_com_rent_period']: 'month',
        }),
        property_building_area: String(made.area),
        property_building_area_unit: 'sqm',
        property_address_suburb: made.zone,
        property_address_city: made.municipality,
        property_address_state: 'Nuevo León',
      }),
    }
  })
  return { name: 'epl.xml', content: buildWxr(posts.map(buildPost).join('')), expected: expectedOf(list, code) }
}
