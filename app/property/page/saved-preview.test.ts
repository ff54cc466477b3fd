import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { markPreviewUsed, removeStalePreview, removePreview, savePreview, readSavedPreview } from './saved-preview.ts'

const CARD: CardCopy = {
  id: '7',
  slug: '',
  title: 'Bodega',
  priceCents: 26_400_050,
  currency: 'MXN',
  location: 'Huinalá',
  municipality: null,
  state: null,
  area: 2400,
  propertyId: null,
  type: 'bodega',
  category: 'renta',
  status: 'pausada',
  cover: { key: 'properties/1_a.jpg', width: 3, height: 2, alt: null },
}

/** The fields of the spec, section 3, that a card has. No other field is saved (decision 41). */
const FIELDS = 'id title price currency location municipality state area propertyId type category status images'.split(
  ' ',
)

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('location', { origin: 'https://cerronorte.example' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the chosen property is saved under the keys of the specification, and removed', () => {
  const more = { ...CARD, version: 3, createdAt: 'x', line: ['3 hab'] }
  savePreview('selectedProperty', more)
  savePreview('propertyToEdit', more)
  expect([...storage.keys()]).toEqual(['selectedProperty', 'propertyToEdit'])
  expect(readSavedPreview('selectedProperty', '7')).toEqual(CARD)
  const stored = JSON.parse(storage.get('propertyToEdit') ?? '')
  expect(Object.keys(stored).toSorted()).toEqual(FIELDS.toSorted())
  expect(stored).toMatchObject({
    price: '264000.50',
    images: ['https://cerronorte.example/img/properties/1_a.jpg.1200.jpg#3x2'],
  })
  removePreview('selectedProperty')
  expect(readSavedPreview('selectedProperty', '7')).toBeNull()
})

test('a saved card is read only for its own page', () => {
  savePreview('selectedProperty', CARD)
  expect(readSavedPreview('selectedProperty', '8')).toBeNull()
  expect(readSavedPreview('propertyToEdit', '7')).toBeNull()
})

test('a card that is saved while a page is still loading stays for the page that follows', () => {
  savePreview('propertyToEdit', CARD)
  removeStalePreview('propertyToEdit')
  expect(readSavedPreview('propertyToEdit', '7'), 'the list has arrived').toEqual(CARD)
  markPreviewUsed('propertyToEdit')
  removeStalePreview('propertyToEdit')
  expect(readSavedPreview('propertyToEdit', '7'), 'the form led away').toBeNull()
})

test('a card whose page never loaded is removed with the second page', () => {
  savePreview('selectedProperty', CARD)
  removeStalePreview('selectedProperty')
  removeStalePreview('selectedProperty')
  expect(readSavedPreview('selectedProperty', '7')).toBeNull()
})

test.each(['{', '{"id":"7"}', JSON.stringify(CARD), '[]'])('«%s» is not read as a card', (stored) => {
  storage.set('selectedProperty', stored)
  expect(readSavedPreview('selectedProperty', '7')).toBeNull()
})
