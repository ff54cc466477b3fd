import { expect, test } from 'vitest'
import { addressLine, codeKey, mapPlace, placeName, propertyCode } from './property.ts'

test('a property is named by its code', () => {
  expect(propertyCode({ id: '0198abcd-1234', propertyId: 'PROP-001' })).toBe('PROP-001')
})

test.each([null, ''])(
  "without a code its name is 'PROP-' and the last four characters of its id (%j)",
  (propertyId) => {
    expect(propertyCode({ id: '0198abcd-12f4', propertyId })).toBe('PROP-12f4')
  },
)

test('spellings of one ID are equal, and IDs of other numbers are not', () => {
  const spellings = [
    'PROP-215',
    ' prop 215',
    'PROP215',
    '#Próp.215',
    'PROP–215',
    'prop_215',
    'ＰＲＯＰ－２１５',
    'PROP\u00AD-215',
  ]
  expect(new Set(spellings.map(codeKey))).toEqual(new Set(['prop-215']))
  const others = ['PROP-2-15', 'PROP-0215', 'PROP-215-B', '215', '***', '']
  expect(new Set(others.map(codeKey)).size).toBe(others.length)
})

test('a place leaves out missing parts', () => {
  expect(placeName(['Huinalá', null, 'Nuevo León'])).toBe('Huinalá, Nuevo León')
  expect(placeName(['', 'Apodaca', ''])).toBe('Apodaca')
  expect(placeName([null, ''])).toBe('')
})

test('a place repeats nothing and keeps its order', () => {
  expect(placeName(['Monterrey', 'Monterrey', 'Nuevo León'])).toBe('Monterrey, Nuevo León')
  expect(placeName(['Centro', 'Monterrey', 'Centro'])).toBe('Centro, Monterrey')
  expect(placeName(['San Jerónimo, monterrey', 'Monterrey', 'Nuevo León'])).toBe('San Jerónimo, monterrey, Nuevo León')
  expect(placeName(['Torre A, Piso 2, Torre B, Piso 2', 'Centro'])).toBe('Torre A, Piso 2, Torre B, Piso 2, Centro')
  expect(placeName(['Calle 5, Centro, Monterrey', 'Centro', 'Monterrey'])).toBe('Calle 5, Centro, Monterrey')
})

const PLACE = {
  precision: 'exacta',
  address: null,
  location: 'Centro',
  municipality: 'Monterrey',
  state: 'Nuevo León',
} as const

test.each([
  [PLACE, 'Centro, Monterrey, Nuevo León'],
  [{ ...PLACE, address: 'Av. Juárez 100, Col. Centro' }, 'Av. Juárez 100, Col. Centro, Monterrey, Nuevo León'],
  [{ ...PLACE, address: 'Av. Centroamérica 5' }, 'Av. Centroamérica 5, Centro, Monterrey, Nuevo León'],
  [{ ...PLACE, location: 'monterrey' }, 'Monterrey, Nuevo León'],
  [{ ...PLACE, location: '', municipality: null, state: null }, ''],
])('the address of %o repeats nothing', (place, line) => {
  expect(addressLine(place)).toBe(line)
})

test.each([
  [PLACE, 'Centro, Monterrey, Nuevo León, México'],
  [{ ...PLACE, municipality: null, state: null }, 'Centro, Nuevo León, México'],
  [{ ...PLACE, location: '', municipality: null }, 'Nuevo León, México'],
  [{ ...PLACE, state: 'Coahuila' }, 'Centro, Monterrey, Coahuila, México'],
  [{ ...PLACE, address: 'Av. Juárez' }, 'Av. Juárez, Centro, Monterrey, Nuevo León, México'],
  [{ ...PLACE, address: 'Av. Juárez', precision: 'aproximada' as const }, 'Centro, Monterrey, Nuevo León, México'],
  [{ ...PLACE, location: '', municipality: null, state: null }, ''],
])('the map search for %o includes its state and country', (place, asked) => {
  expect(mapPlace(place, 'Nuevo León')).toBe(asked)
})
