import { type ReactNode, isValidElement } from 'react'
import { expect, test } from 'vitest'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { paintLandingCard } from '#app/listing/landing/landing-cards.tsx'
import { paintListingCard } from './card-inside.tsx'

const BODEGA: PropertyCard = {
  id: '01a1f640-bc00-7102-9480-46e893b3ed93',
  slug: 'bodega-en-huinala',
  title: 'Bodega «Huinalá» & <patio>',
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
  complex: null,
  line: ['2,250 m² construcción', '2 baños'],
}
const BARE: PropertyCard = { ...BODEGA, title: '', priceCents: null, area: null, cover: null, line: [] }

test.each([
  ['a property', BODEGA],
  ['a property with few data', BARE],
])('the card of %s needs no React in the browser: nothing in it has a handler or a ref', (_what, property) => {
  const listed = { property, publicUrl: 'https://cerronorte.example', whatsapp: '528100000000', priority: true }
  for (const inside of [paintListingCard(listed), paintLandingCard(property)]) expect(liveIn(inside)).toEqual([])
})

test('a handler in a card would be detected', () => {
  const Button = () => <button type="button" aria-label="a" onClick={() => {}} />
  expect(liveIn([1, <Button key="a" />])).toEqual(['button onClick'])
})

/** Properties of elements that only React in the browser would read; components with hooks throw here. */
function liveIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(liveIn)
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) return []
  const { type, props } = node
  if (typeof type === 'function') return liveIn((type as (props: unknown) => ReactNode)(props))
  const live = Object.entries(props).filter(([name, value]) => name === 'ref' || typeof value === 'function')
  return [...live.map(([name]) => `${String(type)} ${name}`), ...liveIn(props.children)]
}
