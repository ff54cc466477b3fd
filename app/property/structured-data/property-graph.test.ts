import { AGENCY } from '#test/factories/agency.ts'
import { describe, expect, test } from 'vitest'
import { siteGraph } from '#app/seo/json-ld.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES, type PropertyType, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { buildDetail } from '#test/factories/property-detail.ts'
import { schemaFaults } from '#test/schema-org.ts'
import { propertyGraph } from './property-graph.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const ORIGIN = 'https://cerronorte.example'
const EMPTY: Partial<PropertyDetail> = {
  title: '',
  description: null,
  priceCents: null,
  location: '',
  address: null,
  municipality: null,
  state: null,
  area: null,
  constructionArea: null,
  frontage: null,
  depth: null,
  lotSize: null,
  propertyId: null,
  yearBuilt: null,
  bedrooms: null,
  bathrooms: null,
  googleMapsLink: null,
  amenities: [],
  photos: [],
}

const SECOND = { secondCategory: 'venta', secondPriceCents: 980_000_00, secondCurrency: 'USD' } as const

function nodesOf(overrides: Partial<PropertyDetail> = {}): Record<string, Record<string, unknown>> {
  const nodes = propertyGraph(buildDetail(overrides), ORIGIN, AGENCY, NUEVO_LEON)['@graph']
  return Object.fromEntries(nodes.map((node) => [String(node['@type']), node]))
}

describe.each(PROPERTY_TYPES)('of a %s', (type) => {
  test.each(CATEGORIES)('in %s every node has only properties of its type, with all data or none', (category) => {
    for (const currency of CURRENCIES)
      for (const status of STATUSES)
        for (const filled of [{}, EMPTY]) {
          const graph = propertyGraph(
            buildDetail({ type, category, currency, status, ...filled }),
            ORIGIN,
            AGENCY,
            NUEVO_LEON,
          )
          expect(schemaFaults(graph)).toEqual([])
        }
  })
})

test('the check finds a property that does not belong to the type', () => {
  const wrong = {
    '@graph': [
      { '@type': 'RealEstateListing', price: 1, floorSize: 2, name: null, offers: { '@id': 'nowhere' } },
      { '@type': 'Castle' },
    ],
  }
  expect(schemaFaults(wrong)).toHaveLength(5)
})

