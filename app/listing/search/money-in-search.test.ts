import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { isSalePrice, priceInSearch, rateInSearch } from './money-in-search.ts'

const PESOS = 100
const THOUSAND = 1_000 * PESOS
const MILLION = 1_000 * THOUSAND

test.each([
  ['hasta 20 mil', null, 20 * THOUSAND, '', 'hasta 20 mil'],
  ['casa menos de 5 millones', null, 5 * MILLION, 'casa', 'menos de 5 millones'],
  ['bodega de hasta 1.5 mdp Apodaca', null, 1.5 * MILLION, 'bodega Apodaca', 'de hasta 1.5 mdp'],
  ['Local máximo $25,000 en renta', null, 25 * THOUSAND, 'Local en renta', 'máximo $25,000'],
  ['no más de 20k', null, 20 * THOUSAND, '', 'no más de 20k'],
  ['$ 30 mil o menos', null, 30 * THOUSAND, '', '$ 30 mil o menos'],
  ['más de 2 millones de pesos', 2 * MILLION, null, '', 'más de 2 millones de pesos'],
  ['desde 15,000 pesos al mes', 15 * THOUSAND, null, '', 'desde 15,000 pesos al mes'],
  ['no menos de 800 mil', 800 * THOUSAND, null, '', 'no menos de 800 mil'],
  ['1 millón en adelante', MILLION, null, '', '1 millón en adelante'],
  ['más de medio millón', MILLION / 2, null, '', 'más de medio millón'],
  ['entre 15 y 20 mil', 15 * THOUSAND, 20 * THOUSAND, '', 'entre 15 y 20 mil'],
  ['oficina de 15 a 20 mil pesos + IVA', 15 * THOUSAND, 20 * THOUSAND, 'oficina', 'de 15 a 20 mil pesos + IVA'],
  ['15,000 - 20,000 pesos', 15 * THOUSAND, 20 * THOUSAND, '', '15,000 - 20,000 pesos'],
  ['entre 800 mil y 1.2 millones', 800 * THOUSAND, 1.2 * MILLION, '', 'entre 800 mil y 1.2 millones'],
  ['entre 500 y 1 millón', 500 * THOUSAND, MILLION, '', 'entre 500 y 1 millón'],
  ['de $20,000 a $15,000/mes', 15 * THOUSAND, 20 * THOUSAND, '', 'de $20,000 a $15,000/mes'],
  ['más de 10 mil y menos de 20 mil', 10 * THOUSAND, 20 * THOUSAND, '', 'más de 10 mil y menos de 20 mil'],
  ['presupuesto de hasta 20 mil mensuales', null, 20 * THOUSAND, '', 'presupuesto de hasta 20 mil mensuales'],
  ['hasta 2 1/2 millones', null, 2.5 * MILLION, '', 'hasta 2 1/2 millones'],
  ['hasta 5 millones 300 m2', null, 5 * MILLION, '300 m2', 'hasta 5 millones'],
  ['hasta un millón y medio', null, 1.5 * MILLION, '', 'hasta un millón y medio'],
  ['hasta 1 millón 200 mil pesos', null, 1.2 * MILLION, '', 'hasta 1 millón 200 mil pesos'],
  ['entre dos y tres millones y medio', 2 * MILLION, 3.5 * MILLION, '', 'entre dos y tres millones y medio'],
  ['de quince a veinte mil', 15 * THOUSAND, 20 * THOUSAND, '', 'de quince a veinte mil'],
  ['local máximo treinta y cinco mil al mes', null, 35 * THOUSAND, 'local', 'máximo treinta y cinco mil al mes'],
  ['hasta doce mil quinientos pesos', null, 12.5 * THOUSAND, '', 'hasta doce mil quinientos pesos'],
  ['menos de dos millones 300 m2', null, 2 * MILLION, '300 m2', 'menos de dos millones'],
  ['hasta veinte mil quinientos metros', null, 20 * THOUSAND, 'quinientos metros', 'hasta veinte mil'],
  ['hasta 20.000 pesos', null, 20 * THOUSAND, '', 'hasta 20.000 pesos'],
  ['hasta $20.000', null, 20 * THOUSAND, '', 'hasta $20.000'],
  ['menos de 2 500 000 pesos 300 m2', null, 2.5 * MILLION, '300 m2', 'menos de 2 500 000 pesos'],
  ['entre 15.000 y 20.000 al mes', 15 * THOUSAND, 20 * THOUSAND, '', 'entre 15.000 y 20.000 al mes'],
  ['hasta 1.500 mdp', null, 1.5 * MILLION, '', 'hasta 1.500 mdp'],
  ['hasta $1.500 millones', null, 1.5 * MILLION, '', 'hasta $1.500 millones'],
  ['renta no mayor a 20 mil pesos', null, 20 * THOUSAND, 'renta', 'no mayor a 20 mil pesos'],
  ['no superior a 20 mil', null, 20 * THOUSAND, '', 'no superior a 20 mil'],
  ['que no sea mayor de 20 mil', null, 20 * THOUSAND, 'que', 'no sea mayor de 20 mil'],
  ['rentas no mayores de 20 mil', null, 20 * THOUSAND, 'rentas', 'no mayores de 20 mil'],
  ['no menor a 15 mil', 15 * THOUSAND, null, '', 'no menor a 15 mil'],
  ['no inferior a $15,000', 15 * THOUSAND, null, '', 'no inferior a $15,000'],
  ['no menor a 15 mil y no mayor a 20 mil', 15 * THOUSAND, 20 * THOUSAND, '', 'no menor a 15 mil y no mayor a 20 mil'],
  ['mayor a 15 mil', 15 * THOUSAND, null, '', 'mayor a 15 mil'],
  ['renta max 15 mil', null, 15 * THOUSAND, 'renta', 'max 15 mil'],
  ['máx. 15 mil', null, 15 * THOUSAND, '', 'máx. 15 mil'],
  ['15 mil pesos máx.', null, 15 * THOUSAND, '', '15 mil pesos máx.'],
  ['bodega que no pase de 40 mil', null, 40 * THOUSAND, 'bodega', 'que no pase de 40 mil'],
  ['renta que no rebase los $25,000', null, 25 * THOUSAND, 'renta', 'que no rebase los $25,000'],
  ['no exceda 20 mil al mes', null, 20 * THOUSAND, '', 'no exceda 20 mil al mes'],
  ['local tope 30 mil', null, 30 * THOUSAND, 'local', 'tope 30 mil'],
  ['hasta 15,000 M.N.', null, 15 * THOUSAND, '', 'hasta 15,000 M.N.'],
  ['300 m2 hasta 20 mil pesos', null, 20 * THOUSAND, '300 m2', 'hasta 20 mil pesos'],
])('«%s» is read as a price from %d to %d centavos', (search, least, most, rest, typed) => {
  expect(priceInSearch(search)).toEqual({ near: null, least, most, rest, typed })
})

