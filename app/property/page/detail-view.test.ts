import { AGENCY } from '#test/factories/agency.ts'
import { describe, expect, it } from 'vitest'
import { buildDetail } from '#test/factories/property-detail.ts'
import { detailView } from './detail-view.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'

const WAREHOUSE = buildDetail({
  description: null,
  bathrooms: 2,
  googleMapsLink: null,
  contactName: 'Laura',
  amenities: [],
  photos: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: null,
})
const BARE: PropertyDetail = {
  ...WAREHOUSE,
  priceCents: null,
  address: null,
  municipality: null,
  state: null,
  area: null,
  constructionArea: null,
  frontage: null,
  depth: null,
  lotSize: null,
  pricePerM2Cents: null,
  propertyId: null,
  yearBuilt: null,
  bedrooms: null,
  bathrooms: null,
}

describe('detailView', () => {
  it('has the day in Monterrey on which the property was published', () => {
    expect(detailView(WAREHOUSE, null, AGENCY).published).toBe('Publicada el 31 oct 2026')
  })

  it("shows a day of availability that has passed as 'Inmediata'", () => {
    const days = { type: 'bodega', availableFrom: '2026-11-20', deliveryDate: '2026-11-21' } as const
    const read = (today?: string) =>
      detailView({ ...WAREHOUSE, ...days, today }, null, AGENCY)
        .groups.flatMap(({ facts }) => facts)
        .flatMap(({ label, value }) => (/^(?:Disponible|Fecha)/.test(label) ? [`${label}: ${value}`] : []))
        .toSorted()
    expect(read('2026-11-20')).toEqual(['Disponible desde: Inmediata', 'Fecha de entrega: 21 nov 2026'])
    expect(read('2026-11-19')).toEqual(['Disponible desde: 20 nov 2026', 'Fecha de entrega: 21 nov 2026'])
    expect(read('2027-01-01')).toEqual(['Disponible desde: Inmediata', 'Fecha de entrega: Inmediata'])
  })

  it('shows long facts after the others, over the full width', () => {
    const allowedUses = 'Restaurante, cafetería, panadería, farmacia, papelería o consultorio'
    const { groups } = detailView({ ...WAREHOUSE, type: 'local', allowedUses, plaza: 'Plaza Sur' }, null, AGENCY)
    expect(groups.at(-1)?.facts.slice(-3)).toEqual([
      { label: 'Plaza', value: 'Plaza Sur' },
      { label: 'ID de propiedad', value: 'PROP-048' },
      { label: 'Giros permitidos', value: allowedUses, isLong: true },
    ])
  })

  it('has every fact of the specification once: the large figures, then the groups, the ID last', () => {
    const { strip, groups } = detailView(WAREHOUSE, null, AGENCY)
    expect(strip).toEqual([
      { label: 'Superficie', value: '2,400\u00A0m²' },
      { label: 'Construcción', value: '2,250\u00A0m²' },
      { label: 'Frente × fondo', value: '48\u00A0m × 75.5\u00A0m' },
      { label: 'Precio por m²', value: '$110 MXN al mes' },
    ])
    expect(groups).toEqual([
      {
        title: 'Operación',
        facts: [
          { label: 'Tipo de operación', value: 'Renta' },
          { label: 'Precio', value: '$264,000 MXN/mes' },
        ],
      },
      { title: 'Medidas', facts: [{ label: 'Terreno', value: '3,600\u00A0m²' }] },
      {
        title: 'Inmueble',
        facts: [
          { label: 'Año de construcción', value: '2014' },
          { label: 'Tipo', value: 'Bodega' },
          { label: 'Recámaras', value: '3' },
          { label: 'Baños', value: '2' },
          { label: 'ID de propiedad', value: 'PROP-048' },
        ],
      },
    ])
  })

  it('shows a frontage without a depth among the measures', () => {
    const { strip, groups } = detailView({ ...WAREHOUSE, depth: null }, null, AGENCY)
    expect(strip.map(({ label }) => label)).not.toContain('Frente × fondo')
    expect(groups[1]?.facts.map(({ label }) => label)).toEqual(['Terreno', 'Frente'])
  })

  it('has no cell for a missing or zero value', () => {
    const left = {
      strip: [],
      groups: [
        {
          title: 'Operación',
          facts: [
            { label: 'Tipo de operación', value: 'Renta' },
            { label: 'Precio', value: '$$ Precio por confirmar' },
          ],
        },
        {
          title: 'Inmueble',
          facts: [
            { label: 'Tipo', value: 'Bodega' },
            { label: 'ID de propiedad', value: 'PROP-abcd' },
          ],
        },
      ],
    }
    expect(detailView(BARE, null, AGENCY)).toMatchObject(left)
    const zero = { area: 0, constructionArea: 0, lotSize: 0, frontage: 0, depth: 0, pricePerM2Cents: 0, bedrooms: 0 }
    expect(detailView({ ...BARE, ...zero }, null, AGENCY)).toMatchObject(left)
  })

  it('shows the price per m² with centavos only where necessary, per month for rents, and with the code for dollars', () => {
    const strip = (property: typeof WAREHOUSE) => detailView(property, null, AGENCY).strip.at(-1)?.value
    expect(strip(WAREHOUSE)).toBe('$110 MXN al mes')
    expect(strip({ ...WAREHOUSE, pricePerM2Cents: 550, currency: 'USD' })).toBe('USD\u00A05.50 al mes')
  })

  it('says the area and the price per m² once: the strip has them, the price box does not', () => {
    expect(detailView(WAREHOUSE, null, AGENCY).figures).toEqual([])
    expect(detailView(BARE, null, AGENCY).figures).toEqual([])
  })

  it('shows a price as it is quoted, with its total, its terms and the monthly costs', () => {
    const quoted = {
      ...WAREHOUSE,
      priceCents: 110_00,
      priceBase: 'por_m2',
      vat: 'mas_iva',
      maintenanceCents: 12_00,
      maintenanceBase: 'por_m2',
      leaseScheme: 'nnn',
      depositMonths: 2,
      minimumTermMonths: 36,
      increaseIndex: 'inpc',
    } as const
    const { property, figures, bill, groups } = detailView(quoted, null, AGENCY)
    expect(property.quote).toEqual({ figure: '$110', rest: ' MXN/m²/mes +\u00A0IVA' })
    expect(figures).toEqual(['$264,000 MXN al mes', '$122.63 MXN por ft² al año'])
    expect(bill?.total).toEqual({ label: 'Total al mes', value: '$339,648 MXN' })
    expect(groups[0]?.facts).toEqual([
      { label: 'Tipo de operación', value: 'Renta' },
      { label: 'Precio', value: '$110 MXN/m²/mes +\u00A0IVA' },
      { label: 'IVA', value: 'Más IVA' },
      { label: 'Mantenimiento', value: '$12 MXN por m² al mes' },
      { label: 'Esquema de renta', value: 'NNN (triple neta)' },
      { label: 'Depósito', value: '2\u00A0meses' },
      { label: 'Plazo mínimo', value: '36\u00A0meses', fact: 'minimumTermMonths' },
      { label: 'Incremento anual', value: 'INPC' },
    ])
  })

  it('shows the address of the property, or its zone if there is none', () => {
    expect(detailView(WAREHOUSE, null, AGENCY)).toMatchObject({
      place: 'Carretera a Huinalá km 2.5, Apodaca, Nuevo León',
      address: 'Carretera a Huinalá km 2.5, Apodaca, Nuevo León',
    })
    expect(detailView({ ...WAREHOUSE, address: null }, null, AGENCY)).toMatchObject({
      place: 'Huinalá, Apodaca, Nuevo León',
      address: 'Huinalá, Apodaca, Nuevo León',
    })
    expect(detailView({ ...BARE, location: '' }, null, AGENCY)).toMatchObject({ place: '', address: '', map: null })
  })

  it('has a summary for search engines', () => {
    expect(detailView(WAREHOUSE, null, AGENCY).summary).toBe(
      'Bodega en renta en Huinalá, Apodaca, Nuevo León: 2,400\u00A0m², $264,000 MXN/mes. ID PROP-048.',
    )
    expect(detailView({ ...BARE, category: 'venta', location: '' }, null, AGENCY).summary).toBe(
      'Bodega en venta. ID PROP-abcd.',
    )
  })

  it('uses the type and place as the title if there is none', () => {
    expect(detailView(WAREHOUSE, null, AGENCY).name).toBe('Bodega en Huinalá')
    expect(detailView({ ...WAREHOUSE, title: ' ', type: 'local' }, null, AGENCY).name).toBe('Local Comercial en renta')
  })

  it('contains neither the raw maps link nor the raw contact', () => {
    const { property } = detailView(
      { ...WAREHOUSE, googleMapsLink: '<iframe src="javascript:alert(1)">' },
      null,
      AGENCY,
    )
    expect(Object.keys(property)).not.toEqual(expect.arrayContaining(['googleMapsLink']))
    expect(JSON.stringify(property)).not.toMatch(/javascript|Laura|version|createdAt/)
  })
})
