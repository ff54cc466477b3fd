import { z } from 'zod'
import { JSON_TEXT, TEXTS, TEXT_OR_NULL, VALUES, storedJson } from '#app/text/stored-json.ts'
import { FLOORS } from '#app/complexes/floors/floors-json.ts'
import { PICTURES } from '#app/editing/changes/property-json.ts'

/** A version: the fields that have a value, and the pictures. */
export const COMPLEX_VERSION_JSON = storedJson(
  'versions.content',
  'Versión de un conjunto',
  z.object({
    slug: JSON_TEXT,
    fields: VALUES.default({}),
    photos: PICTURES.default([]),
    plans: PICTURES.default([]),
    drawnFloors: FLOORS.default([]),
  }),
)

/** What the trash stores of a complex besides its last version. */
export type DeletedComplex = {
  createdAt: string
  createdBy: string | null
  /** Its earlier slugs. */
  slugs: string[]
  /** The ids of its spaces, also of those in the trash. */
  spaces: string[]
}

export const DELETED_COMPLEX_JSON = storedJson<DeletedComplex>(
  'versions.deleted',
  'Conjunto en la papelera',
  z.object({ createdAt: z.iso.datetime(), createdBy: TEXT_OR_NULL, slugs: TEXTS, spaces: TEXTS }),
)
