import type { EachSet } from '#app/photos/picture-sets.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import type { ComplexColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import type { DrawnFloor } from './floors/drawn-floors.ts'

/** What is edited of a complex, in its form and in the drawing of its floors. Pictures are in order, the cover first. */
export type ComplexInput = ComplexColumns &
  EachSet<PhotoChoice[]> & {
    name: string
    kind: ComplexKind
    description: string | null
    drawnFloors: DrawnFloor[]
  }

/** A stored complex that is to be changed. A change is saved only if the version is still the one that was read. */
export type ComplexRecord = {
  id: string
  slug: string
  version: number
  createdAt: string
  updatedAt: string | null
  input: ComplexInput
}
