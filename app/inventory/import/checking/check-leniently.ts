import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { DROPS } from '#app/catalogue/facts/fact-controls.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { SECOND_OPERATION_FACTS } from '#app/catalogue/facts/second-operation-facts.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { checkProperty } from '#app/editing/form/check-property.ts'
import type { ControlFault } from '#app/editing/form/read-controls.ts'
import { type PropertyFormValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import type { Doubt } from '#app/inventory/import/mapping/read-offers.ts'
import { isControl } from '#app/inventory/import/mapping/targets.ts'
import type { PlanContext } from './row-plan.ts'

/**
 * Facts without which a row is refused: a property needs them, or its price would mean something else without them. Any
 * other cell that can't be read is left out, and the row says so.
 */
const NEEDED: readonly string[] = [
  'title',
  'propertyId',
  'type',
  'category',
  'price',
  'currency',
  'priceBase',
  'pricePeriod',
  'priceOnRequest',
  'location',
  'area',
] satisfies Control[]

const SECOND = Object.keys(SECOND_OPERATION_FACTS) as Control[]
/** Controls that mean nothing without each other. */
const TOGETHER: readonly (readonly Control[])[] = [
  SECOND.filter((control) => control !== 'secondVat' && control !== 'secondPriceTo'),
  ['maintenance', 'maintenanceBase'],
  ['increaseIndex', 'increasePercent'],
]
/** The values that a new property has where its own can't be read. They are the private ones: paused, and without a point. */
const INSTEAD: Readonly<Partial<Record<Control, string>>> = { status: 'pausada', precision: 'zona' }
/** How often the row is checked again: without one cell, another one may be refused. */
const MOST_ROUNDS = 6

type Checked = { ok: true; input: PropertyInput; left: ControlFault[] } | { ok: false; refusal: ControlFault[] }

/** The property of a row without the cells that can't be read and that it can do without; or the faults of the others. */
export function checkLeniently(
  sent: PropertyFormValues,
  doubts: readonly Doubt[],
  record: PropertyRecord | null,
  { reading, today, complexes }: PlanContext,
): Checked {
  const { asesores, owners, places } = reading.options
  const context = {
    today,
    stored: record && record.input,
    home: homeLists(places.homeStates),
    complexes,
    asesores,
    owners,
    drops: DROPS.map(({ name }) => name),
    isFromFile: true,
  }
  const stored = record && valuesOf(record.input)
  const left: ControlFault[] = []
  let values = sent
  let faults: ControlFault[] = doubts.map(({ target, message }) => ({ control: target, message: sentence(message) }))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (faults.length === 0) {
      const checked = checkProperty(values, context)
      if (checked.ok) return { ok: true, input: checked.input, left }
      faults = checked.refusal
    }
    faults = withoutTwins(faults)
    if (faults.some(({ control }) => NEEDED.includes(control) || left.some((each) => each.control === control))) break
    left.push(...faults)
    for (const { control } of faults) values = without(control, values, stored)
    faults = []
  }
  const form = checkProperty(values, context)
  return { ok: false, refusal: withoutTwins([...faults, ...(form.ok ? [] : form.refusal), ...left]) }
}

/** The first fault of each control. */
function withoutTwins(faults: readonly ControlFault[]): ControlFault[] {
  return faults.filter(({ control }, at) => faults.findIndex((other) => other.control === control) === at)
}

function without(control: string, values: PropertyFormValues, stored: PropertyFormValues | null): PropertyFormValues {
  const group = TOGETHER.find((each) => each.some((name) => name === control)) ?? []
  const names = group.length > 0 ? group : [control as Control].filter(isControl)
  return {
    ...values,
    ...Object.fromEntries(names.map((name) => [name, stored ? stored[name] : (INSTEAD[name] ?? '')])),
  }
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
