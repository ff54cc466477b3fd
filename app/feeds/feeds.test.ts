import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { eachOffer } from '#app/catalogue/price/second-offer.ts'
import { CATEGORIES, PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { anyText } from '#test/any-text.ts'
import { buildDetail } from '#test/factories/property-detail.ts'
import { runs } from '#test/tier.ts'
import { META_END, META_HEAD, META_START, metaListing, metaRow } from './meta-listing.ts'
import { resoListing } from './reso-listing.ts'
import { TROVIT_END, TROVIT_START, trovitAd } from './trovit-ad.ts'

const CONTEXT = {
  origin: 'https://agencia.example',
  agency: { name: 'Agencia & Co.', phone: '+528112345678', email: 'hola@agencia.example' },
  timeZone: 'America/Monterrey',
} as const
const PAGE = 'https://agencia.example/propiedad/bodega-en-huinala'
const SECOND = { secondCategory: 'venta', secondPriceCents: 980_000_00, secondCurrency: 'USD' } as const

function offersOf(overrides: Partial<PropertyDetail> = {}) {
  return eachOffer(buildDetail(overrides)).map((property, at) => ({ property, isSecond: at > 0 }))
}

/** The elements of the ads with their texts, read by a real parser, which throws for text that is no XML. */
function adsOf(overrides: Partial<PropertyDetail> = {}): Record<string, string[]>[] {
  const ads: Record<string, string[]>[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'ad') ads.push({})
    text = Object.entries(attributes)
      .map(([attribute, value]) => `[${attribute}=${value}]`)
      .join('')
  })
  parser.on('text', (each) => (text += each))
  parser.on('cdata', (each) => (text += each))
  parser.on('closetag', ({ name }) => {
    const ad = ads.at(-1)
    if (ad && text.trim() !== '') (ad[name] ??= []).push(text)
    text = ''
  })
  parser
    .write(
      TROVIT_START +
        offersOf(overrides)
          .map((offer) => trovitAd(offer, CONTEXT))
          .join('') +
        TROVIT_END,
    )
    .close()
  return ads
}

function listingsOf(overrides: Partial<PropertyDetail> = {}): Record<string, unknown>[] {
  return offersOf(overrides).map((offer) => JSON.parse(JSON.stringify(resoListing(offer, CONTEXT))))
}

test('an ad has what the format names', () => {
  expect(adsOf({ vat: 'mas_iva' })).toEqual([
    {
      id: ['019a0000-0000-7000-8000-00000000abcd'],
      url: [PAGE],
      title: ['Bodega en Huinalá'],
      type: ['Warehouse For Rent'],
      content: ['Renta: $264,000 MXN/mes +\u00A0IVA.\n\nBodega sobre avenida.'],
      price: ['[period=monthly]264000'],
      property_type: ['Bodega'],
      floor_area: ['[unit=meters]2250'],
      plot_area: ['[unit=meters]3600'],
      rooms: ['3'],
      bathrooms: ['3'],
      address: ['Carretera a Huinalá km 2.5'],
      city_area: ['Huinalá'],
      city: ['Apodaca'],
      region: ['Nuevo León'],
      latitude: ['25.7485'],
      longitude: ['-100.165'],
      year: ['2014'],
      agency: ['Agencia & Co.'],
      mls_database: ['PROP-048'],
      date: ['31/10/2026'],
      picture_url: ['https://agencia.example/img/properties/1_a.jpg.1200.jpg'],
    },
  ])
})

/** The elements of the listings of Meta with their texts, in order. */
function metaOf(overrides: Partial<PropertyDetail> = {}): [string, string][][] {
  const listings: [string, string][][] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'listing') listings.push([])
    text = Object.values(attributes)
      .map((value) => `${String(value)}: `)
      .join('')
  })
  parser.on('cdata', (each) => (text += each))
  parser.on('closetag', ({ name }) => {
    if (text.trim() !== '' && name !== 'address') listings.at(-1)?.push([name, text])
    text = ''
  })
  const written = offersOf(overrides).map((offer) => metaListing(offer, CONTEXT))
  parser.write(META_START + written.join('') + META_END).close()
  return listings
}

