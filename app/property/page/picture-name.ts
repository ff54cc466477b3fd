import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import type { PropertyPhoto } from '#app/catalogue/property/property.ts'

/** What one picture of a set is called, and all of them. */
export const PICTURE_NAMES: EachSet<{ one: string; all: string }> = {
  photos: { one: 'Foto', all: 'Fotos' },
  plans: { one: 'Plano', all: 'Planos' },
}

/** What a picture shows: its own words, or its place among those of the property, which is named where it is not said. */
export function pictureName(set: PictureSet, { alt }: PropertyPhoto, at: number, name: string | null = null): string {
  return alt || `${PICTURE_NAMES[set].one} ${at + 1}${name === null ? '' : ` de ${name}`}`
}
