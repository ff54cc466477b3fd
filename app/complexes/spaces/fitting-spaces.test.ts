import { expect, test } from 'vitest'
import { requestedSurface } from '#app/catalogue/price/requested-surface.ts'
import { buildProperty } from '#test/factories/property.ts'
import { complexCalculator } from './fitting-spaces.ts'
import type { FreeSpace } from './free-space.ts'

function space(slug: string, facts: Partial<FreeSpace>): FreeSpace {
  const rent = { type: 'local', category: 'renta', title: slug, priceCents: 20_000_00, vat: 'no_aplica' } as const
  const made = { id: slug, slug, createdAt: '2026-11-20T18:00:00Z' }
  return { ...buildProperty({ ...rent, area: 100 }), ...made, ...facts }
}

const SPACES = [
  space('chico', { area: 60 }),
  space('mediano', { area: 120, priceCents: 36_000_00 }),
  space('divisible', { area: 400, divisibleFrom: 80, priceCents: 200_00, priceBase: 'por_m2' }),
  space('a-consultar', { area: 150, priceCents: null, priceOnRequest: 'si' }),
  space('sin-superficie', { area: null }),
]

function calculate(query: string, spaces: readonly FreeSpace[] = SPACES) {
  return complexCalculator(spaces, requestedSurface(new URLSearchParams(query)))
}

test('fitting spaces are ordered by surplus: a part of a divisible space, or else the whole space', () => {
  const view = calculate('ocupo=100&unidad=m2')
  expect(view?.fitting.map(({ slug, extent }) => [slug, extent])).toEqual([
    ['divisible', 'Una parte de 400\u00A0m²'],
    ['mediano', 'Completo'],
    ['a-consultar', 'Completo'],
  ])
  expect(view?.fitting.map(({ price }) => price?.bill.total.value ?? null)).toEqual([
    '$20,000 MXN',
    '$36,000 MXN',
    null,
  ])
  expect(view?.fitting[0]?.price).toMatchObject({
    surface: '100\u00A0m² (1,076.39\u00A0ft²)',
    converted: 'Unos USD\u00A01,111.11 en dólares',
    note: expect.stringContaining('18 pesos por dólar del 21 nov 2026'),
  })
  expect(view?.fitting[2]?.quoted).toBe('150\u00A0m² · Precio a consultar')
})

test('a surface below the smallest part takes the whole space; square feet stay square feet', () => {
  expect(calculate('ocupo=70')?.fitting.map(({ slug, extent }) => [slug, extent])).toEqual([
    ['mediano', 'Completo'],
    ['a-consultar', 'Completo'],
    ['divisible', 'Completo'],
  ])
  const feet = calculate('ocupo=2000&unidad=ft2')
  expect(feet).toMatchObject({ most: '4,305.56\u00A0ft²', fault: null })
  expect(feet?.fitting[0]?.price?.surface).toBe('2,000\u00A0ft² (185.81\u00A0m²)')
})

test('a surface of exactly the limit fits, a hundredth more does not', () => {
  expect(calculate('ocupo=400')?.fitting.map(({ extent }) => extent)).toEqual(['Completo'])
  expect(calculate('ocupo=400.01')).toMatchObject({
    fitting: [],
    fault: 'Hoy el espacio libre más grande es de 400\u00A0m²',
  })
})

test.each(['ocupo=', 'ocupo=mucho', 'ocupo=-3', 'ocupo=0'])('%s is not a surface', (query) => {
  expect(calculate(query)).toMatchObject({ fitting: [], fault: 'Escribe una superficie, por ejemplo 100' })
})

test('without a requested or a known surface there is no answer', () => {
  expect(calculate('x=1')).toMatchObject({ typed: '', fault: null, fitting: [], most: '400\u00A0m²' })
  expect(calculate('ocupo=10', [space('sin', { area: null })])).toBeNull()
  expect(calculate('ocupo=10', [])).toBeNull()
})

test('only the nearest four are listed, the others are counted', () => {
  const many = Array.from({ length: 7 }, (_none, at) => space(`local-${at}`, { area: 200 - at * 10 }))
  const view = calculate('ocupo=100', many)
  expect([view?.fitting.map(({ slug }) => slug), view?.more]).toEqual([['local-6', 'local-5', 'local-4', 'local-3'], 3])
})
