import { expect, test } from 'vitest'
import { newValues } from '#app/editing/form-state/form-values.ts'
import { COMPUTED, answerPerM2, perM2Question } from './per-m2-question.ts'

function typed(values: Record<string, string>) {
  return { ...newValues(null), category: 'renta', price: '264,000', area: '2,400', ...values }
}

test.each([
  ['no price per m²', {}, null, null],
  ['the same', { pricePerM2: '110' }, null, null],
  ['2 % more', { pricePerM2: '112.20' }, null, null],
  ['a centavo beyond that', { pricePerM2: '112.21' }, null, 110_00],
  ['another one, in dollars', { pricePerM2: '100', currency: 'USD' }, null, 110_00],
  ['the one with which the form began, which follows', { pricePerM2: '100.00' }, '100', null],
  ['a new one in place of another', { pricePerM2: '100' }, '110', 110_00],
  [
    'a total, of a price that is quoted per m²',
    { price: '110', priceBase: 'por_m2', pricePerM2: '264,000' },
    null,
    110_00,
  ],
  [
    'a price of a ft² a year',
    { price: '6.60', priceBase: 'por_ft2', pricePeriod: 'anio', pricePerM2: '6.60' },
    null,
    5_92,
  ],
  ['a surface that is not typed yet', { pricePerM2: '5', area: '' }, null, null],
  ['a price that is not typed yet', { pricePerM2: '5', price: '' }, null, null],
  ['a text that is no figure', { pricePerM2: 'ciento diez' }, null, null],
])('the question about a typed price per m² with %s', (_, values, began, cents) => {
  expect(perM2Question(typed(values), began)?.computed ?? null).toBe(cents)
})

test('an answer saves the computed or the typed one, and is void for other figures', () => {
  const values = typed({ pricePerM2: '100' })
  const keep = perM2Question(values, null)?.keep ?? ''
  const answered = (answer: string, sent = values) => {
    const { values: saved, faults } = answerPerM2(sent, { began: null, answer })
    return [saved.pricePerM2, faults.map(({ control }) => control)]
  }
  expect(answered('')).toEqual(['100', ['pricePerM2']])
  expect(answered(keep)).toEqual(['100', []])
  expect(answered(COMPUTED)).toEqual(['110', []])
  expect(answered(keep, typed({ pricePerM2: '90' }))).toEqual(['90', ['pricePerM2']])
  expect(answered(COMPUTED, typed({ pricePerM2: '110' }))).toEqual(['110', []])
})
