import { expect, test } from 'vitest'
import { describePictures, samePictures } from './picture-changes.ts'

function pictures(ids: string) {
  return [...ids].map((photoId) => ({ photoId, alt: null }))
}

test.each([
  ['', 'a', '0 → 1'],
  ['abc', 'ab', '3 → 2'],
  ['ab', 'ba', 'nuevo orden'],
  ['ab', 'ac', '2 → 2 (1 añadida, 1 quitada)'],
  ['a', 'bcd', '1 → 3 (3 añadidas, 1 quitada)'],
  ['abcd', 'aef', '4 → 3 (2 añadidas, 3 quitadas)'],
])('photos from %j to %j: %s', (before, after, expected) => {
  expect(describePictures('photos', pictures(before), pictures(after))).toBe(expected)
  expect(samePictures(pictures(before), pictures(after))).toBe(false)
})

test('plans have their own words, and so have new descriptions', () => {
  expect(describePictures('plans', pictures('ab'), pictures('bc'))).toBe('2 → 2 (1 añadido, 1 quitado)')
  const named = [{ photoId: 'a', alt: 'Planta baja' }]
  expect(samePictures(pictures('a'), named)).toBe(false)
  expect(describePictures('plans', pictures('a'), named)).toBe('nuevos nombres')
  expect(describePictures('photos', pictures('a'), named)).toBe('nuevas descripciones')
  expect(samePictures(named, named)).toBe(true)
})
