import { inOneLine } from '#app/text/in-one-line.ts'
import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import { columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACTS, FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { hostOf, isShownWithHost, formatFact, formatFactOr, valueOf } from '#app/catalogue/property/format-fact.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'

const NOTHING = 'sin dato'

/** With the names of its conjunto and its asesor, if they were read. */
type Named = PropertyInput & { complexName?: string | null; asesorName?: string | null; ownerName?: string | null }

/** The facts in which two versions of a property differ, in the order of the table. */
export function changedFacts(before: PropertyInput, after: PropertyInput): FactName[] {
  return FACT_NAMES.filter((name) => comparable(name, before) !== comparable(name, after))
}

/** Equal texts for equal facts. The order of conditions does not count, that of pictures does. */
function comparable(name: FactName, property: PropertyInput): string {
  const fact = factOf(name)
  if (fact.kind === 'codes') return JSON.stringify(property.amenities.toSorted())
  if (fact.kind === 'pictures') return JSON.stringify(property[fact.set].map(({ photoId, alt }) => [photoId, alt]))
  return JSON.stringify(columnsOf(name).map((column) => property[column]))
}

/** What a log entry stores of a property, which may later change its title or ID, or be deleted. */
export function loggedProperty(id: string, { title, propertyId }: { title: string; propertyId: string | null }) {
  return { id, title, code: propertyCode({ id, propertyId }) }
}

/**
 * The changes of an edit for the activity log: one line per fact, 'Precio: $45,000 MXN → $42,000 MXN'.
 * @returns '' when both are the same
 */
export function describeChanges(before: Named, after: Named): string {
  const changed = changedFacts(before, after).map((name) => (isShownByHost(name, before, after) ? hostOf(name) : name))
  return FACT_NAMES.filter((name) => changed.includes(name))
    .map((name) => `${factOf(name).label}: ${describeChange(name, before, after)}`)
    .join('\n')
}

/** All facts of a property, for the log entry of its deletion: 'Campo: valor', one per line. */
export function describeProperty(
  property: Named,
  { slug, pictures: pictureFiles }: { slug: string; pictures: EachSet<readonly { key: string; alt: string | null }[]> },
): string {
  const facts = FACT_NAMES.filter(
    (name) => factOf(name).kind !== 'pictures' && name !== 'description' && !isShownWithHost(name, property),
  ).map((name) => [factOf(name).label, formatFact(name, property)] as const)
  const pictures = FACT_NAMES.flatMap((name) => {
    const fact = factOf(name)
    if (fact.kind !== 'pictures') return []
    const files = pictureFiles[fact.set].map(({ key, alt }) => (alt ? `${key} (${alt})` : key))
    return [[fact.label, files.join(', ')] as const]
  })
  const lines = [
    ...facts,
    ['Dirección de la página', `/propiedad/${slug}`] as const,
    ...pictures,
    // Last, since it may have many lines.
    [FACTS.description.label, property.description] as const,
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

/** Whether the text of another fact shows the change: 'INPC + 2 %' shows both the index and the percentage. */
function isShownByHost(name: FactName, before: Named, after: Named): boolean {
  return isShownWithHost(name, before) && isShownWithHost(name, after)
}

function describeChange(name: FactName, before: Named, after: Named): string {
  const fact = factOf(name)
  if (fact.kind === 'pictures' && before[fact.set].length === after[fact.set].length)
    return describeSameNumber(before[fact.set], after[fact.set], fact.set)
  const [old, now] = [before, after].map((version) => formatOnOneLine(name, version))
  // '5 %' may be a fixed percentage or one without a choice: if the texts are equal, the choices are shown.
  if (old === now && fact.kind === 'choice')
    return [before, after].map((version) => fact.labels[String(valueOf(name, version))] ?? NOTHING).join(' → ')
  return `${old} → ${now}`
}

/** The fact on one line: a description loses its line breaks. */
function formatOnOneLine(name: FactName, property: Named): string {
  const empty = factOf(name).kind === 'pictures' ? '0' : NOTHING
  return inOneLine(formatFactOr(empty, name, property))
}

/** The change between equally many pictures. */
function describeSameNumber(before: readonly PhotoChoice[], after: readonly PhotoChoice[], set: PictureSet): string {
  const [old, now] = [before, after].map((photos) => photos.map(({ photoId }) => photoId))
  if (String(old) === String(now)) return set === 'plans' ? 'nuevos nombres' : 'nuevas descripciones'
  return String(old?.toSorted()) === String(now?.toSorted())
    ? 'nuevo orden'
    : `${before.length} → ${after.length}, no ${set === 'plans' ? 'los mismos' : 'las mismas'}`
}
