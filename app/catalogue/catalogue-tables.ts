import type { Generated } from 'kysely'
import type { Amenity } from './facts/amenities.ts'
import type { ComplexKind } from './facts/complex-kinds.ts'
import type { ComplexColumns, FactColumns } from './facts/fact-columns.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    properties: PropertiesTable
    propertyAmenities: PropertyAmenitiesTable
    propertyPhotos: PropertyPicturesTable
    propertyPlans: PropertyPicturesTable
    retiredSlugs: RetiredSlugsTable
    complexes: ComplexesTable
    complexPhotos: ComplexPicturesTable
    complexPlans: ComplexPicturesTable
    retiredComplexSlugs: RetiredComplexSlugsTable
  }
  interface GlobalConfigTable {
    /** The default precision of new properties. */
    precision: Generated<FactColumns['precision']>
    /** JSON of the landmarks; null for the initial ones. */
    landmarks: Generated<string | null>
    /** JSON of the states where the agency works, and of its zones; null for none. */
    homeStates: Generated<string | null>
    zones: Generated<string | null>
  }
}

type PropertiesTable = FactColumns & {
  id: string
  slug: string
  /** The point of the maps link, only for staff; null where it names none in Mexico. */
  latitude: number | null
  longitude: number | null
  /** The public point. It depends on the precision, and is computed when the row is written. */
  publicLatitude: number | null
  publicLongitude: number | null
  /** Incremented by each change; a form is saved only over the version that it read (optimistic locking). */
  version: number
  /**
   * When it got its status. For a property from before this was stored: as far as its versions tell, or else its last change.
   */
  statusSince: string
  /** When it got its facts: a change that was undone does not count. '' in a row of an archive from before this. */
  factsSince: Generated<string>
  /** What both were before the last edit, for its undo. */
  earlierFactsSince: string | null
  earlierStatusSince: string | null
  createdAt: string
  createdBy: string | null
  updatedAt: string | null
  updatedBy: string | null
}

type PropertyAmenitiesTable = { propertyId: string; code: Amenity }

type PropertyPicturesTable = { propertyId: string; position: number; photoId: string; alt: string | null }

/** Slugs that a property no longer has: `propertyId` null means that the property was deleted. */
type RetiredSlugsTable = { slug: string; propertyId: string | null; retiredAt: string }

/** Complexes: buildings and parks whose spaces are properties, with the facts that all spaces share. */
type ComplexesTable = ComplexColumns & {
  id: string
  slug: string
  name: string
  kind: ComplexKind
  description: string | null
  /** JSON of the drawn floors with the outlines of the spaces; null for none. */
  drawnFloors: string | null
  /** As in `properties`. */
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string | null
  updatedBy: string | null
}

type ComplexPicturesTable = { complexId: string; position: number; photoId: string; alt: string | null }

/** As `retiredSlugs`. */
type RetiredComplexSlugsTable = { slug: string; complexId: string | null; retiredAt: string }