test('a listing of Meta has what its catalogue names', () => {
  expect(metaOf({ precision: 'exacta' })).toEqual([
    [
      ['home_listing_id', '019a0000-0000-7000-8000-00000000abcd'],
      ['name', 'Bodega en Huinalá'],
      ['availability', 'for_rent'],
      ['description', 'Renta: $264,000 MXN/mes.\n\nBodega sobre avenida.'],
      ['component', 'addr1: Carretera a Huinalá km 2.5'],
      ['component', 'city: Apodaca'],
      ['component', 'region: Nuevo León'],
      ['component', 'country: Mexico'],
      ['latitude', '25.7485'],
      ['longitude', '-100.165'],
      ['neighborhood', 'Huinalá'],
      ['url', 'https://agencia.example/img/properties/1_a.jpg.1200.jpg'],
      ['listing_type', 'for_rent_by_agent'],
      ['property_type', 'other'],
      ['price', '264000 MXN'],
      ['url', PAGE],
      ['num_beds', '3'],
      ['num_baths', '2.5'],
      ['year_built', '2014'],
    ],
  ])
})

/** The rows of the CSV of Meta by the paths of its head, without empty cells; read by a real parser. */
function rowsOf(overrides: Partial<PropertyDetail> = {}): Record<string, string>[] {
  const written = offersOf(overrides).map((offer) => metaRow(offer, CONTEXT))
  const rows: Record<string, string>[] = parse(META_HEAD + written.join(''), { columns: true })
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== '')))
}

test('the CSV of Meta has a column for each part, by the path of the field, with the texts of the XML', () => {
  expect(META_HEAD).toMatch(/^home_listing_id,name,availability,description,address\.addr1,address\.city,/)
  expect(META_HEAD).toContain('neighborhood[0],image[0].url,image[1].url,')
  const photos = ['a', 'b'].map((key) => ({ ...buildDetail().photos[0], key: `properties/1/${key}.jpg` }))
  const overrides = {
    ...SECOND,
    photos,
    description: 'Nave «A», "nueva"\n\nCon andén; y = 2',
  } as Partial<PropertyDetail>
  const rows = rowsOf(overrides)
  expect(rows).toHaveLength(2)
  for (const [at, row] of rows.entries()) {
    const inXml = (metaOf(overrides)[at] ?? []).map(([, text]) => text.replace(/^(?:addr1|city|region|country): /, ''))
    expect(Object.values(row)).toEqual(inXml)
  }
  expect(rows[0]).toMatchObject({ 'address.city': 'Apodaca', 'image[1].url': expect.stringContaining('b.jpg') })
  expect(rowsOf({ photos: Array.from({ length: 30 }, () => photos[0]) as PropertyDetail['photos'] })[0]).toHaveProperty(
    ['image[19].url'],
  )
})

test('no text of the CSV runs as a formula, and a point in the west stays a figure', () => {
  const [row] = rowsOf({ title: '=1+1', precision: 'exacta', address: '-1+2', location: '@x' })
  expect(row).toMatchObject({
    name: "'=1+1",
    'address.addr1': "'-1+2",
    'neighborhood[0]': "'@x",
    longitude: '-100.165',
  })
})

test('Meta gets only what its catalogue can have, and no more of a place than the page shows', () => {
  const textsOf = (overrides: Partial<PropertyDetail>, name: string) =>
    metaOf(overrides).map((listing) => listing.find(([each]) => each === name)?.[1])
  expect(textsOf(SECOND, 'price')).toEqual(['264000 MXN', '980000 USD'])
  expect(textsOf({ precision: 'aproximada' }, 'component')).toEqual(['addr1: Huinalá'])
  for (const missing of [
    { category: 'traspaso' },
    { priceCents: null, priceOnRequest: 'si' },
    { photos: [] },
    { point: null },
    { precision: 'zona' },
  ] as const)
    expect([metaOf(missing as Partial<PropertyDetail>), rowsOf(missing as Partial<PropertyDetail>)]).toEqual([[], []])
  expect(textsOf({ title: 'a]]>b <x>', description: '🏭'.repeat(4_000) }, 'name')).toEqual(['a]]>b <x>'])
})

