import { expect, test } from 'vitest'
import { type LeadRequirement, requirementFault, requirementText, withRequirement } from './requirement.ts'

const NOTHING: LeadRequirement = {
  number: 1,
  query: '',
  leastDollars: null,
  mostDollars: null,
  neededBy: null,
  note: null,
}
const of = (fields: Partial<LeadRequirement>) => ({ ...NOTHING, ...fields })

test.each([
  [
    { query: '?category=renta&type=bodega&municipality=Apodaca&minArea=1000&docks=10' },
    'Bodegas en renta en Apodaca · Desde 1,000 m² · Andenes desde 10',
  ],
  [
    { query: '?type=bodega&maxPrice=200000', neededBy: '2027-03-01' },
    'Bodegas · Hasta $200,000 MXN · para el 1 mar 2027',
  ],
  [{ query: '?type=terreno', leastDollars: 500_000, mostDollars: 800_000 }, 'Terrenos · De USD 5,000 a USD 8,000'],
  [{ query: '?search=bodega+con+patio&cerca=aeropuerto&radio=5' }, '«bodega con patio» · A 5 km de aeropuerto'],
])('%j reads as %j', (fields, text) => {
  expect(requirementText(of(fields)).replaceAll('\u00A0', ' ')).toBe(text)
})

test.each([
  [{}, 'Escribe o elige qué busca.'],
  [{ query: '?minPrice=200&maxPrice=100' }, 'Precio: el mínimo es mayor que el máximo.'],
  [{ query: '?minArea=200&maxArea=100' }, 'Superficie: el mínimo es mayor que el máximo.'],
  [{ leastDollars: 2, mostDollars: 1 }, 'Presupuesto en dólares: el mínimo es mayor que el máximo.'],
  [{ query: '?maxPrice=100', mostDollars: 1 }, 'Escribe el presupuesto en pesos o en dólares, no en los dos.'],
  [{ query: '?minArea=100&maxArea=100' }, null],
  [{ mostDollars: 1 }, null],
])('%j is refused with %j', (fields, fault) => {
  expect(requirementFault(of(fields))).toBe(fault)
})

test('a new requirement gets the next number, and another one keeps its own', () => {
  const [first, third] = [of({ query: '?type=bodega' }), of({ number: 3, query: '?type=local' })]
  const changed = of({ query: '?type=terreno' })
  expect(withRequirement([first, third], changed, null).map(({ number }) => number)).toEqual([1, 3, 4])
  expect(withRequirement([first, third], changed, 3).map(({ query }) => query)).toEqual([
    '?type=bodega',
    '?type=terreno',
  ])
})
