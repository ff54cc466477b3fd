import { formatArea, formatCount, formatLength } from '#app/properties/measure.ts'
import { formatAmount, formatPrice, priceSuffix } from '#app/properties/price.ts'
import { type PropertyDetail, placeName, propertyCode, whatItIs } from '#app/properties/property.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/properties/vocabulary.ts'

export type Fact = { label: string; value: string }
type Facts = Pick<
  PropertyDetail,
  | 'id'
  | 'propertyId'
  | 'category'
  | 'priceCents'
  | 'currency'
  | 'area'
  | 'constructionArea'
  | 'lotSize'
  | 'frontage'
  | 'depth'
  | 'pricePerM2Cents'
  | 'yearBuilt'
  | 'type'
  | 'bedrooms'
  | 'bathrooms'
>

/** The grid 'Características'. A missing or zero figure has no cell. */
export function detailFacts(property: Facts): Fact[] {
  return everyFact(property).flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** All that the grid may hold, in its order (spec, section 2, Property detail); null what a property has not. */
export function everyFact(property: Facts): { label: string; value: string | null }[] {
  const { area, constructionArea, lotSize, frontage, depth, yearBuilt, bedrooms, bathrooms } = property
  const cells: [string, string | null | 0][] = [
    ['ID de propiedad', propertyCode(property)],
    ['Tipo de operación', CATEGORY_LABELS[property.category]],
    ['Precio', formatPrice(property.priceCents, property.currency)],
    ['Superficie', area && formatArea(area)],
    ['Construcción', constructionArea && formatArea(constructionArea)],
    ['Terreno', lotSize && formatArea(lotSize)],
    ['Frente', frontage && formatLength(frontage)],
    ['Fondo', depth && formatLength(depth)],
    ['Precio por m²', pricePerM2(property)],
    ['Año de construcción', yearBuilt && String(yearBuilt)],
    ['Tipo', PROPERTY_TYPE_LABELS[property.type]],
    ['Recámaras', bedrooms && formatCount(bedrooms)],
    ['Baños', bathrooms && formatCount(bathrooms)],
  ]
  return cells.map(([label, value]) => ({ label, value: value || null }))
}

/** '$110.00 MXN', always with its centavos; null without one. */
export function pricePerM2({ pricePerM2Cents, currency }: Pick<Facts, 'pricePerM2Cents' | 'currency'>): string | null {
  if (!pricePerM2Cents) return null
  return `${formatAmount(pricePerM2Cents, currency, 'always')}${priceSuffix(pricePerM2Cents, currency, 'venta')}`
}

/** One sentence for search engines: 'Bodega en renta en Huinalá, Apodaca: 2,400 m², $264,000 MXN/mes. ID PROP-048.' */
export function detailSummary(property: Facts & Pick<PropertyDetail, 'location' | 'municipality' | 'state'>): string {
  const { type, category, location, municipality, state, area, priceCents, currency } = property
  const place = placeName([location, municipality, state])
  const price =
    priceCents === null ? '' : formatAmount(priceCents, currency) + priceSuffix(priceCents, currency, category)
  const figures = [area ? formatArea(area) : '', price].filter(Boolean).join(', ')
  return `${whatItIs(type, category)}${place && ` en ${place}`}${figures && `: ${figures}`}. ID ${propertyCode(property)}.`
}