test('the site and the agency', () => {
  expect(schemaFaults(siteGraph(ORIGIN, AGENCY))).toEqual([])
  expect(JSON.stringify(siteGraph(ORIGIN, AGENCY))).not.toMatch(/[Rr]ating|4\.9/)
  expect(siteGraph(ORIGIN, AGENCY)['@graph']).toMatchObject([
    {
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${ORIGIN}/propiedades?search={search_term_string}` } },
    },
    { '@type': 'RealEstateAgent', telephone: '+528100000000', address: { addressLocality: 'Monterrey' } },
  ])
})

test('a second operation is a second offer, with its own price and function', () => {
  const both = { ...SECOND, category: 'renta', minimumTermMonths: 12 } as const
  const graph = propertyGraph(buildDetail(both), ORIGIN, AGENCY, NUEVO_LEON)
  expect(schemaFaults(graph)).toEqual([])
  const page = `${ORIGIN}/propiedad/bodega-en-huinala`
  const offers = graph['@graph'].filter((node) => node['@type'] === 'Offer')
  expect(offers).toMatchObject([
    { '@id': `${page}#oferta`, category: 'Renta', price: 264_000, priceCurrency: 'MXN', url: page },
    {
      '@id': `${page}#oferta-venta`,
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      category: 'Venta',
      price: 980_000,
      priceCurrency: 'USD',
      url: `${page}?operacion=venta`,
    },
  ])
  expect(offers.map((offer) => 'leaseLength' in offer)).toEqual([true, false])
  expect(nodesOf(both)['RealEstateListing']).toMatchObject({ offers: offers.map((offer) => ({ '@id': offer['@id'] })) })
})

describe('the offer', () => {
  test.each([
    ['venta', 'http://purl.org/goodrelations/v1#Sell', 'Venta', {}],
    ['renta', 'http://purl.org/goodrelations/v1#LeaseOut', 'Renta', { unitCode: 'MON' }],
    ['traspaso', 'http://purl.org/goodrelations/v1#LeaseOut', 'Traspaso', { name: 'Guante/traspaso' }],
  ] as const)('in %s', (category, businessFunction, name, period) => {
    expect(nodesOf({ category })['Offer']).toMatchObject({
      businessFunction,
      category: name,
      availability: 'https://schema.org/InStock',
      price: 264_000,
      priceCurrency: 'MXN',
      priceSpecification: { price: 264_000, priceCurrency: 'MXN', ...period },
    })
  })

  test.each([
    [1, '0.01'],
    [110_50, '110.5'],
    [99_999_999_999_999, '999999999999.99'],
    [90_071_992_547_407, '900719925474.07'],
  ])('%d centavos are exactly %s', (priceCents, written) => {
    expect(JSON.stringify(nodesOf({ priceCents, currency: 'USD' })['Offer'])).toContain(
      `"price":${written},"priceCurrency":"USD"`,
    )
  })

  test.each([
    ['disponible', 'https://schema.org/InStock'],
    ['separada', 'https://schema.org/Reserved'],
    ['vendida', 'https://schema.org/SoldOut'],
    ['pausada', undefined],
  ] as const)('of a property that is %s is %s', (status, availability) => {
    expect(nodesOf({ status })['Offer']?.['availability']).toBe(availability)
  })

  test('without a price has none', () => {
    const offer = nodesOf({ priceCents: null })['Offer']
    for (const property of ['price', 'priceCurrency', 'priceSpecification']) expect(offer).not.toHaveProperty(property)
  })
})

describe('a price quoted per area, year or range', () => {
  const PER_M2 = { priceCents: 110_00, priceBase: 'por_m2', vat: 'mas_iva' } as const

  test('has its unit and its total, and the lease its minimum term', () => {
    const quoted = { ...PER_M2, priceToCents: 130_00, maintenanceCents: 12_50, minimumTermMonths: 36 }
    const graph = propertyGraph(buildDetail(quoted), ORIGIN, AGENCY, NUEVO_LEON)
    expect(schemaFaults(graph)).toEqual([])
    expect(nodesOf(quoted)['Offer']).toMatchObject({
      price: 264_000,
      priceSpecification: [
        {
          price: 110,
          minPrice: 110,
          maxPrice: 130,
          unitCode: 'MTK',
          unitText: 'm² al mes',
          valueAddedTaxIncluded: false,
        },
        { price: 264_000, minPrice: 264_000, maxPrice: 312_000, unitCode: 'MON', unitText: 'mes' },
        { name: 'Mantenimiento', price: 12.5, unitCode: 'MON', unitText: 'mes' },
      ],
      leaseLength: { minValue: 36, unitCode: 'MON' },
    })
  })

  test.each([
    [{ priceBase: 'por_ft2', pricePeriod: 'anio' }, 'FTK', 'ft² al año'],
    [{ pricePeriod: 'anio' }, 'ANN', 'año'],
    [{ priceBase: 'por_m2', category: 'venta' }, 'MTK', 'm²'],
  ] as const)('%j has the unit %s', (quoted, unitCode, unitText) => {
    expect(nodesOf(quoted)['Offer']).toMatchObject({ priceSpecification: [{ unitCode, unitText }, {}] })
  })

  test('a traspaso has the continuing rent besides the takeover price', () => {
    const quoted = {
      category: 'traspaso',
      priceCents: 450_000_00,
      stayingRentCents: 18_500_00,
      vat: 'mas_iva',
    } as const
    expect(schemaFaults(propertyGraph(buildDetail(quoted), ORIGIN, AGENCY, NUEVO_LEON))).toEqual([])
    expect(nodesOf(quoted)['Offer']).toMatchObject({
      price: 450_000,
      priceSpecification: [
        { name: 'Guante/traspaso', price: 450_000 },
        { name: 'Renta mensual que queda', price: 18_500, unitCode: 'MON' },
      ],
    })
  })

  test.each([
    [
      'traspaso',
      [
        ['Guante/traspaso', false],
        ['Renta mensual que queda', undefined],
        ['Mantenimiento', undefined],
      ],
    ],
    [
      'venta',
      [
        [undefined, false],
        ['Mantenimiento', undefined],
      ],
    ],
    [
      'renta',
      [
        [undefined, false],
        ['Mantenimiento', false],
      ],
    ],
  ] as const)('in %s the tax applies to the amounts that were quoted with it', (category, told) => {
    const quoted = { category, vat: 'mas_iva', stayingRentCents: 18_500_00, maintenanceCents: 2_000_00 } as const
    expect(nodesOf(quoted)['Offer']?.['priceSpecification']).toEqual(
      told.map(([name, valueAddedTaxIncluded]) =>
        expect.toSatisfy(
          (node: Record<string, unknown>) =>
            node['name'] === name && node['valueAddedTaxIncluded'] === valueAddedTaxIncluded,
        ),
      ),
    )
  })

  test('on request has no price', () => {
    expect(nodesOf({ priceCents: null, priceOnRequest: 'si' })['Offer']).not.toHaveProperty('price')
  })
})

describe('the premises', () => {
  test('commercial premises have their category, floor, place and amenities', () => {
    expect(nodesOf()['Accommodation']).toMatchObject({
      accommodationCategory: 'Bodega',
      floorSize: { value: 2250, unitCode: 'MTK' },
      yearBuilt: 2014,
      numberOfBathroomsTotal: 3,
      address: { streetAddress: 'Carretera a Huinalá km 2.5', addressLocality: 'Apodaca', addressCountry: 'MX' },
      geo: { latitude: 25.7485, longitude: -100.165 },
      amenityFeature: [{ name: 'Con servicios', value: true }, { name: 'Estacionamiento' }],
    })
  })

  test('land has no floor size: its area is a measure', () => {
    const land = nodesOf({ type: 'terreno', constructionArea: null })['Place']
    expect(land).not.toHaveProperty('floorSize')
    expect(land?.['additionalProperty']).toMatchObject([
      { propertyID: 'area', value: 2400, unitCode: 'MTK' },
      { propertyID: 'lotSize', value: 3600, unitCode: 'MTK' },
      { propertyID: 'frontage', value: 48, unitCode: 'MTR' },
      { propertyID: 'depth', value: 75.5, unitCode: 'MTR' },
    ])
  })

  test('only the construction of a house is floor', () => {
    expect(nodesOf({ type: 'casa', constructionArea: null })['House']).not.toHaveProperty('floorSize')
    expect(nodesOf({ type: 'departamento', constructionArea: null })['Apartment']).toMatchObject({
      floorSize: { value: 2400 },
    })
  })

  test('without a point there is no geo', () => {
    expect(nodesOf({ point: null })['Accommodation']).not.toHaveProperty('geo')
  })

  test('an approximate place is a circle, and its map is that of the zone', () => {
    const place = nodesOf({ precision: 'aproximada', googleMapsLink: null })['Accommodation']
    expect(place).toMatchObject({
      geo: { '@type': 'GeoCircle', geoMidpoint: { latitude: 25.7485, longitude: -100.165 }, geoRadius: 500 },
      hasMap:
        'https://www.google.com/maps/search/?api=1&query=Huinal%C3%A1%2C+Apodaca%2C+Nuevo+Le%C3%B3n%2C+M%C3%A9xico',
    })
    expect(schemaFaults(propertyGraph(buildDetail({ precision: 'aproximada' }), ORIGIN, AGENCY, NUEVO_LEON))).toEqual(
      [],
    )
  })

  test('a zone has no point, because its centre is not the place of the property', () => {
    const place = nodesOf({ precision: 'zona', googleMapsLink: null, address: null })['Accommodation']
    expect(place).not.toHaveProperty('geo')
    expect(place).toHaveProperty('hasMap', expect.stringContaining('Huinal%C3%A1%2C+Apodaca'))
  })
})

test('plans are floor plans of a building or images of land, never among the photos', () => {
  const plans = [{ key: 'properties/2_planta.jpg', width: 1600, height: 1131, alt: 'Planta baja' }]
  const told = (type: PropertyType) =>
    JSON.stringify(propertyGraph(buildDetail({ type, plans }), ORIGIN, AGENCY, NUEVO_LEON))
  const address = `${ORIGIN}/img/properties/2_planta.jpg`
  expect(told('bodega')).toContain(
    `"accommodationFloorPlan":[{"@type":"FloorPlan","name":"Planta baja","layoutImage":"${address}"}]`,
  )
  expect(told('terreno')).toContain(
    `"subjectOf":[{"@type":"ImageObject","name":"Planta baja","contentUrl":"${address}"}]`,
  )
  for (const type of PROPERTY_TYPES) {
    expect(schemaFaults(propertyGraph(buildDetail({ type, plans }), ORIGIN, AGENCY, NUEVO_LEON))).toEqual([])
    expect(told(type)).toContain(`"image":["${ORIGIN}/img/properties/1_a.jpg.1200.jpg"]`)
  }
})

test('the page has dates in Monterrey, photos with absolute addresses and breadcrumbs', () => {
  const nodes = nodesOf({ updatedAt: '2026-11-05T10:00:00.000Z' })
  expect(nodes['RealEstateListing']).toMatchObject({
    url: `${ORIGIN}/propiedad/bodega-en-huinala`,
    datePosted: '2026-10-31',
    dateModified: '2026-11-05T10:00:00.000Z',
    image: [`${ORIGIN}/img/properties/1_a.jpg.1200.jpg`],
  })
  expect(nodes['BreadcrumbList']?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Propiedades', item: `${ORIGIN}/propiedades` },
    { position: 2, name: 'Propiedades en renta', item: `${ORIGIN}/propiedades/renta` },
    { position: 3, name: 'Bodegas en renta', item: `${ORIGIN}/propiedades/renta/bodega` },
    { position: 4, item: `${ORIGIN}/propiedades/renta/bodega/apodaca` },
    { position: 5, name: 'Bodega en Huinalá', item: `${ORIGIN}/propiedad/bodega-en-huinala` },
  ])
})

