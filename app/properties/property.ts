import {
  type Amenity,
  CATEGORY_LABELS,
  type Category,
  type Currency,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
  type Status,
} from './vocabulary.ts'

/** A picture as pages use it: `key` names the stored file, `alt` is what the uploader wrote. */
export type PropertyPhoto = { key: string; width: number; height: number; alt: string | null }

/** What a card of the listing or the landing shows. Money in centavos, areas in m². */
export type PropertyCard = {
  id: string
  slug: string
  title: string
  priceCents: number | null
  currency: Currency
  location: string
  municipality: string | null
  state: string | null
  area: number | null
  constructionArea: number | null
  /** The human code; pages show `propertyCode(property)`. */
  propertyId: string | null
  type: PropertyType
  category: Category
  status: Status
  bedrooms: number | null
  bathrooms: number | null
  cover: PropertyPhoto | null
}

/** Everything of a property that the detail page shows. Lengths in metres. */
export type PropertyDetail = Omit<PropertyCard, 'cover'> & {
  description: string | null
  address: string | null
  frontage: number | null
  depth: number | null
  lotSize: number | null
  pricePerM2Cents: number | null
  yearBuilt: number | null
  googleMapsLink: string | null
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
  amenities: Amenity[]
  photos: PropertyPhoto[]
  version: number
  createdAt: string
  updatedAt: string | null
}

/** The human code of a property, or 'PROP-' and the last four characters of its id (spec, section 2, Properties). */
export function propertyCode(property: { id: string; propertyId: string | null }): string {
  return property.propertyId || `PROP-${property.id.slice(-4)}`
}

/** What a property is called: its title, or 'Bodega en renta' where that is empty. */
export function propertyName({ title, type, category }: Pick<PropertyCard, 'title' | 'type' | 'category'>): string {
  return title.trim() || whatItIs(type, category)
}

/** 'Bodega en renta'. */
export function whatItIs(type: PropertyType, category: Category): string {
  return `${PROPERTY_TYPE_LABELS[type]} en ${CATEGORY_LABELS[category].toLowerCase()}`
}

/** 'Huinalá, Apodaca, Nuevo León' without what is missing or already said. */
export function placeName(parts: readonly (string | null)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .filter((part, at, all) => all.indexOf(part) === at)
    .join(', ')
}
