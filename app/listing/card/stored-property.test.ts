import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { readStoredProperty, removeStored, storeProperty } from './stored-property.ts'

const BODEGA: CardCopy = {
  id: '01a1f640-bc00-7102-9480-46e893b3ed93',
  slug: 'bodega-en-huinala',
  title: 'Bodega en Huinalá',
  priceCents: 26_400_050,
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
const PHOTO = 'https://cerronorte.example/img/properties/1_a.jpg.1200.jpg'
const PAINTED = { title: 'Bodega en Huinalá', place: 'Huinalá, Apodaca, Nuevo León', photo: PHOTO }
const KEYS = ['property-bodega-en-huinala', 'selectedProperty', 'propertyToEdit'] as const

const storages = { sessionStorage: new Map<string, string>(), localStorage: new Map<string, string>() }
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://cerronorte.example' })
  for (const [name, storage] of Object.entries(storages)) {
    storage.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    })
  }
})
afterEach(() => vi.unstubAllGlobals())

test('a chosen property is stored under the keys of the specification, painted, and removed', () => {
  for (const key of KEYS) storeProperty(key, BODEGA)
  expect([...storages.sessionStorage.keys()]).toEqual([KEYS[0]])
  expect([...storages.localStorage.keys()]).toEqual([KEYS[1], KEYS[2]])
  for (const key of KEYS) {
    expect(readStoredProperty(key)).toEqual(PAINTED)
    removeStored(key)
    expect(readStoredProperty(key)).toBeNull()
  }
})

test('only the fields of the specification are stored, in their stored forms', () => {
  const more = { ...BODEGA, version: 3, createdAt: 'x', line: ['3 hab'], quote: { figure: '$110', rest: ' MXN/m²' } }
  storeProperty('selectedProperty', more)
  const { slug: _slug, priceCents: _cents, cover: _cover, ...facts } = BODEGA
  expect(JSON.parse(storages.localStorage.get('selectedProperty') ?? '')).toEqual({
    ...facts,
    price: '264000.50',
    images: [PHOTO],
  })
})

test('missing fields stay missing', () => {
  const bare = { ...BODEGA, priceCents: null, municipality: null, state: null, area: null, cover: null }
  storeProperty('propertyToEdit', bare)
  expect(JSON.parse(storages.localStorage.get('propertyToEdit') ?? '')).toMatchObject({
    price: '',
    images: [],
    area: null,
  })
  expect(readStoredProperty('propertyToEdit')).toEqual({ title: BODEGA.title, place: 'Huinalá', photo: null })
})

test('a property is painted only on its own page', () => {
  storeProperty('selectedProperty', BODEGA)
  expect(readStoredProperty('selectedProperty', BODEGA.id)).toEqual(PAINTED)
  expect(readStoredProperty('selectedProperty', '8')).toBeNull()
  expect(readStoredProperty('propertyToEdit', BODEGA.id)).toBeNull()
  expect(readStoredProperty('property-bodega')).toBeNull()
})

test.each(['{', 'null', '[]', '"bodega"', '{"id":"7"}', '{"title":7}'])('«%s» is not painted', (stored) => {
  storages.localStorage.set('selectedProperty', stored)
  expect(readStoredProperty('selectedProperty')).toBeNull()
})

test('a stored property with fields of another kind is painted without them', () => {
  storages.localStorage.set('selectedProperty', '{"title":"Bodega","location":7,"state":null,"images":[{"url":"x"}]}')
  expect(readStoredProperty('selectedProperty')).toEqual({ title: 'Bodega', place: '', photo: null })
})

test.each(['forbids its storage', 'has no storage'])('a browser that %s only loses the paint', (kind) => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage =
    kind === 'has no storage' ? undefined : { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  for (const name of Object.keys(storages)) vi.stubGlobal(name, storage)
  for (const key of KEYS) {
    expect(() => storeProperty(key, BODEGA)).not.toThrow()
    expect(readStoredProperty(key)).toBeNull()
    expect(() => removeStored(key)).not.toThrow()
  }
})
