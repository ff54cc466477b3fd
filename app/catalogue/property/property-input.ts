import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'

/** A property as a form or an import gives it: everything but what the product itself keeps. Pictures in order, the cover first. */
export type PropertyInput = FactColumns & {
  amenities: Amenity[]
  photos: PhotoChoice[]
  plans: PhotoChoice[]
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
  /** The name of the conjunto that it is a space of. */
  complexName: string | null
  input: PropertyInput
}
