import { expect, test } from 'vitest'
import { headingHints } from './heading-hints.ts'
import { offersIn } from './split-offers.ts'

test.each([
  // The currency of a cell is that of all its prices; its heading counts only where it says none.
  ['Precio USD', '$3.5 mdp venta / $18,000 renta', ['3500000 MXN venta', '18,000 MXN renta']],
  ['Precio USD', '$350,000 traspaso / $1,800 renta', ['350,000 USD traspaso', '1,800 USD renta']],
  ['Precio', 'USD 450,000 venta / $18,000 MXN renta', ['450,000 USD venta', '18,000 MXN renta']],
])('%s: %s', (heading, cell, expected) => {
  const read = offersIn(cell, headingHints(heading), 2)
  const offers = 'offers' in read ? read.offers : []
  expect(offers.map(({ amount, currency, category }) => `${amount} ${currency} ${category}`)).toEqual(expected)
})

test('a rent of thousands of thousands is in doubt', () => {
  expect(offersIn('$85', headingHints('Renta (miles)'), 1)).toMatchObject({ offers: [{ amount: '85000' }] })
  expect(offersIn('$85,000', headingHints('Renta (miles)'), 1)).toHaveProperty('doubt')
})

test.each(['25,000 + depósito', '25,000 más un mes de depósito', '$25,000 y dep.'])(
  '«%s» is a rent of 25,000, and the deposit is said',
  (cell) => {
    const read = offersIn(cell, headingHints('Renta'), 1)
    expect(read).toMatchObject({ offers: [{ amount: '25,000' }] })
    expect('notes' in read && read.notes[0]).toContain('el depósito no tiene un dato')
  },
)

test('cents in letters are no second price', () => {
  const read = offersIn('$45,000.00 (cuarenta y cinco mil pesos 00/100 M.N.)', headingHints('Precio'), 2)
  expect('offers' in read && read.offers.map(({ amount }) => amount)).toEqual(['45,000.00'])
})

test.each([
  ['4,500,000 / 25,000', ['4,500,000 venta', '25,000 renta']],
  ['- / 25,000', ['25,000 renta']],
  ['4,500,000 / N/A', ['4,500,000 venta']],
  ['4,500,000 / ', ['4,500,000 venta']],
  ['25,000 renta', ['25,000 renta']],
])('«%s» under «Precio venta / renta» has the operations of its places', (cell, expected) => {
  const read = offersIn(cell, headingHints('Precio venta / renta'), 0)
  expect('offers' in read && read.offers.map(({ amount, category }) => `${amount} ${category}`)).toEqual(expected)
})

test('two prices that can not be a sale and its rent are in doubt', () => {
  expect(offersIn('4,500,000 / 4,800,000', headingHints('Precio venta / renta'), 0)).toHaveProperty('doubt')
})

test('one price under two operations is in doubt where its row says none', () => {
  expect(offersIn('25,000', headingHints('Venta / Renta'), 0)).toHaveProperty('doubt')
  expect(offersIn('25,000', headingHints('Venta / Renta'), 1)).toMatchObject({ offers: [{ category: null }] })
})
