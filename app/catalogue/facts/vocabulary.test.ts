import { expect, test } from 'vitest'
import { SUBTYPES, SUBTYPES_BY_TYPE } from './filtered-vocabulary.ts'
import { AMENITIES, AMENITY_LABELS, CONDITIONS, FACILITIES } from './amenities.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  CURRENCIES,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  STATUSES,
  STATUS_LABELS,
} from './vocabulary.ts'

test('types, categories, statuses and currencies are those of the specification', () => {
  expect(PROPERTY_TYPES).toEqual(['casa', 'departamento', 'terreno', 'oficina', 'local', 'bodega'])
  expect(CATEGORIES).toEqual(['venta', 'renta', 'traspaso'])
  expect(STATUSES).toEqual(['disponible', 'separada', 'pausada', 'vendida'])
  expect(CURRENCIES).toEqual(['MXN', 'USD'])
})

test('every type has its subtypes, and each subtype belongs to one type', () => {
  for (const type of PROPERTY_TYPES) expect(SUBTYPES_BY_TYPE[type].length).toBeGreaterThan(1)
  expect(new Set(SUBTYPES).size).toBe(SUBTYPES.length)
})

test('five conditions and eight services make up the conditions of a property', () => {
  expect(CONDITIONS).toHaveLength(5)
  expect(FACILITIES).toHaveLength(8)
  expect(new Set(AMENITIES)).toEqual(new Set([...CONDITIONS, ...FACILITIES]))
})

test('the labels that the specification gives are used unchanged', () => {
  expect(PROPERTY_TYPE_LABELS.local).toBe('Local Comercial')
  expect(AMENITY_LABELS.terreno_brena).toBe('Terreno en Breña')
  expect(AMENITY_LABELS.seguridad).toBe('Seguridad 24/7')
  expect(STATUS_LABELS).toEqual({
    disponible: 'Disponible',
    vendida: 'Vendida',
    pausada: 'Pausada',
    separada: 'Reservada',
  })
})

test('no two values of a list have the same label', () => {
  for (const labels of [PROPERTY_TYPE_LABELS, CATEGORY_LABELS, STATUS_LABELS, AMENITY_LABELS])
    expect(new Set(Object.values(labels)).size).toBe(Object.keys(labels).length)
})
