import { expect, test } from 'vitest'
import { countedAsShown, shortCount } from './counted.ts'

test.each([
  [0, '0 alertas'],
  [1, '1 alerta'],
  [99, '99 alertas'],
  [100, '99+ alertas (100 en total)'],
  [12_345, '99+ alertas (12,345 en total)'],
])('the name of a badge of %d is %s and contains what it shows', (count, expected) => {
  const name = countedAsShown(count, 'alerta', 'alertas')
  expect(name).toBe(expected)
  expect(name).toContain(shortCount(count))
})
