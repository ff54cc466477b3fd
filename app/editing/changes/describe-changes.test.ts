import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { anyProperty } from '#test/arbitrary-listing.ts'
import { bareProperty } from '#test/factories/property.ts'
import { describeChanges, describeProperty } from './describe-changes.ts'
import { changedFacts } from './describe-changes.ts'

const BARE = bareProperty({ title: 'Local', location: 'Centro' })

/** The description of each change, from the first value to the second and back. */
const CHANGES: [Partial<PropertyInput>, Partial<PropertyInput>, string, string][] = [
  [
    { priceCents: 4_500_000 },
    { priceCents: 4_200_000 },
    'Precio: $45,000 MXN → $42,000 MXN',
    'Precio: $42,000 MXN → $45,000 MXN',
  ],
  [
    { category: 'renta', priceCents: 4_500_000, pricePerM2Cents: 11_000 },
    { category: 'renta', priceCents: 4_200_000, pricePerM2Cents: 10_500 },
    'Precio: $45,000 MXN/mes → $42,000 MXN/mes\nPrecio por m²: $110 MXN al mes → $105 MXN al mes',
    'Precio: $42,000 MXN/mes → $45,000 MXN/mes\nPrecio por m²: $105 MXN al mes → $110 MXN al mes',
  ],
  [
    { category: 'renta', priceCents: 1_100_00, priceBase: 'por_m2', pricePeriod: 'anio', vat: 'mas_iva' },
    { category: 'renta', priceCents: 1_200_00, priceBase: 'por_m2', pricePeriod: 'anio', vat: 'mas_iva' },
    'Precio: $1,100 MXN/m²/año → $1,200 MXN/m²/año',
    'Precio: $1,200 MXN/m²/año → $1,100 MXN/m²/año',
  ],
  [
    { category: 'renta' },
    { category: 'renta', increaseIndex: 'inpc', increasePercent: 2 },
    'Incremento anual: sin dato → INPC + 2\u00A0%',
    'Incremento anual: INPC + 2\u00A0% → sin dato',
  ],
  [
    { category: 'renta', increaseIndex: 'inpc', increasePercent: 2 },
    { category: 'renta', increaseIndex: 'inpc', increasePercent: 3 },
    'Incremento anual: INPC + 2\u00A0% → INPC + 3\u00A0%',
    'Incremento anual: INPC + 3\u00A0% → INPC + 2\u00A0%',
  ],
  [
    { category: 'renta', increasePercent: 5 },
    { category: 'renta', increaseIndex: 'fijo', increasePercent: 5 },
    'Incremento anual: sin dato → Porcentaje fijo',
    'Incremento anual: Porcentaje fijo → sin dato',
  ],
  [
    { category: 'renta', priceCents: 264_000_00, maintenanceCents: 30_000_00 },
    { category: 'renta', priceCents: 110_00, priceBase: 'por_m2', maintenanceCents: null, maintenanceBase: 'incluido' },
    'Precio: $264,000 MXN/mes → $110 MXN/m²/mes\nMantenimiento: $30,000 MXN al mes → Incluido en el precio',
    'Precio: $110 MXN/m²/mes → $264,000 MXN/mes\nMantenimiento: Incluido en el precio → $30,000 MXN al mes',
  ],
  [
    { category: 'renta' },
    { category: 'renta', pricePeriod: 'anio' },
    'Periodo de la renta: Al mes → Al año',
    'Periodo de la renta: Al año → Al mes',
  ],
  [{}, { priceCents: 1 }, 'Precio: sin precio (MXN) → $0.01 MXN', 'Precio: $0.01 MXN → sin precio (MXN)'],
  [
    { priceCents: 100 },
    { priceCents: 100, currency: 'USD' },
    'Precio: $1 MXN → USD\u00A01',
    'Precio: USD\u00A01 → $1 MXN',
  ],
  [
    {},
    { currency: 'USD' },
    'Precio: sin precio (MXN) → sin precio (USD)',
    'Precio: sin precio (USD) → sin precio (MXN)',
  ],
  [{}, { title: 'Bodega' }, 'Título: Local → Bodega', 'Título: Bodega → Local'],
  [{}, { address: 'Calle 5' }, 'Dirección: sin dato → Calle 5', 'Dirección: Calle 5 → sin dato'],
  [
    { status: 'disponible' },
    { status: 'separada' },
    'Estatus: Disponible → Reservada',
    'Estatus: Reservada → Disponible',
  ],
  [{}, { area: 0 }, 'Superficie Total: sin dato → 0\u00A0m²', 'Superficie Total: 0\u00A0m² → sin dato'],
  [{ frontage: 9.5 }, { frontage: 10 }, 'Frente: 9.5\u00A0m → 10\u00A0m', 'Frente: 10\u00A0m → 9.5\u00A0m'],
  [{}, { yearBuilt: 1931 }, 'Año de construcción: sin dato → 1931', 'Año de construcción: 1931 → sin dato'],
  [
    { pricePerM2Cents: 11_050 },
    { pricePerM2Cents: 11_000 },
    'Precio por m²: $110.50 MXN → $110 MXN',
    'Precio por m²: $110 MXN → $110.50 MXN',
  ],
  [
    { description: 'Uno.\n\nDos.' },
    { description: 'Tres.' },
    'Descripción: Uno. Dos. → Tres.',
    'Descripción: Tres. → Uno. Dos.',
  ],
  [
    { amenities: ['gym'] },
    { amenities: ['aire', 'obra_gris'] },
    'Condición y servicios: Gimnasio → Obra gris, Aire acondicionado',
    'Condición y servicios: Obra gris, Aire acondicionado → Gimnasio',
  ],
  [{}, { photos: [photo('a')] }, 'Fotos: 0 → 1', 'Fotos: 1 → 0'],
  [
    { photos: [photo('a'), photo('b')] },
    { photos: [photo('b'), photo('a')] },
    'Fotos: nuevo orden',
    'Fotos: nuevo orden',
  ],
  [
    { photos: [photo('a')] },
    { photos: [photo('b')] },
    'Fotos: 1 → 1 (1 añadida, 1 quitada)',
    'Fotos: 1 → 1 (1 añadida, 1 quitada)',
  ],
  [
    { photos: [photo('a')] },
    { photos: [photo('a', 'Fachada')] },
    'Fotos: nuevas descripciones',
    'Fotos: nuevas descripciones',
  ],
]

