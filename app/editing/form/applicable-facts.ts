import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { belongsTo, goesWith } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import type { Category, PropertyType } from '#app/catalogue/facts/vocabulary.ts'

type Chosen = { type: PropertyType; category: Category }

/** Whether the form asks for a fact of the type and the category that are chosen. */
export function isApplicable(name: FactName, { type, category }: Chosen): boolean {
  return belongsTo(factOf(name), type) && goesWith(factOf(name), category)
}

/** Facts that something is typed for and that are not asked for. @param typedIn what the control holds */
export function inapplicableFacts(chosen: Chosen, typedIn: (control: Control) => string): FactName[] {
  return FACT_NAMES.filter((name) => !isApplicable(name, chosen) && typedIn(name as Control).trim() !== '')
}
