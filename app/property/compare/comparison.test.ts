import { expect, test } from 'vitest'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { buildDetail } from '#test/factories/property-detail.ts'
import { compare, compareByOperation } from './comparison.ts'

function property(slug: string, changes: Partial<PropertyDetail>): PropertyDetail {
  const id = `018f0000-0000-7000-8000-00000000000${slug.length}`
  const bare = { area: 100, yearBuilt: null, bedrooms: null, bathrooms: null, amenities: [] }
  return buildDetail({ ...bare, id, slug, title: slug, ...changes })
}

test('each fact of any property has a row that says whether the values differ', () => {
  const [comparison] = compareByOperation(
    [property('a', { yearBuilt: 2015, amenities: ['gym', 'aire'] }), property('bb', { area: 250 })],
    'https://cerronorte.example',
  )
  const { properties, rows } = comparison ?? { properties: [], rows: [] }
  const byLabel = new Map(rows.map(({ label, ...row }) => [label, row]))
  expect(properties.map(({ slug, name }) => [slug, name])).toEqual([
    ['a', 'a'],
    ['bb', 'bb'],
  ])
  expect(byLabel.get('Superficie')).toEqual({ values: ['100\u00A0m²', '250\u00A0m²'], differs: true, best: [] })
  expect(byLabel.get('Año de construcción')).toEqual({ values: ['2015', '—'], differs: true, best: [] })
  expect(byLabel.get('Tipo de operación')?.differs).toBe(false)
  expect(byLabel.get('Condiciones')?.values).toEqual(['Aire acondicionado, Gimnasio', '—'])
})

test('a fact that only the second property has is in its usual position', () => {
  const rows = compare([
    property('a', { constructionArea: null }),
    property('bb', { constructionArea: 90, yearBuilt: 2015 }),
  ])
  const labels = rows.map(({ label }) => label)
  expect(labels.indexOf('Construcción')).toBe(labels.indexOf('Superficie') + 1)
  expect(labels.indexOf('Año de construcción')).toBeLessThan(labels.indexOf('Tipo'))
  expect(labels, 'what none has').not.toContain('Recámaras')
})

test('no properties give no comparison', () => {
  expect(compareByOperation([], 'https://cerronorte.example')).toEqual([])
})

test('rents and sales are compared separately, each with its quote message', () => {
  const comparisons = compareByOperation(
    [
      property('a', { category: 'renta', priceCents: 26_400_000 }),
      property('bb', { category: 'venta' }),
      property('ccc', { category: 'renta' }),
    ],
    'https://cerronorte.example',
  )
  expect(comparisons.map(({ category, properties }) => [category, properties.map(({ slug }) => slug)])).toEqual([
    ['renta', ['a', 'ccc']],
    ['venta', ['bb']],
  ])
  expect(comparisons[0]?.properties[0]?.price).toBe('$264,000 MXN/mes')
  expect(comparisons[0]?.properties[0]?.message).toMatch(
    /Precio: \$264,000 MXN\/mes[^]*cerronorte\.example\/propiedad\/a$/,
  )
})

test('a property with two operations is compared in each, but not alone in one of them', () => {
  const both = { priceCents: 264_000_00, secondCategory: 'venta', secondPriceCents: 12_500_000_00 } as const
  const groupsOf = (...properties: PropertyDetail[]) =>
    compareByOperation(properties, 'https://cerronorte.example').map(({ category, properties: compared }) => [
      category,
      ...compared.map(({ slug, price, query }) => `${slug} ${price} ${query}`.trim()),
    ])
  const warehouse = property('a', { category: 'renta', ...both })
  const rent = property('bb', { category: 'renta', priceCents: 90_000_00 })
  const sale = property('ccc', { category: 'venta', priceCents: 9_000_000_00 })
  expect(groupsOf(warehouse, rent, sale)).toEqual([
    ['renta', 'a $264,000 MXN/mes', 'bb $90,000 MXN/mes'],
    ['venta', 'a $12,500,000 MXN ?operacion=venta', 'ccc $9,000,000 MXN'],
  ])
  expect(groupsOf(warehouse, sale)).toEqual([['venta', 'a $12,500,000 MXN ?operacion=venta', 'ccc $9,000,000 MXN']])
  expect(groupsOf(warehouse)).toEqual([['renta', 'a $264,000 MXN/mes']])
  const [, sales] = compareByOperation([warehouse, rent, sale], 'https://cerronorte.example')
  expect(sales?.rows.find(({ label }) => label === 'También se ofrece en')?.values).toEqual([
    'Renta: $264,000 MXN/mes',
    '—',
  ])
  expect(sales?.properties[0]?.message).toMatch(/Precio: \$12,500,000 MXN[^]*\/propiedad\/a\?operacion=venta$/)
})

