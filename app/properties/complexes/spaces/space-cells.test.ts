import { expect, test } from 'vitest'
import { newValues } from '#app/properties/form-state/form-values.ts'
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
  expect(valuesIn({ ...TEXTS, level })).toMatchObject({ values: { shopLevel }, levelFault: null })
})

test('the level of an office is its floor', () => {
  expect(valuesIn({ ...TEXTS, type: 'oficina', level: 'Piso 12' })).toMatchObject({ values: { floorNumber: '12' } })
})

test('a level that is none, or where there is none, is told', () => {
  expect(valuesIn({ ...TEXTS, level: 'azotea' }).levelFault).toBe(
    'Escribe planta baja, planta alta, mezzanine o sótano',
  )
  expect(valuesIn({ ...TEXTS, type: 'bodega', level: '2' }).levelFault).toBe('Bodega no lleva nivel: déjalo vacío')
})

test('a list takes its words as well as its codes, and keeps what it does not know', () => {
  expect(codeOf('status', 'Reservada')).toBe('separada')
  expect(codeOf('type', 'LOCAL comercial')).toBe('local')
  expect(codeOf('status', 'rentado')).toBe('rentado')
})

test('a row shows what its property holds', () => {
  const values = { ...newValues(null), type: 'local', shopLevel: 'planta_alta', title: 'Local 2', area: '120' }
  expect(spaceTexts(values)).toMatchObject({ title: 'Local 2', area: '120', level: 'Planta alta', type: 'local' })
})
