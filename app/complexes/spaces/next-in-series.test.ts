import { expect, test } from 'vitest'
import { freeInSeries, nextInSeries } from './next-in-series.ts'

test.each([
  ['L-01', 'L-02'],
  ['L-09', 'L-10'],
  ['PB-99', 'PB-100'],
  ['Local 101 A', 'Local 102 A'],
  ['Torre 2, piso 7', 'Torre 2, piso 8'],
  ['Kiosco', 'Kiosco'],
  ['Local 1, Plaza 2', 'Local 2, Plaza 2'],
  ['Plaza 2, local', 'Plaza 2, local'],
  ['', ''],
  ['RFC 8112345678901', 'RFC 8112345678901'],
])('after «%s» comes «%s»', (text, next) => {
  expect(nextInSeries(text, 'Plaza 2')).toBe(next)
})

test('without a name any number can be part of the series', () => {
  expect(nextInSeries('Plaza 2', '')).toBe('Plaza 3')
})

test.each([
  ['L-01', ['L-01', 'L-02', 'L-03'], 'L-04'],
  ['L-03', ['L-01', 'L-02', 'L-03'], 'L-04'],
  ['L-01', ['L-01', 'L-03'], 'L-02'],
  ['Local 1, Plaza 2', ['Local 1, Plaza 2', 'Local 2, Plaza 2'], 'Local 3, Plaza 2'],
  ['Kiosco', ['Kiosco'], 'Kiosco'],
  ['', [''], ''],
])('after «%s», beside %j, «%s» is free', (text, taken, next) => {
  expect(freeInSeries(text, taken, 'Plaza 2')).toBe(next)
})

test('a series ends if its number has too many digits', () => {
  expect(freeInSeries('A-999999999', ['A-1000000000'], '')).toBe('A-1000000000')
})
