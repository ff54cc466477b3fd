import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'

/** A complex in the panel's list. */
export type ComplexRow = {
  id: string
  slug: string
  name: string
  kind: ComplexKind
  location: string
  municipality: string | null
  cover: PropertyPhoto | null
  /** How many properties belong to it, how many of them its page shows as free, and how many more are available but hidden. */
  spaces: number
  free: number
  hidden: number
}
export type ComplexPage = { rows: ComplexRow[]; total: number; page: number; pages: number }

/** '5 espacios, 2 disponibles y 1 más que su página no muestra'. The page hides spaces without an exact location. */
export function spacesText({ spaces, free, hidden }: Pick<ComplexRow, 'spaces' | 'free' | 'hidden'>): string {
  const more = hidden === 0 ? '' : ` y ${formatCount(hidden)} más que su página no muestra`
  return `${spaceCount(spaces)}, ${counted(free, 'disponible', 'disponibles')}${more}`
}

/** Complexes on one page of the list. */
export const COMPLEX_PAGE_SIZE = 50
/** The `intent` that deletes a complex, and the URL parameter that opens the question before it. */
export const COMPLEX_INTENTS = { remove: 'remove' } as const
export const REMOVE_COMPLEX_PARAM = 'eliminar'
