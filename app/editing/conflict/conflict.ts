import { factDifferences } from '#app/editing/changes/describe-changes.ts'
import { controlsOf } from '#app/catalogue/facts/fact-controls.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { type PropertyFormValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import type { Choices, ConflictRow, Side } from '#app/editing/form-state/open-form.ts'

/** With the names of its complex and its asesor, if they were read. */
type Named = PropertyInput & { complexName?: string | null; asesorName?: string | null; ownerName?: string | null }

/**
 * The facts in which what was typed differs from what somebody saved meanwhile. If only one person changed a fact, that
 * side is preselected.
 * @param base what the form started with; null if unknown
 * @param choices the sides that were already chosen
 */
export function conflictRows(
  mine: Named,
  saved: Named,
  { base, choices = {} }: { base: PropertyFormValues | null; choices?: Choices },
): ConflictRow[] {
  const [typed, stored] = [valuesOf(mine), valuesOf(saved)]
  return factDifferences(mine, saved).map((difference) => {
    const { field } = difference
    return { ...difference, side: choices[field] ?? (base && untouchedSide(field, { base, typed, stored })) }
  })
}

function untouchedSide(
  field: FactName,
  { base, typed, stored }: Record<'base' | 'typed' | 'stored', PropertyFormValues>,
): Side | null {
  const opened = partOf(base, field)
  if (partOf(typed, field) === opened) return 'saved'
  return partOf(stored, field) === opened ? 'mine' : null
}

/** The typed values, with the saved version of every fact for which that was chosen. */
export function mergeValues(mine: PropertyFormValues, saved: PropertyFormValues, choices: Choices): PropertyFormValues {
  const merged = { ...mine }
  for (const [field, side] of Object.entries(choices) as [FactName, Side][])
    if (side === 'saved') Object.assign(merged, pick(saved, field))
  return merged
}

function partOf(values: PropertyFormValues, field: FactName): string {
  return JSON.stringify(pick(values, field))
}

/** The controls of one fact: a price has a second one, its currency. */
function pick(values: PropertyFormValues, field: FactName): Partial<PropertyFormValues> {
  if (field === 'amenities') return { amenities: values.amenities.toSorted() }
  const fact = factOf(field)
  if (fact.kind === 'pictures')
    return { [fact.set]: values[fact.set].map(({ photoId, alt }) => ({ photoId, alt: alt || null })) }
  return Object.fromEntries(controlsOf(field).map((name) => [name, values[name]]))
}
