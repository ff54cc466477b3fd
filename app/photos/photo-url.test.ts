import fc from 'fast-check'
import { VARIANT_WIDTHS } from './photo-size.ts'
import { expect, test } from 'vitest'
import { VARIANT_FORMATS, parsePhotoKey, photoUrl, srcSet, variantKey, variantUrl } from './photo-url.ts'

const KEY = 'properties/1700000000000_fachada.jpg'

test('a photo is served under its key', () => {
  expect(photoUrl(KEY)).toBe('/img/properties/1700000000000_fachada.jpg')
})

test('a key that needs it is escaped, its folders stay', () => {
  expect(photoUrl('properties/a b?#%é.jpg')).toBe('/img/properties/a%20b%3F%23%25%C3%A9.jpg')
})

test('a variant adds its width and format to the key', () => {
  expect(variantKey(KEY, { width: 800, format: 'webp' })).toBe(`${KEY}.800.webp`)
  expect(variantUrl(KEY, { width: 400, format: 'jpg' })).toBe(`/img/${KEY}.400.jpg`)
})

test('a source set names every width of a format', () => {
  expect(srcSet(KEY, 'avif')).toBe(`/img/${KEY}.400.avif 400w, /img/${KEY}.800.avif 800w, /img/${KEY}.1200.avif 1200w`)
})

test('a key of the store is told apart from the key of a variant', () => {
  expect(parsePhotoKey(KEY)).toEqual({ key: KEY, variant: null })
  expect(parsePhotoKey(`${KEY}.1200.jpg`)).toEqual({ key: KEY, variant: { width: 1200, format: 'jpg' } })
})

test.each(['.500.jpg', '.400.png', '.0400.jpg', '.400.jpg.', '.400.JPG', '.400', '.400.jpg\n'])(
  '%j is no variant',
  (ending) => {
    expect(parsePhotoKey(KEY + ending)).toEqual({ key: KEY + ending, variant: null })
  },
)

test('a variant alone names no photo', () => {
  expect(parsePhotoKey('.400.jpg')).toEqual({ key: '.400.jpg', variant: null })
})

test('every variant of any key is read back', () => {
  const variant = fc.record({
    width: fc.constantFrom(...VARIANT_WIDTHS),
    format: fc.constantFrom(...VARIANT_FORMATS),
  })
  const key = fc.string({ minLength: 1, unit: fc.constantFrom(...'aZ9/._-40') })
  fc.assert(
    fc.property(key, variant, (name, made) => {
      expect(parsePhotoKey(variantKey(name, made))).toEqual({ key: name, variant: made })
    }),
  )
})
