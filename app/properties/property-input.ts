import type { Amenity, Category, Currency, PropertyType, Status } from './vocabulary.ts'

/** A property as a form or an import gives it: everything but what the product itself keeps. Photos in order, the cover first. */
export type PropertyInput = {
  title: string
  description: string | null
  priceCents: number | null
  currency: Currency
  location: string
  address: string | null
  area: number | null
  constructionArea: number | null
  frontage: number | null
  depth: number | null
  lotSize: number | null
  pricePerM2Cents: number | null
  propertyId: string | null
  type: PropertyType
  category: Category
  status: Status
  state: string | null
  municipality: string | null
  timeAlert: string | null
  googleMapsLink: string | null
  yearBuilt: number | null
  bedrooms: number | null
  bathrooms: number | null
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
  amenities: Amenity[]
  photos: { photoId: string; alt: string | null }[]
}

/** A property as it is stored, for whoever is to change it: a change is made over the version that was read. */
export type PropertyRecord = {
  id: string
  slug: string
  version: number
  createdAt: string
  updatedAt: string | null
  /** Who changed it last; null for the product itself, or for someone whose account is gone. */
  updatedBy: string | null
  input: PropertyInput
}
