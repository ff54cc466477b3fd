import { expect, test } from 'vitest'
import { spacesText } from './complex-list.ts'

test.each([
  [0, 0, 0, '0 espacios, 0 disponibles'],
  [1, 1, 0, '1 espacio, 1 disponible'],
  [1200, 1000, 0, '1,200 espacios, 1,000 disponibles'],
  [5, 1, 1, '5 espacios, 1 disponible y 1 más que su página no muestra'],
  [5, 0, 3, '5 espacios, 0 disponibles y 3 más que su página no muestra'],
])('%i spaces, %i free and %i hidden', (spaces, free, hidden, text) => {
  expect(spacesText({ spaces, free, hidden })).toBe(text)
})
