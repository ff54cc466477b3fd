import { columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'

/** The facts in which two versions of a property differ, in the order of the table. */
export function changedFacts(before: PropertyInput, after: PropertyInput): FactName[] {
  return FACT_NAMES.filter((name) => written(name, before) !== written(name, after))
}

/** Equal texts for equal facts: the order in which conditions were ticked means nothing, that of pictures does. */
function written(name: FactName, property: PropertyInput): string {
  const fact = factOf(name)
  if (fact.kind === 'codes') return JSON.stringify(property.amenities.toSorted())
  if (fact.kind === 'pictures') return JSON.stringify(property[fact.set].map(({ photoId, alt }) => [photoId, alt]))
  return JSON.stringify(columnsOf(name).map((column) => property[column]))
}
