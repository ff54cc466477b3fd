import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { expectNoMore, forgetLeft, forgetProperty, keepProperty, keptProperty } from './kept-property.ts'

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

/** Fields of the spec, section 3, that a card knows; no other is kept (decision 41). */
const FIELDS = 'id title price currency location municipality state area propertyId type category status images'.split(
  ' ',
)

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('location', { origin: 'https://cerronorte.example' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the chosen property is kept under the keys of the specification, and forgotten', () => {
  const more = { ...CARD, version: 3, createdAt: 'x', line: ['3 hab'] }
  keepProperty('selectedProperty', more)
  keepProperty('propertyToEdit', more)
  expect([...kept.keys()]).toEqual(['selectedProperty', 'propertyToEdit'])
  expect(keptProperty('selectedProperty', '7')).toEqual(CARD)
  const stored = JSON.parse(kept.get('propertyToEdit') ?? '')
  expect(Object.keys(stored).toSorted()).toEqual(FIELDS.toSorted())
  expect(stored).toMatchObject({
    price: '264000.50',
    images: ['https://cerronorte.example/img/properties/1_a.jpg#3x2'],
  })
  forgetProperty('selectedProperty')
  expect(keptProperty('selectedProperty', '7')).toBeNull()
})

test('it paints only its own page', () => {
  keepProperty('selectedProperty', CARD)
  expect(keptProperty('selectedProperty', '8')).toBeNull()
  expect(keptProperty('propertyToEdit', '7')).toBeNull()
})

test('what is pressed while a page still arrives is kept for the page that follows', () => {
  keepProperty('propertyToEdit', CARD)
  forgetLeft('propertyToEdit')
  expect(keptProperty('propertyToEdit', '7'), 'the list has arrived').toEqual(CARD)
  expectNoMore('propertyToEdit')
  forgetLeft('propertyToEdit')
  expect(keptProperty('propertyToEdit', '7'), 'the form led away').toBeNull()
})

test('what led nowhere is forgotten with the second page', () => {
  keepProperty('selectedProperty', CARD)
  forgetLeft('selectedProperty')
  forgetLeft('selectedProperty')
  expect(keptProperty('selectedProperty', '7')).toBeNull()
})

test.each(['{', '{"id":"7"}', JSON.stringify(CARD), '[]'])('«%s» paints nothing', (stored) => {
  kept.set('selectedProperty', stored)
  expect(keptProperty('selectedProperty', '7')).toBeNull()
})