test('choices have their labels, texts are unchanged, days are ISO, and staff data are left out', () => {
  const facts = {
    buildingClass: 'A',
    fireProtection: 'rociadores',
    railSpur: 'no',
    industrialPark: 'Parque Zafiro',
    deliveryDate: '2027-05-20',
    availableFrom: '2027-03-15',
    exclusive: 'si',
  } as const
  const { Accommodation, Offer } = nodesOf({ type: 'bodega', ...facts })
  expect(Accommodation?.['additionalProperty']).toEqual(
    expect.arrayContaining([
      { '@type': 'PropertyValue', propertyID: 'buildingClass', name: 'Clase', value: 'A' },
      { '@type': 'PropertyValue', propertyID: 'fireProtection', name: 'Contra incendio', value: 'Rociadores' },
      { '@type': 'PropertyValue', propertyID: 'railSpur', name: 'Espuela de ferrocarril', value: 'No' },
      { '@type': 'PropertyValue', propertyID: 'industrialPark', name: 'Parque industrial', value: 'Parque Zafiro' },
      { '@type': 'PropertyValue', propertyID: 'deliveryDate', name: 'Fecha de entrega', value: '2027-05-20' },
    ]),
  )
  expect(Offer?.['availabilityStarts']).toBe('2027-03-15')
  expect(JSON.stringify(Accommodation)).not.toContain('exclusiv')
})
