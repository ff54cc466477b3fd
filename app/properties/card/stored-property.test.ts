import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CardCopy } from '#app/properties/property.ts'
import { readStoredProperty, storeProperty } from './stored-property.ts'

const BODEGA: CardCopy = {
  id: '01a1f640-bc00-7102-9480-46e893b3ed93',
  slug: 'bodega-en-huinala',
  title: 'Bodega en Huinalá',
  priceCents: 26_400_000,
  currency: 'MXN',
  location: 'Huinalá',
  municipality: 'Apodaca',
  state: 'Nuevo León',
  area: 2400,
  propertyId: 'PROP-048',
  type: 'bodega',
  category: 'renta',
  status: 'disponible',
  cover: { key: 'properties/1_a.jpg', width: 1200, height: 800, alt: null },
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a chosen property is kept under the key of the specification', () => {
  storeProperty(BODEGA)
  expect([...kept.keys()]).toEqual(['property-bodega-en-huinala'])
  expect(readStoredProperty('bodega-en-huinala')).toEqual(BODEGA)
})

test('what is missing stays missing', () => {
  const bare = {
    ...BODEGA,
    priceCents: null,
    municipality: null,
    state: null,
    area: null,
    propertyId: null,
    cover: null,
  }
  storeProperty(bare)
  expect(readStoredProperty(bare.slug)).toEqual(bare)
})

test('another slug finds nothing', () => {
  storeProperty(BODEGA)
  expect(readStoredProperty('bodega')).toBeNull()
})

describe('a copy that cannot be trusted is as if it were not there', () => {
  test.each([
    ['broken', '{"slug":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"bodega-en-huinala"'],
    ['another property', JSON.stringify({ ...BODEGA, slug: 'otra' })],
    ['without title', JSON.stringify({ ...BODEGA, title: undefined })],
    ['an unknown type', JSON.stringify({ ...BODEGA, type: 'castillo' })],
    ['a price that is text', JSON.stringify({ ...BODEGA, priceCents: '264000' })],
    ['a photo without key', JSON.stringify({ ...BODEGA, cover: { width: 1, height: 1, alt: null } })],
  ])('%s', (_, stored) => {
    kept.set('property-bodega-en-huinala', stored)
    expect(readStoredProperty('bodega-en-huinala')).toBeNull()
  })
})

test('a browser that forbids its storage only loses the instant paint', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden })
  expect(() => storeProperty(BODEGA)).not.toThrow()
  expect(readStoredProperty(BODEGA.slug)).toBeNull()
})

test('without a storage at all nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => storeProperty(BODEGA)).not.toThrow()
  expect(readStoredProperty(BODEGA.slug)).toBeNull()
})
