import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePhotoKey } from './photo-key.ts'
import { photoUrl, srcSet, variantKey, variantUrl } from './photo-url.ts'
import { LARGE_WIDTHS, USUAL_WIDTHS, VARIANT_FORMATS } from './photo-variants.ts'

const KEY = 'properties/1700000000000_fachada.jpg'

test('a photo is served under its key', () => {
  expect(photoUrl(KEY)).toBe('/img/properties/1700000000000_fachada.jpg')
})

test('special characters in a key are escaped, its folders stay', () => {
  expect(photoUrl('properties/a b?#%é.jpg')).toBe('/img/properties/a%20b%3F%23%25%C3%A9.jpg')
})

test('a variant adds its width and format to the key', () => {
  expect(variantKey(KEY, { width: 800, format: 'webp' })).toBe(`${KEY}.800.webp`)
  expect(variantUrl(KEY, { width: 400, format: 'jpg' })).toBe(`/img/${KEY}.400.jpg`)
})

describe('a source set', () => {
  const USUAL = `/img/${KEY}.400.avif 400w, /img/${KEY}.800.avif 800w, /img/${KEY}.1200.avif 1200w`

  test.each([
    ['a photo of the time when none was larger', 1200, 2400, USUAL],
    ['a small photo', 300, 2400, `/img/${KEY}.400.avif 300w`],
    ['a large photo where it is shown small', 2400, 1200, USUAL],
    ['a large photo', 2000, 2400, `${USUAL}, /img/${KEY}.1600.avif 1600w`],
    ['the largest', 2400, 2400, `${USUAL}, /img/${KEY}.1600.avif 1600w, /img/${KEY}.2400.avif 2400w`],
  ])('of %s', (_case, width, widest, expected) => {
    expect(srcSet({ key: KEY, width, height: width / 2 }, 'avif', widest)).toBe(expected)
    expect(srcSet({ key: KEY, width, height: width / 2 }, 'webp', widest)).toBe(expected.replaceAll('avif', 'webp'))
  })

  test('of an upright photo has nothing higher than the shown photo, except the largest one for the full screen', () => {
    const upright = { key: KEY, width: 800, height: 1600 }
    expect(srcSet(upright, 'avif', 1200)).toBe(`/img/${KEY}.400.avif 400w`)
    expect(srcSet(upright, 'jpg', 2400)).toBe(`/img/${KEY}.400.jpg 400w, /img/${KEY} 800w`)
  })

  test('of JPEG has the photo itself as its largest source', () => {
    const usual = USUAL.replaceAll('avif', 'jpg')
    expect(srcSet({ key: KEY, width: 2000, height: 1000 }, 'jpg', 2400)).toBe(`${usual}, /img/${KEY} 2000w`)
    expect(srcSet({ key: KEY, width: 2000, height: 1000 }, 'jpg', 1200)).toBe(usual)
    expect(srcSet({ key: KEY, width: 1200, height: 600 }, 'jpg', 2400)).toBe(usual)
  })
})

test('a photo key and a variant key are distinguished', () => {
  expect(parsePhotoKey(KEY)).toEqual({ key: KEY, variant: null })
  expect(parsePhotoKey(`${KEY}.1200.jpg`)).toEqual({ key: KEY, variant: { width: 1200, format: 'jpg' } })
})

test.each(['.500.jpg', '.400.png', '.0400.jpg', '.400.jpg.', '.400.JPG', '.400', '.400.jpg\n'])(
  '%j is not a variant',
  (ending) => {
    expect(parsePhotoKey(KEY + ending)).toEqual({ key: KEY + ending, variant: null })
  },
)

test('a variant without a photo is not a photo key', () => {
  expect(parsePhotoKey('.400.jpg')).toEqual({ key: '.400.jpg', variant: null })
})

test('every variant of any key is read back', () => {
  const variant = fc.record({
    width: fc.constantFrom(...USUAL_WIDTHS, ...LARGE_WIDTHS),
    format: fc.constantFrom(...VARIANT_FORMATS),
  })
  const key = fc.string({ minLength: 1, unit: fc.constantFrom(...'aZ9/._-40') })
  fc.assert(
    fc.property(key, variant, (name, made) => {
      expect(parsePhotoKey(variantKey(name, made))).toEqual({ key: name, variant: made })
    }),
  )
})