test.each([
  ['20 mil pesos', 20 * THOUSAND, ''],
  ['casa 1.5 mdp', 1.5 * MILLION, 'casa'],
  ['casa 3 millones Monterrey', 3 * MILLION, 'casa Monterrey'],
  ['$18,500', 18.5 * THOUSAND, ''],
  ['18,500 MXN', 18.5 * THOUSAND, ''],
  ['local de un millón de pesos', MILLION, 'local de'],
  ['casa de millón y medio', 1.5 * MILLION, 'casa de'],
  ['casa dos millones doscientos mil', 2_200 * THOUSAND, 'casa'],
  ['1 millón 200 mil', 1.2 * MILLION, ''],
  ['2 millones y medio', 2.5 * MILLION, ''],
  ['veinticinco mil pesos', 25 * THOUSAND, ''],
  ['$2 millones 500 mil', 2.5 * MILLION, ''],
  ['20 mil al mes', 20 * THOUSAND, ''],
  ['oficina 18000 + iva', 18 * THOUSAND, 'oficina'],
  ['oficina $18,000+IVA', 18 * THOUSAND, 'oficina'],
  ['local 25 mil mensuales más IVA en renta', 25 * THOUSAND, 'local en renta'],
  ['renta local 15,000 mn', 15 * THOUSAND, 'renta local'],
  ['local $15,000.00 M.N.', 15 * THOUSAND, 'local'],
  ['15.000 MN', 15 * THOUSAND, ''],
  ['local como de 20 mil pesos', 20 * THOUSAND, 'local'],
  ['casa 2 millones aprox', 2 * MILLION, 'casa'],
  ['local presupuesto 30 mil', 30 * THOUSAND, 'local'],
  ['presupuesto de 40,000 para oficina', 40 * THOUSAND, 'para oficina'],
])('«%s» is read as a price near %d centavos', (search, price, rest) => {
  expect(priceInSearch(search)).toMatchObject({ near: price, least: price * 0.75, most: price * 1.25, rest })
})

