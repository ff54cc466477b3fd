import { expect, test } from 'vitest'
import { MESSAGE_FILTERS, SEARCH_PARAM, filterIn, messageQuery } from './message-query.ts'

test('a query is read back unchanged', () => {
  for (const filter of MESSAGE_FILTERS)
    for (const page of [1, 2]) {
      const params = new URLSearchParams(messageQuery(filter, 'ana & cía', page))
      expect(filterIn(params)).toBe(filter)
      expect(params.get(SEARCH_PARAM)).toBe('ana & cía')
      expect(params.get('page') ?? '1').toBe(String(page))
    }
  expect(messageQuery('todos')).toBe('')
})

test.each(['', 'NUEVO', 'toString', '__proto__', "' or 1=1"])('the filter %j shows all messages', (text) => {
  expect(filterIn(new URLSearchParams({ estado: text }))).toBe('todos')
})
