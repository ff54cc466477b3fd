import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardCopy } from '#app/properties/property.ts'
import { forgetProperty, keepProperty, keptProperty } from './kept-property.ts'

const CARD: CardCopy = {
  id: '7',
  slug: 'bodega',
  title: 'Bodega',
  priceCents: 26_400_000,
  currency: 'MXN',
  location: 'Huinalá',
  municipality: null,
  state: null,
  area: 2400,
  propertyId: null,
  type: 'bodega',
  category: 'renta',
  status: 'pausada',
  cover: null,
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the chosen property is kept under the keys of the specification, and forgotten', () => {
  keepProperty('selectedProperty', CARD)
  keepProperty('propertyToEdit', CARD)
  expect([...kept.keys()]).toEqual(['selectedProperty', 'propertyToEdit'])
  expect(keptProperty('selectedProperty', '7')).toEqual(CARD)
  forgetProperty('selectedProperty')
  expect(keptProperty('selectedProperty', '7')).toBeNull()
})

test('it paints only its own page', () => {
  keepProperty('selectedProperty', CARD)
  expect(keptProperty('selectedProperty', '8')).toBeNull()
  expect(keptProperty('propertyToEdit', '7')).toBeNull()
})

test.each(['{', '{"id":"7"}', JSON.stringify({ ...CARD, status: 'otro' })])('«%s» paints nothing', (stored) => {
  kept.set('selectedProperty', stored)
  expect(keptProperty('selectedProperty', '7')).toBeNull()
})
