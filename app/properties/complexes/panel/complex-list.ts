import type { PropertyPhoto } from '#app/properties/property.ts'
import type { ComplexKind } from '#app/properties/complexes/complex-kinds.ts'

/** A conjunto in the panel's list. */
export type ComplexRow = {
  id: string
  slug: string
  name: string
  kind: ComplexKind
  location: string
  municipality: string | null
  cover: PropertyPhoto | null
  /** How many properties belong to it, and how many of them are available. */
  spaces: number
  free: number
}
export type ComplexPage = { rows: ComplexRow[]; total: number; page: number; pages: number }

/** Conjuntos on one page of the list. */
export const COMPLEX_PAGE_SIZE = 50
/** What the question posts as `intent`, and the parameter of the address that asks it. */
export const COMPLEX_INTENTS = { remove: 'eliminar' } as const
export const REMOVE_COMPLEX_PARAM = 'eliminar'
