import { expect, test } from 'vitest'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { OPTIONAL_CELLS, optionalCellLabel, optionalCellsOf, optionalChoices } from './optional-cells.ts'

test('every fact of a price and of a type that one line takes has a column, once', () => {
  const shown = OPTIONAL_CELLS.map((cell) => factOf(cell).form.section)
  expect(new Set(shown)).toEqual(new Set(['precio', 'tecnica']))
  expect(OPTIONAL_CELLS).toEqual(
    expect.arrayContaining(['vat', 'maintenance', 'leaseScheme', 'depositMonths', 'corner', 'docks']),
  )
  expect(OPTIONAL_CELLS).not.toEqual(expect.arrayContaining(['shopLevel']))
  expect(OPTIONAL_CELLS).not.toEqual(expect.arrayContaining(['tour']))
})

test('spaces are offered what their types have', () => {
  const ofShops = optionalCellsOf(['local'])
  expect(ofShops).toContain('extraction')
  expect(ofShops).not.toContain('docks')
  expect(optionalCellsOf(['local', 'bodega'])).toContain('docks')
})

test('the heading of a column has its unit, and the choices begin with the empty one', () => {
  expect(optionalCellLabel('depositMonths')).toBe('Depósito (meses)')
  expect(Object.keys(optionalChoices('vat') ?? {})[0]).toBe('')
  expect(optionalChoices('priceBase')).toMatchObject({ '': 'Total', por_m2: 'Por m²' })
  expect(optionalChoices('maintenance')).toBeNull()
})
