import { expect, test } from 'vitest'
import { NO_FILTERS, UNFILTERED_LIST, countFilters, panelQuery, parsePanelQuery } from './panel-search.ts'

test.each([
  ['', { search: '', page: 1 }],
  ['search=Huinal%C3%A1&page=3', { search: 'Huinalá', page: 3 }],
  ['page=0', { search: '', page: 1 }],
  ['page=-2', { search: '', page: 1 }],
  ['page=1.5', { search: '', page: 1 }],
  ['page=abc&basura=1', { search: '', page: 1 }],
  ['page=9e99', { search: '', page: 1 }],
  [
    'status=pausada&type=bodega&category=renta&municipality=Apodaca&photos=none&order=area-desc',
    {
      status: 'pausada',
      type: 'bodega',
      category: 'renta',
      municipality: 'Apodaca',
      noPhotos: true,
      order: 'area-desc',
    },
  ],
  ['pending=unchanged&deadline=30&order=deadline-asc', { pending: 'unchanged', deadline: '30', order: 'deadline-asc' }],
  ['status=separada&unchanged=30', { status: 'separada', unchanged: '30' }],
  ['status=separada&statusAge=30', { status: 'separada', statusAge: '30' }],
  ['statusFrom=2026-11-01', { statusFrom: '2026-11-01' }],
  ['pending=photos&statusFrom=2026-02-30&deadline=31&unchanged=31&statusAge=0', {}],
  ['search=bodga&literal=1', { search: 'bodga', literal: true }],
  ['search=bodga&literal=2', { search: 'bodga' }],
  ['literal=1', {}],
  ['status=&type=castillo&category=RENTA&municipality=+&photos=1&order=id', {}],
])('the address ?%s is the query %o', (query, expected) => {
  expect(parsePanelQuery(new URLSearchParams(query))).toEqual({ ...UNFILTERED_LIST, ...expected })
})

test('a query is written in the form in which it is read; the first page has no number', () => {
  const all =
    '?search=a&literal=1&status=vendida&statusAge=90&statusFrom=2026-11-01&type=local&category=venta&municipality=Garc%C3%ADa&photos=none&pending=price&deadline=past&unchanged=60&order=oldest&page=2'
  for (const query of ['', '?search=a+b', '?page=2', '?search=%3Cb%3E&page=7', all])
    expect(panelQuery(parsePanelQuery(new URLSearchParams(query)))).toBe(query)
  expect(panelQuery(UNFILTERED_LIST)).toBe('')
})

test('a long search is cut', () => {
  expect(parsePanelQuery(new URLSearchParams({ search: 'a'.repeat(5_000) })).search).toHaveLength(100)
})

test('only filters are counted, not the search and the order', () => {
  expect(countFilters(NO_FILTERS)).toBe(0)
  expect(
    countFilters(parsePanelQuery(new URLSearchParams('search=a&order=oldest&type=bodega&photos=none&deadline=set'))),
  ).toBe(3)
})
