import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'

/** Label of one picture of a set, and of all of them. */
export const PICTURE_NAMES: EachSet<{ one: string; all: string }> = {
  photos: { one: 'Foto', all: 'Fotos' },
  plans: { one: 'Plano', all: 'Planos' },
}

/** A picture's description: its alt text, or else 'Foto 2 de {name}'; without a name 'Foto 2'. */
export function pictureName(set: PictureSet, { alt }: PropertyPhoto, at: number, name: string | null = null): string {
  return alt || `${PICTURE_NAMES[set].one} ${at + 1}${name === null ? '' : ` de ${name}`}`
}
