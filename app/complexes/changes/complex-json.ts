import { z } from 'zod'
import { JSON_COUNT, JSON_TEXT, TEXTS, TEXT_OR_NULL, VALUES, storedJson } from '#app/text/stored-json.ts'
import { COMPLEX_KINDS } from '#app/catalogue/facts/complex-kinds.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import { PROPERTY_FACTS, PICTURES } from '#app/editing/changes/property-json.ts'

/** A version: the fields that have a value, and the pictures. */
export const COMPLEX_VERSION_JSON = storedJson(
  'complexVersions.content',
  'Versión de un conjunto',
  z.object({
    slug: JSON_TEXT,
    fields: VALUES.default({}),
    photos: PICTURES.default([]),
    plans: PICTURES.default([]),
  }),
)

/** What the papelera keeps of a conjunto. */
export type DeletedComplex = {
  input: ComplexInput
  slug: string
  version: number
  createdAt: string
  createdBy: string | null
  /** Its earlier slugs. */
  slugs: string[]
  /** The ids of its spaces, also of those in the papelera. */
  spaces: string[]
}

export const DELETED_COMPLEX_JSON = storedJson(
  'deletedProperties.kept',
  'Conjunto en la papelera',
  z.object({
    input: PROPERTY_FACTS.extend({
      name: JSON_TEXT,
      kind: z.enum(COMPLEX_KINDS),
      description: TEXT_OR_NULL,
      photos: PICTURES,
      plans: PICTURES,
    }),
    slug: JSON_TEXT,
    version: JSON_COUNT,
    createdAt: z.iso.datetime(),
    createdBy: TEXT_OR_NULL,
    slugs: TEXTS,
    spaces: TEXTS,
  }) as z.ZodType<unknown> as z.ZodType<DeletedComplex>,
)