test('the lowest price is best if it can be compared, and no area is', () => {
  const cheap = property('a', { priceCents: 100, area: 50 })
  const large = property('bb', { priceCents: 300, area: 90 })
  const bestOf = (properties: PropertyDetail[]) =>
    Object.fromEntries(compare(properties).map(({ label, best }) => [label, best]))
  expect(bestOf([cheap, large])).toMatchObject({ Precio: [0], Superficie: [] })
  expect(bestOf([cheap, { ...large, currency: 'USD' }]), 'two currencies').toMatchObject({ Precio: [] })
  expect(bestOf([cheap, { ...cheap, slug: 'bb' }]), 'all alike').toMatchObject({ Precio: [], Superficie: [] })
  expect(bestOf([cheap, { ...large, priceCents: null }]), 'one alone').toMatchObject({ Precio: [] })
})

test('rents with different bases are compared by their totals', () => {
  const rows = compare([
    property('a', { category: 'renta', priceCents: 110_00, priceBase: 'por_m2', vat: 'mas_iva' }),
    property('bb', { category: 'renta', priceCents: 10_000_00, vat: 'mas_iva' }),
  ])
  const values = (label: string) => rows.find((row) => row.label === label)?.values
  expect(values('Renta al mes')).toEqual(['$11,000 MXN', '$10,000 MXN'])
  expect(values('Renta por m² al mes')).toEqual(['$110 MXN', '$100 MXN'])
  expect(values('Lo que se paga al mes')).toEqual(['$12,760 MXN', '$11,600 MXN'])
  expect(rows.find(({ label }) => label === 'Precio')?.best).toEqual([1])
  const labels = compare([property('a', {}), property('bb', {})]).map(({ label }) => label)
  expect(labels, 'with the fields of the spec alone').not.toContain('Renta al mes')
})

test.each([
  [{ vat: 'mas_iva' }, { vat: 'incluido' }, []],
  [{ vat: 'mas_iva' }, {}, []],
  [{ vat: 'mas_iva' }, { vat: 'mas_iva' }, [0]],
  [{ leaseScheme: 'neta' }, { leaseScheme: 'bruta' }, []],
  [{ maintenanceCents: 2_000_00 }, { maintenanceBase: 'incluido' }, []],
  [{ maintenanceCents: 2_000_00 }, {}, []],
  [{ maintenanceCents: 2_000_00 }, { maintenanceCents: 20_00, maintenanceBase: 'por_m2' }, [0]],
  [
    { maintenanceCents: 20_00, maintenanceBase: 'por_m2' },
    { maintenanceCents: 20_00, maintenanceBase: 'por_m2', area: 50 },
    [],
  ],
] as const)('for rents with %j and a higher one with %j the best values are %j', (low, high, best) => {
  const rows = compare([
    property('a', { category: 'renta', priceCents: 10_000_00, pricePerM2Cents: 100_00, ...low }),
    property('bb', { category: 'renta', priceCents: 11_000_00, pricePerM2Cents: 110_00, ...high }),
    property('ccc', { category: 'renta', priceCents: null, pricePerM2Cents: null }),
  ])
  for (const name of ['Precio', 'Precio por m²']) expect(rows.find(({ label }) => label === name)?.best).toEqual(best)
})

