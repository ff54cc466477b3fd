import { expect, test } from 'vitest'
import { readCommission } from './commission.ts'

test.each([
  ['', null],
  ['5%', '5 %'],
  ['5.50 %', '5.5 %'],
  ['2,5 por ciento', '2.5 %'],
  ['1.5 meses', '1.5 meses'],
  ['1 Mes de renta', '1 mes'],
  ['100 %', '100 %'],
])('the commission %j is %j', (typed, value) => {
  expect(readCommission(typed)).toEqual({ value })
})

const UNCLEAR = 'Escribe un porcentaje o los meses de renta: «5 %» o «1.5 meses»'

test.each([
  ['-3', 'La comisión no puede ser negativa'],
  ['−3 %', 'La comisión no puede ser negativa'],
  ['500', UNCLEAR],
  ['5', UNCLEAR],
  ['NaN %', UNCLEAR],
  ['1e2 %', UNCLEAR],
  ['500 %', 'Admite hasta 100\u00A0%'],
  ['25 meses', 'Admite hasta 24 meses'],
])('the commission %j is refused', (typed, message) => {
  expect(readCommission(typed)).toEqual({ message })
})
