import type { ComplexColumns } from '#app/properties/facts/fact-columns.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import type { ComplexKind } from './complex-kinds.ts'

/** A conjunto as its form gives it. Photos in order, the cover first. */
export type ComplexInput = ComplexColumns & {
  name: string
  kind: ComplexKind
  description: string | null
  photos: PropertyInput['photos']
}

/** A conjunto as it is stored, for whoever is to change it: a change is made over the version that was read. */
export type ComplexRecord = { id: string; slug: string; version: number; input: ComplexInput }
