import { expect, test } from 'vitest'
import { placeName, propertyCode } from './property.ts'

test('a property is called by its code', () => {
  expect(propertyCode({ id: '0198abcd-1234', propertyId: 'PROP-001' })).toBe('PROP-001')
})

test.each([null, ''])("without a code it is 'PROP-' and the last four characters of its id (%j)", (propertyId) => {
  expect(propertyCode({ id: '0198abcd-12f4', propertyId })).toBe('PROP-12f4')
})

test('a place leaves out what is missing', () => {
  expect(placeName(['Huinalá', null, 'Nuevo León'])).toBe('Huinalá, Nuevo León')
  expect(placeName(['', 'Apodaca', ''])).toBe('Apodaca')
  expect(placeName([null, ''])).toBe('')
})

test('a place says nothing twice, and keeps its order', () => {
  expect(placeName(['Monterrey', 'Monterrey', 'Nuevo León'])).toBe('Monterrey, Nuevo León')
  expect(placeName(['Centro', 'Monterrey', 'Centro'])).toBe('Centro, Monterrey')
})
