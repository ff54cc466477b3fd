import { formatCount } from '#app/figures/measure.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'

/** A conjunto in the panel's list. */
export type ComplexRow = {
  id: string
  slug: string
  name: string
  kind: ComplexKind
  location: string
  municipality: string | null
  cover: PropertyPhoto | null
  /** How many properties belong to it, how many of them its page shows as free, and how many more are available. */
  spaces: number
  free: number
  untold: number
}
export type ComplexPage = { rows: ComplexRow[]; total: number; page: number; pages: number }

/** '5 espacios, 2 disponibles y 1 más que su página no muestra': so much of a space is told as its precision says. */
export function spacesText({ spaces, free, untold }: Pick<ComplexRow, 'spaces' | 'free' | 'untold'>): string {
  const more = untold === 0 ? '' : ` y ${formatCount(untold)} más que su página no muestra`
  return `${spaceCount(spaces)}, ${formatCount(free)} ${free === 1 ? 'disponible' : 'disponibles'}${more}`
}

/** Conjuntos on one page of the list. */
export const COMPLEX_PAGE_SIZE = 50
/** What the question posts as `intent`, and the parameter of the address that asks it. */
export const COMPLEX_INTENTS = { remove: 'eliminar' } as const
export const REMOVE_COMPLEX_PARAM = 'eliminar'
