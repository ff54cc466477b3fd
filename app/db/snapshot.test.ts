import { expect, test } from 'vitest'
import { inOrder } from './snapshot.ts'

test('a table comes after those that it refers to', () => {
  const references = [
    { name: 'a', refersTo: 'c' },
    { name: 'a', refersTo: 'b' },
    { name: 'b', refersTo: 'c' },
    { name: 'c', refersTo: null },
    { name: 'd', refersTo: 'd' },
  ]
  expect(inOrder(references)).toEqual(['c', 'b', 'a', 'd'])
  expect(inOrder([])).toEqual([])
})

test('a circle has no order', () => {
  const circle = [
    { name: 'a', refersTo: 'b' },
    { name: 'b', refersTo: 'a' },
  ]
  expect(() => inOrder(circle)).toThrow('circle: a, b')
})
