import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'

/** A property as a form or an import gives it. Pictures are in order, the cover first. */
export type PropertyInput = FactColumns & {
  amenities: Amenity[]
  photos: PhotoChoice[]
  plans: PhotoChoice[]
}

/** The version of a property that was never edited. */
export const FIRST_VERSION = 1

/** A stored property to be changed. A change is saved only over the version that was read. */
export type PropertyRecord = {
  id: string
  slug: string
  version: number
  createdAt: string
  updatedAt: string | null
  /** The account that changed it last; null for the product itself and for deleted accounts. */
  updatedBy: string | null
  /** The name of its complex. */
  complexName: string | null
  /** The name on the card of its asesor. */
  asesorName: string | null
  /** The name of its owner. */
  ownerName: string | null
  input: PropertyInput
}

/** The names of what a property refers to. */
export type RecordNames = Pick<PropertyRecord, 'complexName' | 'asesorName' | 'ownerName'>
