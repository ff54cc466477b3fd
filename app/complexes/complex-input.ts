import type { EachSet } from '#app/photos/picture-sets.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import type { ComplexColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'

/** A conjunto as its form gives it. Pictures in order, the cover first. */
export type ComplexInput = ComplexColumns &
  EachSet<PhotoChoice[]> & {
    name: string
    kind: ComplexKind
    description: string | null
  }

/** A conjunto as it is stored, for whoever is to change it: a change is made over the version that was read. */
export type ComplexRecord = { id: string; slug: string; version: number; input: ComplexInput }