test.each([
  '',
  '20000',
  'hasta 2000',
  'bodega de 5000 hasta 20000',
  'entre 15000 y 20000',
  '20 mil',
  '20k',
  'mil pesos',
  'hasta 20 mil m2',
  'más de 5 mil metros cuadrados',
  'de 1 a 2 mil m2',
  'hasta 20 mil dólares',
  '$20,000 USD',
  '$110 por m2',
  '$1,110 por m2',
  '$1,110/m2',
  '2,000 pesos el metro',
  'hasta 240 mil pesos al año',
  'hasta 240 mil anuales',
  '240 mil al año + IVA',
  '3 andenes al mes',
  '$110',
  'quince mil y medio',
  'veinte mil',
  'dos locales',
  'hasta veinte mil metros',
  'dos mil dólares',
  'avenida 5 de mayo',
  'carretera km 20',
  'hasta 20 mil personas',
  '9999999 millones',
  'A-20 mil pesos',
])('«%s» has no price', (search) => {
  expect(priceInSearch(search)).toBeNull()
})

test.each([
  ['menos de 5 millones', true],
  ['$2,500,000', true],
  ['1.5 mdp', true],
  ['más de un millón + IVA', true],
  ['entre 800 mil y 1.2 millones', true],
  ['hasta 900 mil pesos', false],
  ['más de 1.2 millones al mes', false],
  ['$1,200,000/mes', false],
  ['hasta 2 millones mensuales', false],
])('«%s» is a price that only sales have: %s', (search, isSale) => {
  const price = priceInSearch(search)
  expect(price && isSalePrice(price)).toBe(isSale)
})

test.each([
  ['menos de 50000', 50_000],
  ['bodega menor a 100,000', 100_000],
  ['oficina con renta menor de 45,000 en Apodaca', 45_000],
  ['inferior a 80000', 80_000],
  ['warehouse under 50,000', 50_000],
  ['hasta 20000', 20_000],
  ['local hasta 20,000 en Apodaca', 20_000],
  ['oficina máximo 45000', 45_000],
  ['renta que no pase de 40000', 40_000],
  ['up to 30000', 30_000],
])("«%s» is read as a maximum price, also without 'pesos' or 'mil'", (search, pesos) => {
  expect(priceInSearch(search)).toMatchObject({ least: null, most: pesos * 100 })
})

test.each([
  'menos de 50000 m2',
  'menos de 50,000 sq ft',
  'under 50000 square feet',
  'menor a 10000 kVA',
  'menos de 2000',
  'hasta 20000 m2',
  'terreno de hasta 20,000 metros',
  'hasta 20000 kVA',
  'hasta 20000 personas',
])('«%s» is not a price', (search) => expect(priceInSearch(search)).toBeNull())

test('a figure without a word for money is never a price', () => {
  const digits = fc.integer({ min: 0 }).map(String)
  const word = fc.oneof(fc.constantFrom('hasta', 'de', 'a', 'menos', 'entre', 'y', 'bodega'), digits)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      fc.pre(!/(?:menos de|hasta) \d{5}/.test(words.join(' ')))
      expect(priceInSearch(words.join(' '))).toBeNull()
    }),
  )
})

test('with any search a price uses only its own words and is in whole centavos', () => {
  const part = fc.oneof(
    fc.constantFrom('hasta', '20', 'mil', 'pesos', '$5', 'millones', 'a', '300 m2', '1.333 mdp'),
    anyText(8),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const search = parts.join(' ').split(/\s+/).filter(Boolean).join(' ')
      const asked = priceInSearch(search)
      if (!asked) return
      expect([...asked.rest.split(' '), ...asked.typed.split(' ')].filter(Boolean).toSorted()).toEqual(
        search.split(' ').toSorted(),
      )
      for (const end of [asked.least, asked.most]) expect(end === null || Number.isSafeInteger(end)).toBe(true)
    }),
  )
})

/** The amount in centavos, like the requested one; a dollar is 18 pesos. */
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
])('«%s» is read as a price from %d to %d centavos per m²', (search, least, most, rest, typed, currency) => {
  const asked = rateInSearch(search)
  expect(asked).toMatchObject({ near: null, rest, typed, currency })
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
])('«%s» is read as a price near %d centavos per m²', (search, rate, rest) => {
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
])('«%s» has no price per m²', (search) => {
  expect(rateInSearch(search)).toBeNull()
})

test('with any search a price per surface uses only its own words', () => {
  const part = fc.oneof(
    fc.constantFrom('hasta', '20', 'mil', 'pesos', 'usd', 'el', 'por', 'm2', '/', '$5/m2', '300 m2', 'pies cuadrados'),
    anyText(8),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const search = parts.join(' ').split(/\s+/).filter(Boolean).join(' ')
      const asked = rateInSearch(search)
      const words = asked ? [...asked.rest.split(' '), ...asked.typed.split(' ')] : search.split(' ')
      expect(words.filter(Boolean).toSorted()).toEqual(search.split(' ').filter(Boolean).toSorted())
    }),
  )
})
