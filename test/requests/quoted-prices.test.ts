import { beforeEach, describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { findSearchFigures } from '#app/listing/common-search/common-searches.server.ts'
import { findZones } from '#app/listing/landing/home-figures.server.ts'
import type { Visit } from '#test/app.ts'
import { bareProperty } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LEAST = { title: 'Nave', location: 'Centro', propertyId: 'N-1', type: 'bodega', category: 'renta', area: '2,400' }
const PER_M2 = { price: '110', priceBase: 'por_m2', vat: 'mas_iva', maintenance: '12.50', maintenanceBase: 'por_m2' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    visit = (await app.signIn()).visit
  })

  function insert(title: string, quoted: Partial<PropertyInput>) {
    const place = { location: 'Huinalá', municipality: 'Apodaca', state: 'Nuevo León' }
    const input = bareProperty({ title, ...place, type: 'bodega', category: 'renta', area: 1000, ...quoted })
    return insertProperty(app.store.db, input, { createdBy: null, now: NOW })
  }

  async function html(path: string) {
    return (await app.visit(path)).text()
  }

  function post(path: string, fields: Record<string, string>): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return visit(path, { method: 'POST', body })
  }

  function stored() {
    return app.store.db.selectFrom('properties').selectAll().execute()
  }

  /** Titles of the listing in their order. */
  async function listed(query: string): Promise<string[]> {
    return [...(await html(`/propiedades?${query}`)).matchAll(/class="card-title">([^<]+)</g)].map(([, at = '']) => at)
  }

  test('order, ranges and the lowest rent of a municipality use the monthly price, whatever the quote is for', async () => {
    await insert('A 90 mil por m2', { priceCents: 90_00, priceBase: 'por_m2' })
    await insert('B 100 mil al mes', { priceCents: 100_000_00 })
    await insert('C 110 mil al año', { priceCents: 1_320_000_00, pricePeriod: 'anio' })
    await insert('D a consultar', { priceCents: null, priceOnRequest: 'si' })
    expect((await listed('sort=precio-asc')).slice(0, 3)).toEqual([
      'A 90 mil por m2',
      'B 100 mil al mes',
      'C 110 mil al año',
    ])
    expect((await listed('minPrice=95000&maxPrice=111000')).toSorted()).toEqual([
      'B 100 mil al mes',
      'C 110 mil al año',
    ])
    expect(await findZones(app.store)).toMatchObject([{ municipality: 'Apodaca', fromCents: 90_000_00 }])
    const search = { category: 'renta', type: 'bodega', municipality: 'Apodaca' } as const
    const figures = findSearchFigures(await currentCatalogue(app.store), search)
    expect(figures.prices).toEqual([{ least: 90_000_00, most: 110_000_00, currency: 'MXN', count: 3 }])
  })

  test('the typed quote is stored, and the page shows it with its total and the monthly costs', async () => {
    const response = await post('/add-property', { ...LEAST, ...PER_M2, minimumTermMonths: '36' })
    expect(response.status).toBe(303)
    expect(await stored()).toMatchObject([{ priceCents: 110_00, priceBase: 'por_m2', maintenanceCents: 12_50 }])
    const page = (await html('/propiedad/nave')).replaceAll('<!-- -->', '')
    expect(page).toContain('$110<small> MXN/m²/mes +\u00A0IVA</small>')
    expect(page).toContain('$264,000 MXN al mes\u00a0· $122.63 MXN por ft² al año')
    expect(page).toMatch(/Lo que se paga al mes.*Renta<.*\$264,000<.*Mantenimiento<.*\$30,000<.*\$341,040 MXN/s)
    expect(page).toContain('"priceSpecification":[{"@type":"UnitPriceSpecification","price":110,')
    expect(page).toContain('"unitCode":"MTK","unitText":"m² al mes"')
    expect(page).toContain('"leaseLength":{"@type":"QuantitativeValue","minValue":36,"unitCode":"MON"')
    expect(await html('/propiedades')).toContain('$110<small> MXN/m²/mes +\u00A0IVA</small>')
    expect(page).toContain(encodeURIComponent('Precio: $110 MXN/m²/mes + IVA'))
    const file = await (await visit('/dashboard/exportar/csv')).text()
    expect(file).toContain('Base del precio')
    expect(await (await visit('/dashboard/propiedades')).text()).toContain('MXN/m²/mes +\u00A0IVA')
  })

  test("'Precio a consultar' is shown only where it was chosen; other properties without a price show '$$'", async () => {
    await insert('Con', { priceCents: null, priceOnRequest: 'si' })
    await insert('Sin', { priceCents: null })
    expect(await html('/propiedad/con')).toContain('Precio a consultar')
    expect(await html('/propiedad/con')).not.toContain('Precio por confirmar')
    expect(await html('/propiedad/sin')).toContain('Precio por confirmar')
    expect(await html('/propiedad/sin')).not.toContain('Precio a consultar')
  })

  test.each([
    ['priceTo', '90'],
    ['area', '0'],
    ['maintenance', '-3'],
    ['maintenance', ''],
    ['depositMonths', '900'],
    ['minimumTermMonths', 'tres años'],
  ])('%s «%s» saves nothing, and the other values stay', async (control, value) => {
    const response = await post('/add-property', { ...LEAST, ...PER_M2, description: 'Lo escrito', [control]: value })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('Lo escrito')
    expect(page).toMatch(new RegExp(`id="campo-${control === 'area' ? 'priceBase' : control}-error"`))
    expect(page).toMatch(/<details[^>]* open=""/)
    expect(await stored()).toEqual([])
  })

  test('a part of a divisible property has its price, by the URL alone', async () => {
    await insert('Nave', { priceCents: 110_00, priceBase: 'por_m2', divisibleFrom: 200 })
    const plain = (await html('/propiedad/nave')).replaceAll('<!-- -->', '')
    expect(plain).toContain('Se ofrece por partes, de 200\u00A0m² a 1,000\u00A0m².')
    const page = (await html('/propiedad/nave?ocupo=400&unidad=m2')).replaceAll('<!-- -->', '')
    expect(page).toMatch(/400\u00A0m² \(4,305\.56\u00A0ft²\).*\$44,000<.*18 pesos por dólar del 21 nov 2026/s)
    expect(page).toMatch(/<link rel="canonical" href="[^"?]*\/propiedad\/nave"/)
    expect(await html('/propiedad/nave?ocupo=5')).toContain('Puede ser de 200\u00A0m² a 1,000\u00A0m²')
    expect(await html('/propiedad/nave?ocupo=25x40')).toContain('value="25x40"')
    await insert('Entera', { priceCents: 110_00, priceBase: 'por_m2' })
    expect(await html('/propiedad/entera?ocupo=400')).not.toContain('Calcula tu espacio')
  })

  test('terms of a rent are removed from a sale only after the person agrees', async () => {
    const asSale = { ...LEAST, ...PER_M2, price: '11,000', depositMonths: '2', category: 'venta' }
    const refused = await post('/add-property', asSale)
    const page = (await refused.text()).replaceAll('<!-- -->', '')
    expect(refused.status).toBe(422)
    expect(page).toContain('Estos datos no se piden de «Venta» y se borran al guardar: Depósito (2 meses).')
    expect(await stored()).toEqual([])
    expect((await post('/add-property', { ...asSale, dropTerms: '1' })).status).toBe(303)
    expect(await stored()).toMatchObject([{ depositMonths: null, vat: 'mas_iva', priceBase: 'por_m2' }])
  })
})
