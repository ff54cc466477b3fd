import { expect, test } from 'vitest'
import { filterOf } from './filter-table.ts'
import { unreadableLimits, unreadableLimitMessage } from './unreadable-limits.ts'

test.each(['abc', '12..3', '-5', '.', '9,5', '1'.repeat(20)])(
  'a price limit of %j has the message that it is not applied',
  (text) =>
    expect(unreadableLimitMessage(filterOf('minPriceCents'), text)).toBe(
      'Este límite no se aplica. Escribe un número, por ejemplo 2,400.',
    ),
)

test.each(['', '  ', '1,500,000', '$ 25,000', '1.500', '0', '2,400.'])('a limit of %j has no message', (text) => {
  expect(unreadableLimitMessage(filterOf('minPriceCents'), text)).toBeNull()
  expect(unreadableLimitMessage(filterOf('maxArea'), text.replace('$', ''))).toBeNull()
})

test('a number of docks must be whole, and text filters have no such message', () => {
  expect(unreadableLimitMessage(filterOf('docks'), '2.5')).toBe('Este límite no se aplica. Escribe un número entero.')
  expect(unreadableLimitMessage(filterOf('search'), 'abc')).toBeNull()
  expect(unreadableLimitMessage(filterOf('availableFrom'), 'abc')).toBeNull()
})

test('the unreadable limits of a query are returned as they were typed', () => {
  const query = new URLSearchParams({
    minPrice: 'abc',
    maxPrice: '9000',
    minArea: '',
    maxArea: 'x'.repeat(50),
    type: '?',
  })
  expect(unreadableLimits(query)).toEqual({ minPrice: 'abc', maxArea: 'x'.repeat(20) })
  expect(unreadableLimits(new URLSearchParams('maxPrice=9000&search=abc'))).toBeNull()
  expect(unreadableLimits(new URLSearchParams('type=bodega&docks=abc'))).toEqual({ docks: 'abc' })
  expect(unreadableLimits(new URLSearchParams('type=oficina&docks=abc')), 'an office has none').toBeNull()
})
