import type { PropertyPhoto } from '#app/properties/property.ts'

/** What a photo shows: its own words, or its place among the photos of the property. */
export function photoName(photo: PropertyPhoto, at: number, name: string): string {
  return photo.alt || `Foto ${at + 1} de ${name}`
}
