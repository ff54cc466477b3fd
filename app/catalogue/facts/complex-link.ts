import { formatCount } from '#app/figures/measure.ts'
import type { ComplexKind } from './complex-kinds.ts'
import type { PropertyType } from './vocabulary.ts'

/** The complex of a property. `free`: the number of its free spaces. */
export type ComplexLink = { slug: string; name: string; kind: ComplexKind; free: number }

export type CardComplexColumns = {
  complexSlug: string | null
  complexName: string | null
  complexKind: ComplexKind | null
  complexFree: number | null
}

export function complexFrom(row: CardComplexColumns): ComplexLink | null {
  const { complexSlug: slug, complexName: name, complexKind: kind, complexFree: free } = row
  return slug === null || name === null || kind === null ? null : { slug, name, kind, free: free ?? 0 }
}

/** The complex on a card. `text`: '6 espacios en Plaza Encino'. */
export type CardComplex = { slug: string; text: string }

/** The usual type of the spaces of each kind. */
export const SPACE_TYPES: Record<ComplexKind, PropertyType> = {
  plaza: 'local',
  parque_industrial: 'bodega',
  torre: 'oficina',
}

/** '6 espacios en Plaza Encino', or 'En Plaza Encino' without free spaces. */
function spacesText({ free, name }: Pick<ComplexLink, 'free' | 'name'>): string {
  return free === 0 ? `En ${name}` : `${spaceCount(free)} en ${name}`
}

export function cardComplex(complex: ComplexLink): CardComplex {
  return { slug: complex.slug, text: spacesText(complex) }
}

/** '1 espacio', '12 espacios'. */
export function spaceCount(count: number): string {
  return count === 1 ? '1 espacio' : `${formatCount(count)} espacios`
}
