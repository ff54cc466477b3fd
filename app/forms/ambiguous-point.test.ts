import { expect, test } from 'vitest'
import { ambiguousPoint } from './ambiguous-point.ts'

test.each([
  ['1.500', { decimals: 2 }, 'Escribe 1,500 o 1.5: «1.500» puede ser cualquiera'],
  ['85.000', { decimals: 0 }, 'Escribe 85,000 o 85: «85.000» puede ser cualquiera'],
  ['12.250', { decimals: 2 }, 'Escribe 12,250 o 12.25: «12.250» puede ser cualquiera'],
  ['1.255', { decimals: 2 }, null],
  ['1.500', { decimals: 0 }, null],
  ['1.000.000', { decimals: 2 }, null],
  ['9.500', { decimals: 2, most: 50 }, null],
  ['1.50', { decimals: 2 }, null],
])('the message for «%s» with limits %j is %j', (figure, limits, said) => {
  expect(ambiguousPoint(figure, limits)).toBe(said)
})
