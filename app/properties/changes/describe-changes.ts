import { FACTS, FACT_NAMES, type FactName, factOf } from '#app/properties/facts/facts.ts'
import { tellFact, tellFactOr } from '#app/properties/facts/tell-fact.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { changedFacts } from './changed-facts.ts'

const NOTHING = 'sin dato'

/** With the name of its conjunto, where that was looked up. */
type Named = PropertyInput & { complexName?: string | null }

/**
 * What an edit changed, for the activity log: one line per fact, 'Precio: $45,000 MXN → $42,000 MXN'.
 * @returns '' when both are the same
 */
export function describeChanges(before: Named, after: Named): string {
  return changedFacts(before, after)
    .map((name) => `${factOf(name).label}: ${described(name, before, after)}`)
    .join('\n')
}

/** Everything that was known of a property, for the entry that tells of its end: 'Campo: valor', one per line. */
export function describeProperty(property: Named, kept: { slug: string; photos: readonly string[] }): string {
  const facts = FACT_NAMES.filter((name) => name !== 'images' && name !== 'description').map(
    (name) => [factOf(name).label, tellFact(name, property)] as const,
  )
  const photos = property.photos.map(({ alt }, at) => [kept.photos[at], alt && `(${alt})`].filter(Boolean).join(' '))
  const lines = [
    ...facts,
    ['Dirección de la página', `/propiedad/${kept.slug}`] as const,
    [FACTS.images.label, photos.join(', ')] as const,
    // Last, for it may take many lines of its own.
    [FACTS.description.label, property.description] as const,
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

function described(name: FactName, before: Named, after: Named): string {
  if (name === 'images' && before.photos.length === after.photos.length) return rearranged(before.photos, after.photos)
  return `${shown(name, before)} → ${shown(name, after)}`
}

/** On one line: a description keeps its words, not its line breaks. */
function shown(name: FactName, property: Named): string {
  const empty = name === 'images' ? '0' : NOTHING
  return tellFactOr(empty, name, property).replaceAll(/\s*\n\s*/g, ' ')
}

/** As many photos as before, yet not the same. */
function rearranged(before: PropertyInput['photos'], after: PropertyInput['photos']): string {
  const [old, now] = [before, after].map((photos) => photos.map(({ photoId }) => photoId))
  if (String(old) === String(now)) return 'nuevas descripciones'
  return String(old?.toSorted()) === String(now?.toSorted())
    ? 'nuevo orden'
    : `${before.length} → ${after.length}, no las mismas`
}
