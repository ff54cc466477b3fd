import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { newValues, parseValues, readPosted, sameValues, toFormData, valuesOf } from './form-values.ts'

const PROPERTY = buildProperty({
  priceCents: 26_400_050,
  bathrooms: 2.5,
  amenities: ['gym', 'aire'],
  photos: [
    { photoId: 'a', alt: 'Fachada' },
    { photoId: 'b', alt: null },
  ],
})

test('figures have thousands commas', () => {
  expect(valuesOf(PROPERTY)).toMatchObject({
    price: '264,000.50',
    pricePerM2: '110',
    area: '2,400',
    bathrooms: '2.5',
    yearBuilt: '2014',
    bedrooms: '',
  })
})

test('the posted values are the shown ones', () => {
  const values = valuesOf(PROPERTY)
  expect(readPosted(toFormData(values))).toEqual(values)
  expect(parseValues(JSON.stringify(values))).toEqual(values)
})

describe('hostile input', () => {
  function posted(...entries: [string, string | File][]) {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    return readPosted(form)
  }

  test('if a name comes several times, its last value that is not empty is used', () => {
    expect(posted(['title', 'Uno'], ['title', 'Dos'], ['title', ' ']).title).toBe('Dos')
  })

  test('files, unknown names and strange paths are ignored', () => {
    const file = new File(['x'], 'a.txt')
    const values = posted(['title', file], ['amenities', file], ['images', file], ['a[b', 'x'], ['__proto__.x', 'y'])
    expect(values).toEqual({ ...newValues(null), type: '', category: '', status: '', currency: '', precision: '' })
  })

  test('a day is the same day however it was typed; what is none stays as it was typed', () => {
    const day = (typed: string) => posted(['timeAlert', typed]).timeAlert
    expect(['2026-12-03', '3/12/2026', '3 dic 2026'].map(day)).toEqual(Array.from({ length: 3 }, () => '2026-12-03'))
    expect(day('31/11/2026')).toBe('31/11/2026')
  })

  test('control characters are removed, and line ends are normalised', () => {
    expect(posted(['description', 'a\u0000b\r\nc\rd\te\u001B[0m']).description).toBe('ab\nc\nd\te[0m')
  })

  test('invisible characters are removed as in every other form, and combined letters are composed', () => {
    expect(posted(['title', ' Nave\u200B  en \u202Erenta\uD800 ']).title).toBe(' Nave  en renta\uFFFD ')
    expect(posted(['title', 'Huinala\u0301']).title).toBe('Huinalá')
    const picture = posted(['images', 'x'], ['imageAlts', 'Fa\u0000chada\n\u202Enorte']).photos
    expect(picture).toEqual([{ photoId: 'x', alt: 'Fa chada norte' }])
  })

  test('only the description keeps line breaks', () => {
    const lines = 'Nave\r\n\tcon andenes'
    expect(posted(['title', lines], ['description', lines])).toMatchObject({
      title: 'Nave con andenes',
      description: 'Nave\n\tcon andenes',
    })
  })

  test('only the first conditions of a hostile form are read', () => {
    const many = Array.from({ length: 5000 }, (): [string, string] => ['amenities', 'gym'])
    expect(posted(...many).amenities).toHaveLength(200)
  })

  test('any text as the base of a form is harmless', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        const values = parseValues(json)
        expect(values === null ? '' : readPosted(toFormData(values)).title).toBeTypeOf('string')
      }),
    )
    for (const json of ['', 'null', '3', '"x"', '[', '{"title":']) expect(parseValues(json)).toBeNull()
    expect(parseValues('{"title":3,"amenities":[1,"gym"],"photos":[null,{"photoId":4,"alt":5}]}')).toMatchObject({
      title: '',
      amenities: ['gym'],
      photos: [{ photoId: '', alt: null }],
    })
  })
})

test('the order of conditions is no change, that of photos is', () => {
  const values = valuesOf(PROPERTY)
  expect(sameValues(values, { ...values, amenities: values.amenities.toReversed() })).toBe(true)
  expect(sameValues(values, { ...values, photos: values.photos.toReversed() })).toBe(false)
  expect(sameValues(values, { ...values, price: '264,000.51' })).toBe(false)
  expect(sameValues(values, { ...values, photos: values.photos.map((photo) => ({ ...photo, alt: 'x' })) })).toBe(false)
})

test('a new form has the configured contact', () => {
  const contact = { contactName: 'Ana', contactPhone: null, contactEmail: 'ana@cerronorte.example' }
  expect(newValues(contact)).toMatchObject({ contactName: 'Ana', contactPhone: '', currency: 'MXN', type: 'casa' })
})
