import { expect, test } from 'vitest'
import { statusBeginning } from './status-beginning.ts'

test.each([
  ['Rentada hasta 2028', 'vendida'],
  ['RENTADO (Farmacia)', 'vendida'],
  ['apartada 10/oct', 'separada'],
  ['Disponible, ver con dueño', 'disponible'],
  ['apartada x Juan', 'separada'],
  ['libre de gravamen', undefined],
  ['Rentada', undefined],
  ['a partir de enero', undefined],
])('«%s» begins with %s', (text, code) => expect(statusBeginning(text)?.code).toBe(code))

test('the day from which it is available', () => {
  expect(statusBeginning('disponible a partir del 1 de marzo de 2027')?.availableFrom).toBe('2027-03-01')
  expect(statusBeginning('disponible a partir de marzo')?.availableFrom).toBeNull()
})
