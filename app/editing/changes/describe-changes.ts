import { type Difference, NO_VALUE, describeDifferences } from '#app/text/difference.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import { describePictures } from '#app/photos/picture-changes.ts'
import { columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACTS, FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { hostOf, isShownWithHost, formatFact, formatFactOr, valueOf } from '#app/catalogue/property/format-fact.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'

/** With the names of its complex and its asesor, if they were read. */
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

/** The facts in which two versions of a property differ, each with its texts. */
export function factDifferences(before: Named, after: Named): Difference<FactName>[] {
  return changedFacts(before, after).map((name) => factDifference(name, before, after))
}

/**
 * The changes of an edit for the log and a notice, one line per fact, 'Precio: $45,000 MXN → $42,000 MXN'. A fact whose
 * text is part of another one, such as the base of a price, is in the line of that one.
 * @returns '' when both are the same
 */
export function describeChanges(before: Named, after: Named): string {
  const changed = changedFacts(before, after).map((name) => (isShownByHost(name, before, after) ? hostOf(name) : name))
  const lines = FACT_NAMES.filter((name) => changed.includes(name))
  return describeDifferences(lines.map((name) => factDifference(name, before, after)))
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

/** The change of one fact with its texts. */
export function factDifference(name: FactName, before: Named, after: Named): Difference<FactName> {
  const fact = factOf(name)
  const [from = NO_VALUE, to = NO_VALUE] = [before, after].map((version) => formatFactOr(NO_VALUE, name, version))
  const difference = { field: name, label: fact.label, from, to }
  if (fact.kind === 'pictures')
    return { ...difference, change: describePictures(fact.set, before[fact.set], after[fact.set]) }
  if (from !== to || fact.kind !== 'choice') return difference
  // '5 %' may be a fixed percentage or one without a choice: if the texts are equal, the choices are shown.
  const [chosen = NO_VALUE, now = NO_VALUE] = [before, after].map(
    (version) => fact.labels[String(valueOf(name, version))],
  )
  return { ...difference, from: chosen, to: now }
}
