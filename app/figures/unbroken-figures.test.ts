import { expect, test } from 'vitest'
import { unbrokenFigures } from './unbroken-figures.ts'

test.each([
  ['Nave de 6,200 m² con 9 m libres', 'Nave de 6,200~m² con 9~m libres'],
  ['Renta de USD 6.50 o $ 110 MXN', 'Renta de USD~6.50 o $~110~MXN'],
  ['500 kVA, 3 ha, 20 %', '500~kVA, 3~ha, 20~%'],
  ['2 maniobras, 3 hab y 10 metros', '2 maniobras, 3 hab y 10 metros'],
  ['Piso 12\nm2', 'Piso 12\nm2'],
])('«%s» has no line break inside its figures', (text, unbroken) => {
  expect(unbrokenFigures(text).replaceAll('\u00A0', '~')).toBe(unbroken)
})