test.each(CHANGES)('the change from %j to %j is described', (from, to, there, back) => {
  const [before, after] = [
    { ...BARE, ...from },
    { ...BARE, ...to },
  ]
  expect(describeChanges(before, after)).toBe(there)
  expect(describeChanges(after, before)).toBe(back)
})

test('several changes come in the order of the form, one per line', () => {
  const after = { ...BARE, timeAlert: '2026-12-01', title: 'Bodega', municipality: 'Apodaca' }
  expect(describeChanges(BARE, after).split('\n')).toEqual([
    'Título: Local → Bodega',
    'Municipio: sin dato → Apodaca',
    'Fecha límite del contrato: sin dato → 1 dic 2026',
  ])
})

describe('of two random properties', () => {
  test('the same facts are listed in both directions, and none for equal properties', () => {
    fc.assert(
      fc.property(anyProperty(), anyProperty(), (one, other) => {
        expect(changedFacts(one, other)).toEqual(changedFacts(other, one))
        expect(describeChanges(one, { ...one, amenities: one.amenities.toReversed() })).toBe('')
        const told = describeChanges(one, other)
        expect(told === '').toBe(changedFacts(one, other).length === 0)
      }),
    )
  })
})

test('the description of a bare property has only its own facts', () => {
  expect(describeProperty(BARE, { slug: 'local', pictures: { photos: [], plans: [] } }).split('\n')).toEqual([
    'Título: Local',
    'Tipo: Casa',
    'Categoría: Venta',
    'Precio: sin precio (MXN)',
    'Ciudad/Zona: Centro',
    'Ubicación en el sitio: Exacta',
    'Estatus: Disponible',
    'Dirección de la página: /propiedad/local',
  ])
})

function photo(photoId: string, alt: string | null = null) {
  return { photoId, alt }
}

test('the quote of a price is described in words, also where nothing is chosen', () => {
  const before = { ...BARE, category: 'renta' as const }
  const after = { ...before, priceBase: 'por_m2', pricePeriod: 'anio', vat: 'mas_iva', depositMonths: 1 } as const
  expect(describeChanges(before, after).split('\n')).toEqual([
    'Base del precio: Total → Por m²',
    'Periodo de la renta: Al mes → Al año',
    'IVA: sin dato → Más IVA',
    'Depósito: sin dato → 1\u00A0mes',
  ])
})
