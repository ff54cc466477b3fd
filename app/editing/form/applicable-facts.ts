import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { type Fact, type Operations, belongsTo, goesWith } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { PROPERTY_TYPES, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'

type Chosen = Operations & { type: PropertyType }

/** Whether properties of the chosen type and categories have the fact. */
export function isApplicable(name: FactName, { type, ...operations }: Chosen): boolean {
  return belongsTo(factOf(name), type) && goesWith(factOf(name), operations)
}

/** The facts with a typed text that the chosen type or category does not have. @param typedIn the text of a control */
export function inapplicableFacts(chosen: Chosen, typedIn: (control: Control) => string): FactName[] {
  return FACT_NAMES.filter((name) => !isApplicable(name, chosen) && typedIn(name as Control).trim() !== '')
}

type Choice = Extract<Fact, { kind: 'choice' }>

/** The codes that a choice has for a type; all of them for an unknown type. */
export function codesForType({ codes, byType }: Choice, type: string): readonly string[] {
  const known = PROPERTY_TYPES.find((each) => each === type)
  return byType && known ? byType[known] : codes
}

/** The sentence about a code that only another type has; null for a code of the type, or none. */
export function otherTypeFault(fact: Choice, code: string, type: string): string | null {
  const owner = PROPERTY_TYPES.find((each) => fact.byType?.[each].includes(code))
  const chosen = PROPERTY_TYPES.find((each) => each === type)
  if (!owner || !chosen || codesForType(fact, type).includes(code)) return null
  const [label, of, other] = [fact.labels[code], PROPERTY_TYPE_LABELS[owner], PROPERTY_TYPE_LABELS[chosen]]
  return `«${label}» es de ${of}: elige uno de ${other}, o «Sin dato».`
}

/** The error messages for choices, such as the subtype, whose value belongs to another type than the chosen one. */
export function otherTypeFaults(values: Readonly<Record<string, unknown>>): { control: FactName; message: string }[] {
  return FACT_NAMES.flatMap((name) => {
    const fact = factOf(name)
    const code = values[name]
    if (fact.kind !== 'choice' || typeof code !== 'string') return []
    const message = otherTypeFault(fact, code, String(values['type']))
    return message ? [{ control: name, message }] : []
  })
}
