import { type Made, type SourceFile, csv, expectedOf, hasRent, hasSale, madeList } from './made-properties.ts'
import { HIVE_STATUSES, HIVE_TYPES, hiveExpected, hiveMeta } from './site-exports.ts'

const EB_TYPES = {
  bodega: 'Bodega industrial',
  oficina: 'Oficina',
  local: 'Local en centro comercial',
  terreno: 'Terreno comercial',
  casa: 'Casa con uso de suelo',
} as const
const EB_STATUSES = {
  disponible: 'Publicada',
  separada: 'Reservada',
  vendida: 'Vendida',
  pausada: 'No publicada',
} as const

export function easyBrokerCsv(): SourceFile {
  const list = madeList(16, 3)
  const code = ({ at }: Made) => `EB-QX${4100 + at}`
  const rows = list.map((made) => ({
    'EasyBroker ID': code(made),
    Título: `Inmueble ${made.at}`,
    'Tipo de propiedad': EB_TYPES[made.type],
    Operación: { renta: 'Renta', venta: 'Venta', both: 'Venta y renta' }[made.operation],
    'Precio de venta': hasSale(made) ? made.sale : '',
    'Precio de renta': hasRent(made) ? made.rent : '',
    Moneda: made.currency,
    Estado: EB_STATUSES[made.status],
    Ubicación: `${made.zone}, ${made.municipality}, Nuevo León`,
    'Construcción (m²)': made.type === 'terreno' ? '' : made.area,
    'Terreno (m²)': made.type === 'terreno' ? made.area : made.lot,
    Recámaras: made.type === 'casa' ? 3 : '',
    'Medios baños': 1,
    Agente: 'Paula Cantú',
    URL: `https://viejo.example/inmueble/${made.at}`,
    Imágenes: `https://fotos.example/${made.at}-1.jpg, https://fotos.example/${made.at}-2.jpg`,
  }))
  const expected = expectedOf(list, code, (made) => ({
    lotSize: made.type === 'terreno' ? made.area : made.lot,
    constructionArea: made.type === 'terreno' ? null : made.area,
    state: 'Nuevo León',
  }))
  return { name: 'EasyBroker.csv', content: csv(rows), expected }
}

export function easyBrokerAnswers(): SourceFile {
  const list = madeList(14, 31)
  const code = ({ at }: Made) => `EB-B${at}77`
  const operations = (made: Made) => [
    ...(hasSale(made)
      ? [
          {
            type: 'sale',
            amount: made.sale,
            currency: made.currency,
            unit: 'total',
            commission: { type: 'percentage', value: '4.5' },
          },
        ]
      : []),
    ...(hasRent(made) ? [{ type: 'rental', amount: String(made.rent), currency: made.currency, unit: 'total' }] : []),
    { type: 'temporary_rental', amount: 900, currency: made.currency, period: 'daily' },
  ]
  const content = list.map((made) => ({
    public_id: code(made),
    title: `Inmueble ${made.at}`,
    location: `${made.zone}, ${made.municipality}, Nuevo León`,
    operations: operations(made),
    property_type: EB_TYPES[made.type],
    construction_size: made.type === 'terreno' ? 0 : made.area,
    lot_size: made.type === 'terreno' ? made.area : made.lot,
    status: { disponible: 'published', separada: 'reserved', vendida: 'sold', pausada: 'not_published' }[made.status],
    agent: 'Paula Cantú',
    show_prices: true,
  }))
  const detail = {
    ...content[0],
    description: 'Con patio.',
    location: {
      name: content[0]?.location,
      latitude: 25.68,
      longitude: -100.46,
      street: 'Calle Uno',
      exterior_number: '7',
    },
  }
  const json = [{ pagination: { total: 14, next_page: null }, content }, detail]
  const expected = expectedOf(list, code, (made) => ({
    lotSize: made.type === 'terreno' ? made.area : made.lot,
    ...(made === list[0] && { description: 'Con patio.', address: 'Calle Uno 7' }),
    ...(hasSale(made) && { commission: '4.5 %' }),
  }))
  return { name: 'easybroker.json', content: JSON.stringify(json), expected }
}

