import type { PropertyInput } from '#app/properties/property-input.ts'
import { PROPERTY_FIELDS, PROPERTY_FIELD_NAMES, type PropertyField, changedFields } from './property-fields.ts'

const NOTHING = 'sin dato'

/**
 * What an edit changed, for the activity log: one line per fact, 'Precio: $45,000 MXN → $42,000 MXN'.
 * @returns '' when both are the same
 */
export function describeChanges(before: PropertyInput, after: PropertyInput): string {
  return changedFields(before, after)
    .map((name) => `${PROPERTY_FIELDS[name].label}: ${described(name, before, after)}`)
    .join('\n')
}

/** Everything that was known of a property, for the entry that tells of its end: 'Campo: valor', one per line. */
export function describeProperty(property: PropertyInput, kept: { slug: string; photos: readonly string[] }): string {
  const facts = PROPERTY_FIELD_NAMES.filter((name) => name !== 'images' && name !== 'description').map(
    (name) => [PROPERTY_FIELDS[name].label, PROPERTY_FIELDS[name].show(property)] as const,
  )
  const photos = property.photos.map(({ alt }, at) => [kept.photos[at], alt && `(${alt})`].filter(Boolean).join(' '))
  const lines = [
    ...facts,
    ['Dirección de la página', `/propiedad/${kept.slug}`] as const,
    [PROPERTY_FIELDS.images.label, photos.join(', ')] as const,
    // Last, for it may take many lines of its own.
    [PROPERTY_FIELDS.description.label, property.description] as const,
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

function described(name: PropertyField, before: PropertyInput, after: PropertyInput): string {
  if (name === 'images' && before.photos.length === after.photos.length) return rearranged(before.photos, after.photos)
  return `${shown(name, before)} → ${shown(name, after)}`
}

/** On one line: a description keeps its words, not its line breaks. */
function shown(name: PropertyField, property: PropertyInput): string {
  const empty = name === 'images' ? '0' : NOTHING
  return PROPERTY_FIELDS[name].show(property)?.replaceAll(/\s*\n\s*/g, ' ') ?? empty
}

/** As many photos as before, yet not the same. */
function rearranged(before: PropertyInput['photos'], after: PropertyInput['photos']): string {
  const [old, now] = [before, after].map((photos) => photos.map(({ photoId }) => photoId))
  if (String(old) === String(now)) return 'nuevas descripciones'
  return String(old?.toSorted()) === String(now?.toSorted())
    ? 'nuevo orden'
    : `${before.length} → ${after.length}, no las mismas`
}
