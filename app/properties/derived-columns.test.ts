import { expect, test } from 'vitest'
import { bareProperty } from '#test/factories/property.ts'
import { asField, derivedColumns } from './derived-columns.ts'
import { REFERENCE_PESOS_PER_DOLLAR } from './price.ts'

const BODEGA = bareProperty({
  title: 'Bodega Ñandú 500 m²',
  description: 'Con andén\ny  patio',
  location: 'Huinalá',
  address: 'Av. Peñón 12',
  municipality: 'Apodaca',
  state: 'Nuevo León',
  propertyId: 'PROP-001',
  priceCents: 100_00,
  currency: 'USD',
})

test('a search finds the folded title, code, place, address, description, type, category and state', () => {
  expect(derived(BODEGA).searchText.split('\n')).toEqual([
    'bodega nandu 500 m2',
    'prop-001',
    'huinala',
    'apodaca',
    'av. penon 12',
    'con anden y patio',
    'casa',
    'venta',
    'nuevo leon',
  ])
})

test('the location filter finds the folded location, municipality, address and state', () => {
  expect(derived(BODEGA).locationText.split('\n')).toEqual(['huinala', 'apodaca', 'av. penon 12', 'nuevo leon'])
})

test('missing fields leave no gap', () => {
  const bare = { ...BODEGA, description: null, address: ' ', municipality: null, state: null, propertyId: '' }
  expect(derived(bare)).toMatchObject({
    searchText: 'bodega nandu 500 m2\nhuinala\ncasa\nventa',
    locationText: 'huinala',
  })
})

test('no line break of a field passes for the end of that field', () => {
  expect(derived({ ...BODEGA, title: 'a\nb\r\nc\u2028d' }).searchText).toMatch(/^a b c d\n/)
})

test('a municipality is told from all that only ends like it, with whatever else is missing', () => {
  const bare = (municipality: string) =>
    derivedColumns({ ...bareProperty({ title: 'Casa', location: 'Centro', municipality }), complexName: null })
  const [own, other] = [bare('García'), bare('San Pedro Garza García')]
  for (const text of ['searchText', 'panelText'] as const) {
    expect(own[text]).toContain(asField('García'))
    expect(other[text]).toContain(asField('San Pedro Garza García'))
    expect(other[text]).not.toContain(asField('García'))
  }
})

test('the price is put on the scale of pesos', () => {
  expect(derived(BODEGA).comparableCents).toBe(100_00 * REFERENCE_PESOS_PER_DOLLAR)
  expect(derived({ ...BODEGA, priceCents: null }).comparableCents).toBeNull()
})

test('the panel searches title, place, code, price (as digits and as it is written), type, category and state', () => {
  expect(derived(BODEGA).panelText.split('\n')).toEqual([
    'bodega nandu 500 m2',
    'huinala',
    'apodaca',
    'prop-001',
    '100',
    'usd 100',
    'casa',
    'venta',
    'nuevo leon',
  ])
  expect(derived({ ...BODEGA, priceCents: null }).panelText).not.toContain('usd')
})

test('a space is found by the name of its conjunto, in public only where it is told where it is', () => {
  const space = { ...BODEGA, complexName: 'Plaza Los Nogáles' }
  expect(derivedColumns(space).searchText).toMatch(/\nplaza los nogales$/)
  expect(derivedColumns(space).locationText).not.toContain('nogales')
  for (const precision of ['aproximada', 'zona'] as const) {
    const told = derivedColumns({ ...space, precision })
    expect(told.searchText).not.toContain('nogales')
    expect(told.panelText).toMatch(/\nplaza los nogales$/)
  }
})

function derived(property: typeof BODEGA) {
  return derivedColumns({ ...property, complexName: null })
}
