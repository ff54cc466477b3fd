import { expect, test } from 'vitest'
import { panelQuery, parsePanelQuery } from './panel-search.ts'

test.each([
  ['', { search: '', page: 1 }],
  ['search=Huinal%C3%A1&page=3', { search: 'Huinalá', page: 3 }],
  ['page=0', { search: '', page: 1 }],
  ['page=-2', { search: '', page: 1 }],
  ['page=1.5', { search: '', page: 1 }],
  ['page=abc&basura=1', { search: '', page: 1 }],
  ['page=9e99', { search: '', page: 1 }],
])('the address ?%s asks for %o', (query, expected) => {
  expect(parsePanelQuery(new URLSearchParams(query))).toEqual(expected)
})

test('a query is written as it is read, the first page without a number', () => {
  for (const query of ['', '?search=a+b', '?page=2', '?search=%3Cb%3E&page=7'])
    expect(panelQuery(parsePanelQuery(new URLSearchParams(query)))).toBe(query)
  expect(panelQuery({ search: '', page: 1 })).toBe('')
})

test('a search of any length is cut', () => {
  expect(parsePanelQuery(new URLSearchParams({ search: 'a'.repeat(5_000) })).search).toHaveLength(100)
})
