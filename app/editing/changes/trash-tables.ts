declare module '#app/db/schema.ts' {
  interface Schema {
    deletedProperties: DeletedPropertiesTable
    deletedPropertyPhotos: DeletedPropertyPhotosTable
  }
}

/** What the papelera keeps. */
export const TRASH_KINDS = ['propiedad', 'conjunto', 'propietario'] as const
export type TrashKind = (typeof TRASH_KINDS)[number]

/**
 * The papelera: properties, and since migration 0022 also conjuntos and owners. `kept` is JSON with everything needed to
 * restore the row; `propertyId` is the ID of a property; `deletedBy` is the name of a person.
 */
type DeletedPropertiesTable = {
  id: string
  kind: TrashKind
  title: string
  propertyId: string | null
  kept: string
  deletedAt: string
  deletedBy: string | null
}

/** Photos and plans of what is in the papelera; `propertyId` is the id of its row there. */
type DeletedPropertyPhotosTable = { propertyId: string; photoId: string }
