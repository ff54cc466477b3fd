import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { rateInSearch } from './rate-in-search.ts'

/** In centavos, as what is asked; a dollar is 18 pesos. */
const PESO = 100
const DOLLAR = 18 * PESO
const FEET = 10.7639

/** To a thousandth of a centavo; null where the range is open. */
function rounded(end: number | null = null): number | null {
  return end === null ? null : Math.round(end * 1000) / 1000
}

test.each([
  ['menos de 150 pesos el m2', null, 150 * PESO, '', 'menos de 150 pesos el m2', 'MXN'],
  ['bodega hasta $110 por m² Apodaca', null, 110 * PESO, 'bodega Apodaca', 'hasta $110 por m²', 'MXN'],
  ['local hasta 350/m2', null, 350 * PESO, 'local', 'hasta 350/m2', 'MXN'],
  ['oficina de menos de $300 el metro', null, 300 * PESO, 'oficina', 'de menos de $300 el metro', 'MXN'],
  ['hasta US$ 8 por m2', null, 8 * DOLLAR, '', 'hasta US$ 8 por m2', 'USD'],
  ['nave hasta U$S 8 m2', null, 8 * DOLLAR, 'nave', 'hasta U$S 8 m2', 'USD'],
  ['nave hasta US$8/m2', null, 8 * DOLLAR, 'nave', 'hasta US$8/m2', 'USD'],
  ['nave hasta 8 usd m2', null, 8 * DOLLAR, 'nave', 'hasta 8 usd m2', 'USD'],
  ['de 5 a 6.5 dólares por m2', 5 * DOLLAR, 6.5 * DOLLAR, '', 'de 5 a 6.5 dólares por m2', 'USD'],
  [
    'entre 100 y 120 pesos por metro cuadrado',
    100 * PESO,
    120 * PESO,
    '',
    'entre 100 y 120 pesos por metro cuadrado',
    'MXN',
  ],
  ['terreno de 4 a 5 mil pesos el m2', 4_000 * PESO, 5_000 * PESO, 'terreno', 'de 4 a 5 mil pesos el m2', 'MXN'],
  [
    'terreno desde mil quinientos pesos el m2',
    1_500 * PESO,
    null,
    'terreno',
    'desde mil quinientos pesos el m2',
    'MXN',
  ],
  ['renta de hasta 150 pesos/m2 al mes + IVA', null, 150 * PESO, '', 'renta de hasta 150 pesos/m2 al mes + IVA', 'MXN'],
  ['más de $2,400 por m2 al año', 200 * PESO, null, '', 'más de $2,400 por m2 al año', 'MXN'],
  ['hasta 2 usd/ft2', null, 2 * DOLLAR * FEET, '', 'hasta 2 usd/ft2', 'USD'],
  [
    'hasta $6 usd por pie cuadrado al año',
    null,
    (6 * DOLLAR * FEET) / 12,
    '',
    'hasta $6 usd por pie cuadrado al año',
    'USD',
  ],
  ['500 m2 hasta 120 pesos el m2', null, 120 * PESO, '500 m2', 'hasta 120 pesos el m2', 'MXN'],
])('«%s» asks from %d to %d centavos per m²', (search, least, most, rest, said, currency) => {
  const asked = rateInSearch(search)
  expect(asked).toMatchObject({ near: null, rest, said, currency })
  expect([asked?.least, asked?.most].map(rounded)).toEqual([least, most].map(rounded))
})

test.each([
  ['8 usd m2', 8 * DOLLAR, ''],
  ['USD 8/m2', 8 * DOLLAR, ''],
  ['12 dólares por m2', 12 * DOLLAR, ''],
  ['nave 6.5 dlls el m2 Santa Catarina', 6.5 * DOLLAR, 'nave Santa Catarina'],
  ['oficina $20 USD/m²', 20 * DOLLAR, 'oficina'],
  ['ciento cincuenta pesos el metro', 150 * PESO, ''],
  ['110 por m2', 110 * PESO, ''],
  ['terreno a 3 mil el metro', 3_000 * PESO, 'terreno a'],
  ['terreno 3,500 por metro en García', 3_500 * PESO, 'terreno en García'],
  ['terreno 1.500 pesos el m2', 1_500 * PESO, 'terreno'],
])('«%s» asks for about %d centavos per m²', (search, rate, rest) => {
  expect(rateInSearch(search)).toMatchObject({ near: rate, least: rate * 0.75, most: rate * 1.25, rest })
})

test.each([
  '',
  '150 m2',
  '20 por 30 metros',
  '20 x 30 m2',
  'hasta 20 mil m2',
  'hasta 20 mil pesos',
  '$18,500',
  '5 t por m2',
  '5 toneladas por m2',
  '3 andenes',
  '0 pesos el m2',
  'local de 25 mil pesos 300 m2 o más',
  '99,999,999 pesos el m2',
  'el metro',
  '3 locales por metro',
  'a 150 metros',
])('«%s» asks for none', (search) => {
  expect(rateInSearch(search)).toBeNull()
})

test('whatever is searched for, a price by surface takes its own words and no others', () => {
  const part = fc.oneof(
    fc.constantFrom('hasta', '20', 'mil', 'pesos', 'usd', 'el', 'por', 'm2', '/', '$5/m2', '300 m2', 'pies cuadrados'),
    anyText(8),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const search = parts.join(' ').split(/\s+/).filter(Boolean).join(' ')
      const asked = rateInSearch(search)
      const words = asked ? [...asked.rest.split(' '), ...asked.said.split(' ')] : search.split(' ')
      expect(words.filter(Boolean).toSorted()).toEqual(search.split(' ').filter(Boolean).toSorted())
    }),
  )
})