test('a listing has the names of RESO', () => {
  expect(listingsOf({ vat: 'mas_iva', priceBase: 'por_m2', priceCents: 11_000 })).toEqual([
    {
      ListingKey: '019a0000-0000-7000-8000-00000000abcd',
      ListingId: 'PROP-048',
      ListingURL: PAGE,
      StandardStatus: 'Active',
      PropertyType: 'Commercial Lease',
      PropertySubType: 'Warehouse',
      X_Title: 'Bodega en Huinalá',
      PublicRemarks: 'Bodega sobre avenida.',
      ListPrice: 264_000,
      X_Currency: 'MXN',
      X_PriceText: '$110 MXN/m²/mes +\u00A0IVA',
      X_VAT: 'Excluded',
      LeaseAmount: 264_000,
      LeaseAmountFrequency: 'Monthly',
      UnparsedAddress: 'Carretera a Huinalá km 2.5, Apodaca, Nuevo León',
      City: 'Apodaca',
      CountyOrParish: 'Apodaca',
      SubdivisionName: 'Huinalá',
      StateOrProvince: 'Nuevo León',
      Country: 'MX',
      Latitude: 25.7485,
      Longitude: -100.165,
      InternetAddressDisplayYN: true,
      LeasableArea: 2400,
      LeasableAreaUnits: 'Square Meters',
      BuildingAreaTotal: 2250,
      BuildingAreaUnits: 'Square Meters',
      LotSizeArea: 3600,
      LotSizeUnits: 'Square Meters',
      FrontageLength: '48 m',
      YearBuilt: 2014,
      BedroomsTotal: 3,
      BathroomsTotalInteger: 3,
      OriginalEntryTimestamp: '2026-11-01T03:00:00.000Z',
      ModificationTimestamp: '2026-11-01T03:00:00.000Z',
      ListOfficeName: 'Agencia & Co.',
      ListOfficePhone: '+528112345678',
      ListOfficeEmail: 'hola@agencia.example',
      PhotosCount: 1,
      Media: [
        {
          MediaURL: 'https://agencia.example/img/properties/1_a.jpg.1200.jpg',
          MediaCategory: 'Photo',
          Order: 1,
          PreferredPhotoYN: true,
        },
      ],
    },
  ])
})

test('two operations are two listings; a price in dollars is never told as pesos', () => {
  expect(adsOf(SECOND)).toMatchObject([
    { id: ['019a0000-0000-7000-8000-00000000abcd'], type: ['Warehouse For Rent'], url: [PAGE] },
    {
      id: ['019a0000-0000-7000-8000-00000000abcd-venta'],
      type: ['Warehouse For Sale'],
      url: [`${PAGE}?operacion=venta`],
      content: [expect.stringContaining('Venta: USD\u00A0980,000')],
    },
  ])
  expect(adsOf(SECOND)[1]).not.toHaveProperty('price')
  expect(listingsOf(SECOND)).toMatchObject([
    { PropertyType: 'Commercial Lease', X_Currency: 'MXN' },
    { PropertyType: 'Commercial Sale', X_Currency: 'USD', ListPrice: 980_000 },
  ])
})

test('a price on request has no amount', () => {
  const onRequest = { priceCents: null, priceOnRequest: 'si' } as const
  expect(adsOf(onRequest)[0]).not.toHaveProperty('price')
  expect(listingsOf(onRequest)[0]).not.toHaveProperty('ListPrice')
})

describe('the place is as precise as on the page', () => {
  test.each([
    ['exacta', { Latitude: 25.7485 }, true],
    ['aproximada', { Latitude: 25.7485, X_CoordinatesRadius: 500 }, false],
    ['zona', {}, false],
  ] as const)('%s', (precision, expected, hasPoint) => {
    const [listing] = listingsOf({ precision })
    expect(listing).toMatchObject({ ...expected, InternetAddressDisplayYN: precision === 'exacta' })
    expect('Latitude' in Object(listing)).toBe(precision !== 'zona')
    expect('latitude' in Object(adsOf({ precision })[0])).toBe(hasPoint)
  })
})

test.each(PROPERTY_TYPES)('a %s of any operation, with all data or none, is well formed', (type) => {
  const nothing = { description: null, address: null, municipality: null, state: null, area: null, point: null }
  for (const category of CATEGORIES)
    for (const filled of [{}, { ...nothing, priceCents: null, photos: [], title: '', location: 'X' }]) {
      const [ad] = adsOf({ type, category, ...filled })
      expect(String(ad?.['content']).length).toBeGreaterThanOrEqual(30)
      expect(ad?.['type']).toHaveLength(1)
      expect(listingsOf({ type, category, ...filled })).toHaveLength(1)
    }
})

/** The elements of the XML (docs/conventions.md, 4.8): which an ad must have, and how each is written. */
const ELEMENTS: Record<string, { required?: true; many?: true; written: RegExp }> = {
  id: { required: true, written: /^[\w-]+$/ },
  url: { required: true, written: /^https:\/\/agencia\.example\/propiedad\/\S+$/ },
  title: { required: true, written: /^.{1,255}$/ },
  type: {
    required: true,
    written: /^(?:For (?:Rent|Sale)(?: Local)?|Transfer Local|(?:Office|Warehouse) For (?:Rent|Sale)|Land For Sale)$/,
  },
  content: { required: true, written: /^[^]{30,}$/ },
  price: { written: /^(?:\[period=monthly\])?\d+$/ },
  property_type: { written: /^\p{Lu}[\p{L} ]+$/u },
  floor_area: { written: /^\[unit=meters\][1-9]\d*$/ },
  plot_area: { written: /^\[unit=meters\][1-9]\d*$/ },
  rooms: { written: /^\d+$/ },
  bathrooms: { written: /^\d+$/ },
  parking: { written: /^\d+$/ },
  address: { written: /^.{1,255}$/ },
  city_area: { written: /^.{1,255}$/ },
  city: { written: /^.{1,255}$/ },
  region: { written: /^.{1,255}$/ },
  latitude: { written: /^-?\d{1,2}(?:\.\d+)?$/ },
  longitude: { written: /^-?\d{1,3}(?:\.\d+)?$/ },
  year: { written: /^(?:1[789]|2\d)\d\d$/ },
  agency: { written: /^.{1,255}$/ },
  mls_database: { written: /^.{1,255}$/ },
  date: { written: /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\/\d{4}$/ },
  picture_url: { many: true, written: /^https:\/\/agencia\.example\/img\/\S+\.jpg$/ },
  picture_title: { many: true, written: /^.{1,255}$/ },
}

