import type { Control } from '#app/properties/facts/fact-controls.ts'
import { belongsTo } from '#app/properties/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/properties/facts/facts.ts'
import type { PropertyType } from '#app/properties/vocabulary.ts'

/** Facts that something is typed for and that the type has not. @param typedIn what the control holds */
export function otherFacts(type: PropertyType, typedIn: (control: Control) => string): FactName[] {
  return FACT_NAMES.filter((name) => !belongsTo(factOf(name), type) && typedIn(name as Control).trim() !== '')
}
