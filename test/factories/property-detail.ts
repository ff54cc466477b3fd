import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'

/** A property detail with all fields filled; a test overrides only what matters to it. */
export function buildDetail(overrides: Partial<PropertyDetail> = {}): PropertyDetail {
  return {
    ...UNKNOWN,
    id: '019a0000-0000-7000-8000-00000000abcd',
    slug: 'bodega-en-huinala',
    title: 'Bodega en Huinalá',
    description: 'Bodega sobre avenida.',
    priceCents: 26_400_000,
    currency: 'MXN',
    location: 'Huinalá',
    address: 'Carretera a Huinalá km 2.5',
    municipality: 'Apodaca',
    state: 'Nuevo León',
    area: 2400,
    constructionArea: 2250,
    frontage: 48,
    depth: 75.5,
    lotSize: 3600,
    pricePerM2Cents: 11_000,
    propertyId: 'PROP-048',
    type: 'bodega',
    category: 'renta',
    status: 'disponible',
    yearBuilt: 2014,
    bedrooms: 3,
    bathrooms: 2.5,
    googleMapsLink: 'https://www.google.com/maps?q=25.7485,-100.165',
    point: { latitude: 25.7485, longitude: -100.165 },
    amenities: ['con_servicios', 'estacionamiento'],
    plans: [],
    photos: [{ key: 'properties/1_a.jpg', width: 1200, height: 800, alt: null }],
    complex: null,
    version: 1,
    createdAt: '2026-11-01T03:00:00.000Z',
    updatedAt: null,
    ...overrides,
  }
}
