import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const NOTHING = { currency: null, vat: null, base: null, period: null, isOnRequest: false }

test.each([
  ['$1,234.50', { amount: '1,234.50' }],
  ['1.234,50', { amount: '1234.50' }],
  ['1.234.567,5', { amount: '1234567.5' }],
  ['1.234.567', { amount: '1234567' }],
  ['1234,5', { amount: '1234.5' }],
  ['45,000 MXN + IVA', { amount: '45,000', currency: 'MXN', vat: 'mas_iva' }],
  ['$45,000.00 M.N. más IVA', { amount: '45,000.00', currency: 'MXN', vat: 'mas_iva' }],
  ['12 mil', { amount: '12000' }],
  ['12.5 mil pesos', { amount: '12500', currency: 'MXN' }],
  ['45k', { amount: '45000' }],
  ['3.5 millones', { amount: '3500000' }],
  ['2.1 mdp', { amount: '2100000' }],
  ['1.2 mdd', { amount: '1200000', currency: 'USD' }],
  ['USD 27,500', { amount: '27,500', currency: 'USD' }],
  ['US$8.5/m2', { amount: '8.5', currency: 'USD', base: 'por_m2' }],
  ['$110 x m² + IVA', { amount: '110', base: 'por_m2', vat: 'mas_iva' }],
  ['8.5 dlls por ft2 anual', { amount: '8.5', currency: 'USD', base: 'por_ft2', period: 'anio' }],
  ['$45,000 mensuales, IVA incluido', { amount: null, vat: 'incluido' }],
  ['$45,000 mensuales IVA incluido', { amount: '45,000', vat: 'incluido' }],
  ['desde $45,000', { amount: '45,000' }],
  ['45 000', { amount: '45,000' }],
  ['A consultar', { amount: null, isOnRequest: true }],
  ['Precio a tratar', { amount: null, isOnRequest: true }],
  ['45,000 - 50,000', { amount: null }],
  ['mucho', { amount: null }],
  ['1.500', { amount: '1.500' }],
])('%s', (text, expected) => {
  expect(readAmount(text)).toEqual({ ...NOTHING, ...expected })
})