test('the monthly total names the missing parts', () => {
  const rent = { category: 'renta', priceCents: 10_000_00 } as const
  const rows = compare([
    property('a', { ...rent, vat: 'mas_iva' }),
    property('bb', rent),
    property('ccc', { ...rent, area: null, priceBase: 'por_m2' }),
    property('dddd', { ...rent, priceCents: null, priceOnRequest: 'si' }),
  ])
  expect(rows.find(({ label }) => label === 'Lo que se paga al mes')?.values).toEqual([
    '$11,600 MXN',
    '$10,000 MXN sin IVA (por confirmar)',
    'Falta la superficie',
    'Precio a consultar',
  ])
})

test('prices of two currencies have one figure with maintenance and IVA, and the lowest is the best', () => {
  const rent = { category: 'renta', maintenanceCents: null, vat: 'mas_iva' } as const
  const rows = compare([
    property('a', { ...rent, currency: 'MXN', priceCents: 10_000_000, maintenanceCents: 500_000 }),
    property('bb', { ...rent, currency: 'USD', priceCents: 500_000 }),
    property('ccc', { ...rent, currency: 'USD', priceCents: 400_000, vat: null }),
    property('dddd', { ...rent, currency: 'MXN', priceCents: null }),
  ])
  const row = rows.find(({ label }) => label === 'Al mes con mantenimiento e IVA, a 18 pesos por dólar del 21 nov 2026')
  expect(row?.values).toEqual(['$121,800 MXN', '$104,400 MXN', 'IVA por confirmar', '$$ Precio por confirmar'])
  expect(row?.best, 'one of them is not known').toEqual([])
  const sales = compare([
    property('a', { category: 'venta', currency: 'MXN', priceCents: 180_000_000 }),
    property('bb', { category: 'venta', currency: 'USD', priceCents: 9_000_000 }),
  ])
  const sale = sales.find(({ label }) => label === 'En pesos, a 18 pesos por dólar del 21 nov 2026')
  expect([sale?.values, sale?.best]).toEqual([['$1,800,000 MXN', '$1,620,000 MXN'], [1]])
  const alike = compare([
    property('a', { ...rent, priceCents: 10_000_000 }),
    property('bb', { ...rent, priceCents: 9_000_000 }),
  ])
  expect(alike.map(({ label }) => label).join()).not.toContain('por dólar')
  expect(alike.find(({ label }) => label === 'Lo que se paga al mes')?.best).toEqual([1])
})

test('a row without any value and one that repeats the price of the heads are left out', () => {
  const rent = { category: 'renta', vat: 'mas_iva', maintenanceCents: null } as const
  const labelsOf = (...properties: PropertyDetail[]) =>
    compareByOperation(properties, 'https://cerronorte.example').flatMap(({ rows }) => rows.map(({ label }) => label))
  const total = labelsOf(
    property('a', { ...rent, priceCents: 11_000_00, lotSize: 100 }),
    property('bb', { ...rent, priceCents: 10_000_00, lotSize: 100 }),
  )
  expect(total).toContain('Renta por m² al mes')
  expect(total).toContain('Lo que se paga al mes')
  for (const label of ['Precio', 'Renta al mes', 'IVA', 'Terreno', 'Recámaras']) expect(total).not.toContain(label)
  expect(total).toContain('Superficie y terreno')

  const bases = labelsOf(
    property('a', { ...rent, priceCents: 110_00, priceBase: 'por_m2' }),
    property('bb', { ...rent, priceCents: 10_000_00 }),
  )
  for (const label of ['Renta al mes', 'Renta por m² al mes']) expect(bases).toContain(label)

  const dollars = labelsOf(
    property('a', { ...rent, priceCents: 11_000_00, vat: null }),
    property('bb', { ...rent, priceCents: 1_000_00, vat: null, currency: 'USD' }),
  )
  expect(dollars.join(), 'a figure that is known of none').not.toContain('por dólar')

  const hidden = labelsOf(
    property('a', { ...rent, priceCents: null, priceOnRequest: 'si' }),
    property('bb', { ...rent, priceCents: 10_000_00 }),
  )
  expect(hidden, 'the head of the first one says no IVA').toContain('IVA')
  const [comparison] = compareByOperation([property('a', rent), property('bb', { ...rent, priceCents: 1 })], '')
  expect(comparison?.properties.map(({ isBestPrice }) => isBestPrice)).toEqual([false, true])
})
