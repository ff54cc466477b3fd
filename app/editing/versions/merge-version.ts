import type { Result } from '#app/forms/result.ts'
import { columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyInput, RecordNames } from '#app/catalogue/property/property-input.ts'
import { changedFacts } from '#app/editing/changes/describe-changes.ts'
import { checkProperty } from '#app/editing/form/check-property.ts'
import { DROPS } from '#app/catalogue/facts/fact-controls.ts'
import { valuesOf } from '#app/editing/form-state/form-values.ts'

/** A property with the names of its complex, its asesor and its owner. */
export type Named = PropertyInput & RecordNames

/** The property with these facts of a version, unchecked. */
export function mergeVersion(current: Named, version: Named, facts: readonly FactName[]): Named {
  const merged = { ...current }
  for (const name of facts) {
    const fact = factOf(name)
    if (fact.kind === 'codes') merged.amenities = version.amenities
    else if (fact.kind === 'pictures') merged[fact.set] = version[fact.set]
    else Object.assign(merged, Object.fromEntries(columnsOf(name).map((column) => [column, version[column]])))
    if (fact.kind === 'complex') merged.complexName = version.complexName
    if (fact.kind === 'asesor') merged.asesorName = version.asesorName
    if (fact.kind === 'owner') merged.ownerName = version.ownerName
  }
  return merged
}

/**
 * Checks the property that a restore makes by the rules of the form; its values were stored once, so each is valid by
 * itself. A fact without another that it depends on is refused, and so is one that would delete others.
 * @param facts the facts that the person chose
 * @returns the property, or a sentence for each fault
 */
export function checkMerged(
  current: PropertyInput,
  merged: PropertyInput,
  { facts, today }: { facts: readonly FactName[]; today: string },
): Result<{ input: PropertyInput }, string[]> {
  const drops = DROPS.map(({ name }) => name)
  const checked = checkProperty(valuesOf(merged), { today, stored: merged, drops })
  if (!checked.ok)
    return { ok: false, refusal: checked.refusal.map(({ control, message }) => `${labelOf(control)}: ${message}`) }
  const missing = changedFacts(merged, checked.input)
  const refused = missing.filter((name) => facts.includes(name))
  if (refused.length > 0)
    return { ok: false, refusal: [`La propiedad ya no es del tipo o de la categoría que tiene: ${labels(refused)}.`] }
  const lost = changedFacts(current, checked.input).filter((name) => !facts.includes(name))
  if (lost.length > 0) return { ok: false, refusal: [`Con solo esos datos se borraría: ${labels(lost)}.`] }
  return checked
}

function labelOf(control: string): string {
  const name = FACT_NAMES.find((each) => each === control)
  return name ? factOf(name).label : 'Moneda'
}

function labels(names: readonly FactName[]): string {
  return names.map((name) => factOf(name).label).join(', ')
}
