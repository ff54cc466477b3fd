import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { readStoredProperty } from '#app/property/page/stored-card.ts'
import { storeProperty, writeCard } from './stored-property.ts'

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

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('location', { origin: 'https://cerronorte.example' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a chosen property is saved under the key of the specification', () => {
  storeProperty(BODEGA)
  expect([...storage.keys()]).toEqual(['property-bodega-en-huinala'])
  expect(readStoredProperty('bodega-en-huinala')).toEqual(BODEGA)
})

test('the saved copy has only the fields of the specification, in their stored forms', () => {
  storeProperty(BODEGA)
  const { slug: _slug, priceCents: _cents, cover: _cover, ...facts } = BODEGA
  expect(JSON.parse(storage.get('property-bodega-en-huinala') ?? '')).toEqual({
    ...facts,
    price: '264000',
    images: ['https://cerronorte.example/img/properties/1_a.jpg.1200.jpg#1200x800'],
  })
})

test('missing fields stay missing', () => {
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

test('a price per m² is saved, but not painted as a price for the whole property', () => {
  storeProperty({ ...BODEGA, priceCents: 110_00, quote: { figure: '$110', rest: ' MXN/m²/mes' } })
  expect(JSON.parse(storage.get(`property-${BODEGA.slug}`) ?? '')).toMatchObject({ price: '110' })
  expect(readStoredProperty(BODEGA.slug)).toEqual({ ...BODEGA, priceCents: null })
  storeProperty(BODEGA)
  expect(readStoredProperty(BODEGA.slug)).toEqual(BODEGA)
})

test('another slug finds nothing', () => {
  storeProperty(BODEGA)
  expect(readStoredProperty('bodega')).toBeNull()
})

describe('an invalid copy is ignored', () => {
  test.each([
    ['broken', '{"slug":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"bodega-en-huinala"'],
    ['without title', changed({ title: undefined })],
    ['an unknown type', changed({ type: 'castillo' })],
    ['a price in words', changed({ price: 'mucho' })],
    ['a price that is a number', changed({ price: 264000 })],
    ['a photo that is not an address', changed({ images: [{ width: 1 }] })],
    ['a photo without address', changed({ images: ['x'] })],
  ])('%s', (_, stored) => {
    storage.set('property-bodega-en-huinala', stored)
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

test('a browser without storage only loses the instant paint', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => storeProperty(BODEGA)).not.toThrow()
  expect(readStoredProperty(BODEGA.slug)).toBeNull()
})

/** A stored copy with something else in it. */
function changed(fields: Record<string, unknown>): string {
  vi.stubGlobal('location', { origin: 'https://cerronorte.example' })
  return JSON.stringify({ ...JSON.parse(writeCard(BODEGA)), ...fields })
}
