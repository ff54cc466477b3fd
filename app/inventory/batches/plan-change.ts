import type { Result } from '#app/forms/result.ts'
import type { AsesorOption } from '#app/asesores/asesor-card.ts'
import { type OwnerOption, ownerNameIn } from '#app/owners/owner.ts'
import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { type ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import { type Control, NAMED_CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import type { StateNames } from '#app/catalogue/facts/places.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS, STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import { followPrice } from '#app/catalogue/price/price-per-m2.ts'
import { type PublishingContext, newRemarks } from '#app/catalogue/property/public-remarks.ts'
import type { PropertyInput, PropertyRecord, RecordNames } from '#app/catalogue/property/property-input.ts'
import { changedFacts, describeChanges } from '#app/editing/changes/describe-changes.ts'
import { isApplicable } from '#app/editing/form/applicable-facts.ts'
import { checkProperty } from '#app/editing/form/check-property.ts'
import { type PropertyFormValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import { adjustPrice } from './adjust-price.ts'
import { type PriceStep, priceSteps, stepWarnings } from './price-steps.ts'
import type { BatchChange } from './batch-change.ts'

/** What the changed properties are checked against, as in the form. @see CheckContext */
export type BatchContext = {
  today: string
  home: readonly StateNames[]
  complexes: readonly ComplexOption[]
  asesores: readonly AsesorOption[]
  owners: readonly OwnerOption[]
  /** What is public of the agency, for the warnings of a preview; none while the change is applied. */
  publishing?: PublishingContext
}

/**
 * What a batch does to a property. `edit`: null for one that goes to the trash; `warnings`: sentences about what a
 * person should look at before applying it; `prices`: how a change of prices moves them.
 */
export type Planned =
  | {
      outcome: 'change'
      edit: ({ input: PropertyInput } & RecordNames) | null
      warnings: string[]
      prices: PriceStep[]
    }
  | { outcome: 'same' }
  | { outcome: 'refused'; message: string }

type Current = RecordNames & Pick<PropertyRecord, 'input'>
type Next = Result<{ input: PropertyInput }, string>

/** What a batch does to a property, by the rules of the form. */
export function planChange(current: Current, change: BatchChange, context: BatchContext): Planned {
  if (change.kind === 'trash') return { outcome: 'change', edit: null, warnings: [], prices: [] }
  const next = nextInput(current.input, change, context)
  if (!next.ok) return { outcome: 'refused', message: next.refusal }
  const input = followPrice(current.input, next.input)
  if (changedFacts(current.input, input).length === 0) return { outcome: 'same' }
  const edit = { input, ...namesOf(input, current, context) }
  const prices = change.kind === 'price' ? priceSteps(current.input, input) : []
  const steps = change.kind === 'price' ? stepWarnings(prices, change) : []
  return { outcome: 'change', edit, warnings: [...steps, ...warningsOn(input, current.input, context)], prices }
}

/** What visitors would read that looks private, and prices that nobody can mean, as far as the change brings them. */
function warningsOn(input: PropertyInput, stored: PropertyInput, { publishing, owners }: BatchContext): string[] {
  if (!publishing) return []
  const { private: texts, price, place } = newRemarks(input, stored, publishing, owners)
  return [...texts, ...price, ...place].map(({ text }) => text)
}

/** The words of the preview: what changes, a fact a line, or the sentence about a property that doesn't. */
export function describePlan(current: Current, planned: Planned): string {
  if (planned.outcome === 'refused') return planned.message
  if (planned.outcome === 'same') return ''
  const { edit } = planned
  return edit === null
    ? 'Va a la papelera'
    : describeChanges({ ...current.input, ...current }, { ...edit.input, ...edit })
}

function nextInput(input: PropertyInput, change: Exclude<BatchChange, { kind: 'trash' }>, context: BatchContext): Next {
  switch (change.kind) {
    case 'price': {
      const adjusted = adjustPrice(input, change)
      return adjusted.ok ? checked(input, adjusted.values, context) : adjusted
    }
    case 'amenities': {
      const chosen = new Set([...input.amenities, ...change.add])
      for (const code of change.remove) chosen.delete(code)
      return checked(input, { amenities: AMENITIES.filter((code) => chosen.has(code)) }, context)
    }
    // Hiding a place does not depend on other facts.
    case 'precision':
      return { ok: true, input: { ...input, precision: change.precision } }
    case 'facts':
      return withFacts(input, change.values, context)
  }
}

/** A status alone is not checked, as by the button of a row. */
function withFacts(input: PropertyInput, values: Partial<Record<Control, string>>, context: BatchContext): Next {
  const status = STATUSES.find((each) => each === values.status)
  if (status && Object.keys(values).length === 1) return { ok: true, input: { ...input, status } }
  for (const name of FACT_NAMES) {
    if (!(values[name as Control] ?? '') || isApplicable(name, input)) continue
    const kind = `${PROPERTY_TYPE_LABELS[input.type]} en ${CATEGORY_LABELS[input.category].toLowerCase()}`
    return { ok: false, refusal: `«${factOf(name).label}» no es un dato de ${kind}.` }
  }
  return checked(input, values, context)
}

function checked(input: PropertyInput, values: Partial<PropertyFormValues>, context: BatchContext): Next {
  const read = checkProperty({ ...valuesOf(input), ...values }, { ...context, stored: input })
  if (read.ok) return read
  const faults = read.refusal.map(({ control, message }) => `${labelOf(control)}: ${message}`)
  return { ok: false, refusal: faults.join('\n') }
}

function labelOf(control: string): string {
  return NAMED_CONTROLS.find(({ name }) => name === control)?.label ?? control
}

/** The names of the complex, the asesor and the owner, for the log. */
function namesOf(
  { complexId, asesorId, ownerId }: PropertyInput,
  current: Current,
  context: BatchContext,
): RecordNames {
  const nameIn = (options: readonly { id: string; name: string }[], id: string | null) =>
    options.find((each) => each.id === id)?.name ?? null
  return {
    complexName: complexId === current.input.complexId ? current.complexName : nameIn(context.complexes, complexId),
    asesorName: asesorId === current.input.asesorId ? current.asesorName : nameIn(context.asesores, asesorId),
    ownerName: ownerId === current.input.ownerId ? current.ownerName : ownerNameIn(context.owners, ownerId),
  }
}
