import { expect, test } from 'vitest'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { OPTIONAL_CELLS, optionalCellLabel, optionalCellsOf, optionalChoices } from './optional-cells.ts'

test('every fact of a price and of a type that fits on one line has exactly one column', () => {
  const shown = OPTIONAL_CELLS.map((cell) => factOf(cell).form.section)
  expect(new Set(shown)).toEqual(new Set(['precio', 'caracteristicas', 'tecnica']))
  expect(OPTIONAL_CELLS).toEqual(
    expect.arrayContaining(['vat', 'maintenance', 'leaseScheme', 'depositMonths', 'corner', 'docks']),
  )
  const sides = OPTIONAL_CELLS.filter((cell) => factOf(cell).form.section === 'caracteristicas')
  expect(sides).toEqual(['frontage', 'depth'])
  expect(OPTIONAL_CELLS).not.toEqual(expect.arrayContaining(['shopLevel']))
  expect(OPTIONAL_CELLS).not.toEqual(expect.arrayContaining(['tour']))
})

test('the offered columns are those of the types of the spaces', () => {
  const ofShops = optionalCellsOf(['local'])
  expect(ofShops).toContain('extraction')
  expect(ofShops).not.toContain('docks')
  expect(optionalCellsOf(['local', 'bodega'])).toContain('docks')
})

test('a column heading has its unit, and its choices begin with the empty one', () => {
  expect(optionalCellLabel('depositMonths')).toBe('Depósito (meses)')
  expect(Object.keys(optionalChoices('vat') ?? {})[0]).toBe('')
  expect(optionalChoices('priceBase')).toMatchObject({ '': 'Total', por_m2: 'Por m²' })
  expect(optionalChoices('maintenance')).toBeNull()
})
