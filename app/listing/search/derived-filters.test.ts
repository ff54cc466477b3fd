import { expect, test } from 'vitest'
import { parseFilters } from './filters.ts'
import { leavesRentsOut } from './implied-filters.ts'
import { readSearch } from './read-search.ts'
import { derivedFilters } from './derived-filters.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

test.each(['nave,10 andenes', 'Apodaca,2000 m2', 'bodega;clase a', 'nave con rociadores,10 andenes,hasta 20 mil'])(
  'every figure that is read from «%s» has a chip to remove it',
  (search) => {
    const { facts, rate, price, size } = readSearch(search, NUEVO_LEON)
    const read = [...(facts?.facts ?? []), rate, price, size].filter(Boolean)
    const chips = derivedFilters(parseFilters(new URLSearchParams({ search })))
    expect(chips).toHaveLength(read.length)
    expect(chips.length).toBeGreaterThan(0)
  },
)

test.each([
  ['terreno menos de 5 millones', 'Hasta $5,000,000 MXN, sin rentas'],
  ['terreno en renta menos de 5 millones', 'Hasta $5,000,000 MXN'],
  ['local hasta 20 mil pesos', 'Hasta $20,000 MXN'],
])('the price chip of «%s» says when it excludes rents', (search, label) => {
  const filters = parseFilters(new URLSearchParams({ search }))
  expect(derivedFilters(filters, leavesRentsOut(filters, NUEVO_LEON))).toMatchObject([{ label }])
})
