import { expect, test } from 'vitest'
import { activityQuery, isFiltered, isReversedRange, parseActivityQuery } from './activity-query.ts'

const WHOLE_LOG = { search: '', type: null, person: '', origin: null, from: '', to: '', page: 1 }

test.each([
  ['', {}],
  ['search=+Nave++dos+&page=2', { search: 'Nave dos', page: 2 }],
  ['accion=property_edit&persona=Ana+Ruiz', { type: 'property_edit', person: 'Ana Ruiz' }],
  ['origen=importadas', { origin: 'importadas' }],
  ['desde=2026-11-01&hasta=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['accion=otra&origen=toString&desde=2026-02-30&hasta=ayer&page=0&search=%00', {}],
])('the address ?%s is read as %o', (query, expected) => {
  expect(parseActivityQuery(new URLSearchParams(query))).toEqual({ ...WHOLE_LOG, ...expected })
})

test('a query is written in the form in which it is read', () => {
  const all = '?search=a&accion=property_pause&persona=Ana&origen=aqui&desde=2026-11-01&hasta=2026-11-02&page=3'
  for (const query of ['', '?page=2', all])
    expect(activityQuery(parseActivityQuery(new URLSearchParams(query)))).toBe(query)
})

test('a page of the whole log does not count as filtered', () => {
  expect(isFiltered({ ...WHOLE_LOG, page: 4 })).toBe(false)
  expect(isFiltered({ ...WHOLE_LOG, to: '2026-11-02' })).toBe(true)
})

test.each([
  ['2026-11-02', '2026-11-01', true],
  ['2026-11-01', '2026-11-01', false],
  ['2026-11-02', '', false],
  ['', '2026-11-01', false],
])('the range from %j to %j is reversed: %s', (from, to, turned) => {
  expect(isReversedRange({ ...WHOLE_LOG, type: null, from, to })).toBe(turned)
})