/** A sheet of Property Hive's meta keys. */
export function propertyHiveCsv(): SourceFile {
  const list = madeList(12, 90)
  const code = ({ at }: Made) => `PHC-${at}`
  const rows = list.map((made) => ({
    ID: made.at,
    Title: `Unit ${made.at}`,
    Permalink: `https://viejo.example/property/${made.at}/`,
    'Commercial Property Types': HIVE_TYPES[made.type],
    Availability: HIVE_STATUSES[made.operation][made.status],
    ...hiveMeta(made, code(made)),
  }))
  return { name: 'property-hive.csv', content: csv(rows), expected: hiveExpected(list, code) }
}

/** A sheet of the meta keys of Easy Property Listings. */
export function easyPropertyListingsCsv(): SourceFile {
  const list = madeList(13, 110)
  const code = ({ at }: Made) => `EPL${at}`
  const types = { bodega: 'Warehouse', oficina: 'Offices', local: 'Retail', terreno: 'Land', casa: 'House' }
  const rows = list.map((made) => ({
    'Post ID': made.at,
    'Post Type': 'commercial',
    Title: `Inmueble ${made.at}`,
    property_unique_id: code(made),
    property_commercial_category: types[made.type],
    property_com_listing_type: { renta: 'lease', venta: 'sale', both: 'both' }[made.operation],
    property_status: {
      disponible: 'current',
      separada: 'current',
      vendida: hasSale(made) ? 'sold' : 'leased',
      pausada: 'offmarket',
    }[made.status],
    property_under_offer: made.status === 'separada' ? 'yes' : 'no',
    property_price: hasSale(made) ? made.sale : '',
    property_price_currency: made.currency,
    property_com_rent: hasRent(made) ? made.rent : '',
    property_com_rent_period: 'monthly',
    property_building_area: made.area,
    property_building_area_unit: 'squareMeter',
    property_address_suburb: made.zone,
    property_address_city: made.municipality,
    property_address_state: 'Nuevo León',
    'Image URL': `https://fotos.example/${made.at}.jpg`,
  }))
  return { name: 'easy-property-listings.csv', content: csv(rows), expected: expectedOf(list, code) }
}

/** A sheet of a program that writes Spanish, with semicolons. */
export function spanishProgramCsv(): SourceFile {
  const list = madeList(18, 130)
  const code = ({ at }: Made) => `INM/${at}`
  const types = { bodega: 'Nave', oficina: 'Oficina', local: 'Local comercial', terreno: 'Terreno', casa: 'Casa' }
  const statuses = { disponible: 'Libre', separada: 'Reservada', vendida: 'Vendido', pausada: 'No disponible' }
  const rows = list.map((made) => ({
    Referencia: code(made),
    Título: `Inmueble ${made.at}`,
    'Tipo de inmueble': types[made.type],
    Operación: { renta: 'Alquiler', venta: 'Venta', both: 'Venta' }[made.operation],
    Precio: new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(
      made.operation === 'renta' ? made.rent : made.sale,
    ),
    Moneda: made.currency === 'USD' ? 'Dólares' : 'Pesos',
    'Segunda operación': made.operation === 'both' ? 'Renta' : '',
    'Precio de la segunda operación': made.operation === 'both' ? made.rent : '',
    Municipio: made.municipality,
    Zona: made.zone,
    Superficie: `${made.area} m2`,
    'Estado ficha': statuses[made.status],
    Fotos: `["https://fotos.example/${made.at}.jpg?a=1&amp;b=2"]`,
  }))
  return { name: 'programa.csv', content: csv(rows, ';'), expected: expectedOf(list, code) }
}