/** The lists of RESO Data Dictionary 2.0 from which a listing takes its words (docs/conventions.md, 4.7). */
const RESO_LISTS: Record<string, readonly string[]> = {
  StandardStatus: ['Active'],
  PropertyType: [
    'Business Opportunity',
    'Commercial Lease',
    'Commercial Sale',
    'Land',
    'Residential',
    'Residential Lease',
  ],
  PropertySubType: ['Apartment', 'Office', 'Retail', 'Single Family Residence', 'Unimproved Land', 'Warehouse'],
  LeaseAmountFrequency: ['Monthly'],
  LeasableAreaUnits: ['Square Meters'],
  BuildingAreaUnits: ['Square Meters'],
  LotSizeUnits: ['Square Meters'],
  Country: ['MX'],
}

describe.each(PROPERTY_TYPES)('every listing of a %s', (type) => {
  const cases = CATEGORIES.flatMap((category): Partial<PropertyDetail>[] => [
    { type, category },
    { type, category, description: 'Ver.', priceCents: null, priceOnRequest: 'si', photos: [], area: 0.4 },
    {
      type,
      category,
      currency: 'USD',
      municipality: null,
      bathrooms: 2.5,
      parkingSpaces: 12,
      description: null,
    },
  ])

  test.each(cases)('has what the XML requires, each element once and as it is written: %j', (overrides) => {
    for (const ad of adsOf(overrides)) {
      expect(Object.keys(ELEMENTS)).toEqual(expect.arrayContaining(Object.keys(ad)))
      const faults = Object.entries(ELEMENTS).flatMap(([name, { required, many, written }]) => {
        const texts = ad[name] ?? []
        const isCount = many || texts.length === 1 || (texts.length === 0 && !required)
        return isCount && texts.every((text) => written.test(text)) ? [] : [[name, texts]]
      })
      expect(faults).toEqual([])
    }
  })

  test.each(cases)('takes its words from the lists of RESO: %j', (overrides) => {
    for (const listing of listingsOf(overrides)) {
      expect(Object.keys(listing)).toEqual(
        expect.arrayContaining(['ListingKey', 'StandardStatus', 'PropertyType', 'PropertySubType', 'Country']),
      )
      const faults = Object.entries(listing).filter(([name, value]) => {
        if (name.endsWith('Timestamp')) return !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value))
        if (name.endsWith('YN')) return typeof value !== 'boolean'
        if (/(?:Price|Amount|Area|Total)$/.test(name)) return typeof value !== 'number'
        return name in RESO_LISTS && !RESO_LISTS[name]?.includes(String(value))
      })
      expect(faults).toEqual([])
    }
  })
})

describe('any text is text and nothing else', () => {
  function check(text: string) {
    const [ad] = adsOf({ title: text, description: text, address: text, location: text, photos: [] })
    expect(Object.keys(ad ?? {})).not.toContain('script')
    for (const row of rowsOf({ title: text, description: text, address: text, precision: 'exacta' }))
      expect(row).toMatchObject({ price: '264000 MXN', property_type: 'other' })
    const [listing] = listingsOf({ title: text, description: text })
    expect(String(listing?.['PublicRemarks'] ?? '').isWellFormed()).toBe(true)
  }

  test.each([
    '<script>x</script>',
    'a]]>b',
    ']]]]>>',
    '&amp; &',
    'uno\u0000\u0008\u001B\uFFFEdos',
    '🏭'.repeat(130),
    '\uD83C',
  ])('%j', check)

  test('whatever it is', () => {
    fc.assert(fc.property(anyText(300), check), { numRuns: runs(200) })
  })

  test('characters remain as they were', () => {
    expect(adsOf({ description: 'Nave «A» ]]> 🏭\n&c.' })[0]?.['content']?.[0]).toContain('Nave «A» ]]> 🏭\n&c.')
  })
})
