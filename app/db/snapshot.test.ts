import { expect, test } from 'vitest'
import { tablesInOrder } from './snapshot.ts'

test('a table comes after the tables that it refers to', () => {
  const references = [
    { name: 'a', refersTo: 'c' },
    { name: 'a', refersTo: 'b' },
    { name: 'b', refersTo: 'c' },
    { name: 'c', refersTo: null },
    { name: 'd', refersTo: 'd' },
  ]
  expect(tablesInOrder(references)).toEqual(['c', 'b', 'a', 'd'])
  expect(tablesInOrder([])).toEqual([])
})

test('tables that refer to each other in a circle have no order', () => {
  const circle = [
    { name: 'a', refersTo: 'b' },
    { name: 'b', refersTo: 'a' },
  ]
  expect(() => tablesInOrder(circle)).toThrow('circle: a, b')
})
