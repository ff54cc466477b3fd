import { expect, test } from 'vitest'
import { leadQuery, leadQueryIn } from '#app/leads/lead-query.ts'
import { numberFilterWords } from '#app/leads/number-filters.ts'
import { middleOf, monthEnd, periodIn, shareText, waitText } from './numbers.ts'

const PROPERTY = '01994b6e-0000-7000-8000-0000000000a1'

test('a period begins with a month and ends today', () => {
  const of = (text: string) => periodIn(new URLSearchParams(text), '2026-02-10')
  expect(of('periodo=3')).toEqual({
    code: '3',
    since: '2025-12-01',
    until: '2026-02-10',
    months: ['2025-12-01', '2026-01-01', '2026-02-01'],
  })
  expect(of('periodo=1').since).toBe('2026-02-01')
  expect(of('periodo=7').code).toBe('12')
  expect(of('').months).toHaveLength(12)
})

test.each([
  ['2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-01', '2026-12-31'],
])('the month of %s ends on %s', (first, last) => {
  expect(monthEnd(first)).toBe(last)
})

test.each([
  [null, '–'],
  [0.4, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [2880, '2 días'],
])('a wait of %s minutes is said as %s', (minutes, text) => {
  expect(waitText(minutes)).toBe(text)
})

test('shares and medians have nothing to say of nothing', () => {
  expect([shareText(1, 4), shareText(0, 0)]).toEqual(['25 %', '–'])
  expect([middleOf([5, 1, 3]), middleOf([1, 2]), middleOf([])]).toEqual([3, 1.5, null])
})

test('the filters of a number stand in the address of the list', () => {
  const query = `?desde=2026-11-01&hasta=2026-11-30&llego=visita&motivo=precio&propiedad=${PROPERTY}&abiertos=1`
  const filters = leadQueryIn(new URLSearchParams(query))
  expect(leadQuery(filters)).toBe(query)
  expect(numberFilterWords(filters).map(({ words }) => words)).toEqual([
    'Alta desde el 1 nov 2026 hasta el 30 nov 2026',
    'Llegó a Visita',
    'Motivo: Precio',
    'Abiertos',
    'Con esta propiedad en su historial',
  ])
  const wrong = leadQueryIn(
    new URLSearchParams('desde=2026-02-30&llego=nada&motivo=x&comision=y&propiedad=PROP-1&abiertos=no'),
  )
  expect(leadQuery(wrong)).toBe('')
})
