import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { staticHtml } from '#app/ui/static-html.ts'
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
])('the card of %s is the same as React would paint it', (_what, property) => {
  const listed = { property, publicUrl: 'https://cerronorte.example', whatsapp: '528100000000', priority: true }
  for (const inside of [paintListingCard(listed), paintLandingCard(property)])
    expect(staticHtml(inside)).toBe(withoutPreload(renderToStaticMarkup(inside)))
})

/** React adds preload links for pictures, which our pages leave out. */
function withoutPreload(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
