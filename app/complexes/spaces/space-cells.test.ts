import { expect, test } from 'vitest'
import { newValues } from '#app/editing/form-state/form-values.ts'
import { codeOf, spaceTexts, valuesIn } from './space-cells.ts'
import type { SpaceTexts } from './space-rows.ts'

const TEXTS: SpaceTexts = {
  propertyId: 'L-1',
  title: 'Local 1',
  area: '85',
  price: '46,750',
  level: '',
  status: 'disponible',
  currency: 'MXN',
  category: 'renta',
  type: 'local',
}

test.each([
  ['Planta baja', 'planta_baja'],
  ['PB', 'planta_baja'],
  ['P.A.', 'planta_alta'],
  ['sotano', 'sotano'],
  ['', ''],
])('the level of a shop, %j, is %j', (level, shopLevel) => {
  expect(valuesIn({ texts: { ...TEXTS, level }, base: TEXTS })).toMatchObject({ values: { shopLevel }, faults: {} })
})

test('the level of an office is its floor', () => {
  expect(valuesIn({ texts: { ...TEXTS, type: 'oficina', level: 'Piso 12' }, base: TEXTS })).toMatchObject({
    values: { floorNumber: '12' },
  })
})

test('an unknown level, or a level for a type without levels, is an error', () => {
  expect(valuesIn({ texts: { ...TEXTS, level: 'azotea' }, base: TEXTS }).faults.level).toBe(
    'Escribe planta baja, planta alta, mezzanine o sótano',
  )
  expect(valuesIn({ texts: { ...TEXTS, type: 'bodega', level: '2' }, base: TEXTS }).faults.level).toBe(
    'Bodega no lleva nivel: déjalo vacío',
  )
})

test('a list accepts its labels as well as its codes and keeps unknown values', () => {
  expect(codeOf('status', 'Reservada')).toBe('separada')
  expect(codeOf('type', 'LOCAL comercial')).toBe('local')
  expect(codeOf('status', 'rentado')).toBe('rentado')
})

test('a row has the values of its property', () => {
  const values = { ...newValues(null), type: 'local', shopLevel: 'planta_alta', title: 'Local 2', area: '120' }
  expect(spaceTexts(values, [])).toEqual({
    ...TEXTS,
    propertyId: '',
    title: 'Local 2',
    area: '120',
    price: '',
    level: 'Planta alta',
    category: 'venta',
  })
})

test('an opened column accepts the words that people write', () => {
  const more = { vat: '+ IVA', corner: 'x', extraction: 'no', priceBase: 'por m2', depositMonths: '2', priceTo: '' }
  expect(valuesIn({ texts: { ...TEXTS, ...more }, base: TEXTS })).toEqual({
    values: expect.objectContaining({
      vat: 'mas_iva',
      corner: 'si',
      extraction: 'no',
      priceBase: 'por_m2',
      depositMonths: '2',
      priceTo: '',
    }),
    faults: {},
  })
  expect(codeOf('priceBase', 'Total')).toBe('')
  expect(['A', 'a', 'Clase A', 'clase  b', 'Clase D'].map((text) => codeOf('buildingClass', text))).toEqual([
    'A',
    'A',
    'A',
    'B',
    'Clase D',
  ])
})

test('a fact of another type or category is an error in its cell; an empty cell is not', () => {
  const { faults } = valuesIn({
    texts: { ...TEXTS, category: 'venta', docks: '4', depositMonths: '2', corner: 'si', power: '' },
    base: TEXTS,
  })
  expect(faults).toEqual({
    docks: 'Local Comercial no lleva andenes: déjalo vacío',
    depositMonths: 'Venta no lleva depósito: déjalo vacío',
  })
})

test('a row has every column that can be opened, with its stored value', () => {
  const values = { ...newValues(null), type: 'local', vat: 'mas_iva', corner: 'si', maintenance: '35' }
  const { vat, corner, maintenance } = spaceTexts(values, ['vat', 'maintenance'])
  expect({ vat, corner, maintenance }).toEqual({ vat: 'mas_iva', corner: undefined, maintenance: '35' })
})

test('an opened column without changes keeps the stored value unchanged', () => {
  const texts = { ...TEXTS, plaza: 'Plaza Fiesta', vat: 'incluido' }
  const { values } = valuesIn({ texts, base: { ...texts, vat: 'mas_iva' } })
  expect(values).toMatchObject({ vat: 'incluido', title: 'Local 1' })
  expect(values).not.toHaveProperty('plaza')
})
