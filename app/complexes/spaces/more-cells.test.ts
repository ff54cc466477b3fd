import { expect, test } from 'vitest'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { MORE_CELLS, moreCellLabel, moreCellsOf, moreChoices } from './more-cells.ts'

test('every fact of a price and of a type that one line takes has a column, once', () => {
  const shown = MORE_CELLS.map((cell) => factOf(cell).form.section)
  expect(new Set(shown)).toEqual(new Set(['precio', 'tecnica']))
  expect(MORE_CELLS).toEqual(
    expect.arrayContaining(['vat', 'maintenance', 'leaseScheme', 'depositMonths', 'corner', 'docks']),
  )
  expect(MORE_CELLS).not.toEqual(expect.arrayContaining(['shopLevel']))
  expect(MORE_CELLS).not.toEqual(expect.arrayContaining(['tour']))
})

test('spaces are offered what their types have', () => {
  const ofShops = moreCellsOf(['local'])
  expect(ofShops).toContain('extraction')
  expect(ofShops).not.toContain('docks')
  expect(moreCellsOf(['local', 'bodega'])).toContain('docks')
})

test('a column is headed with its unit, and a list begins with what nothing means', () => {
  expect(moreCellLabel('depositMonths')).toBe('Depósito (meses)')
  expect(Object.keys(moreChoices('vat') ?? {})[0]).toBe('')
  expect(moreChoices('priceBase')).toMatchObject({ '': 'Total', por_m2: 'Por m²' })
  expect(moreChoices('maintenance')).toBeNull()
})
