import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { belongsTo, goesWith } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import type { Category, PropertyType } from '#app/catalogue/facts/vocabulary.ts'

type Chosen = { type: PropertyType; category: Category }

/** Whether properties of the chosen type and category have the fact. */
export function isApplicable(name: FactName, { type, category }: Chosen): boolean {
  return belongsTo(factOf(name), type) && goesWith(factOf(name), category)
}

/** The facts with a typed text that the chosen type or category does not have. @param typedIn the text of a control */
export function inapplicableFacts(chosen: Chosen, typedIn: (control: Control) => string): FactName[] {
  return FACT_NAMES.filter((name) => !isApplicable(name, chosen) && typedIn(name as Control).trim() !== '')
}
