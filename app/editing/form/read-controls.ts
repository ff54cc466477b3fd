import type { AsesorOption } from '#app/asesores/asesor-card.ts'
import { type OwnerOption, readOwner } from '#app/owners/owner.ts'
import { NOT_LISTED, type Reading, readCode } from '#app/forms/control-readers.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import { type FactColumns, UNKNOWN, columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { type Control, type Drop, controlsOf } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import type { StateNames } from '#app/catalogue/facts/places.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { AMENITIES, type Amenity } from '#app/catalogue/facts/amenities.ts'
import { CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { type PropertyFormValues, newValues } from '#app/editing/form-state/form-values.ts'
import { readFact, readFileDay } from './read-fact.ts'

/** What a form is checked against. */
export type CheckContext = {
  /** Today as YYYY-MM-DD, in the time zone of the agency. */
  today: string
  /** The property as it is stored; null for a new one. */
  stored: PropertyInput | null
  /** Facts of another type or category that the person agrees to delete. */
  drops?: readonly Drop[]
  /** Whether a file brings the values: its days are written in full, and a deadline may have passed. */
  isFromFile?: boolean
  /** What is wrong with pictures that were not sent yet: only the page knows. */
  pictureFaults?: EachSet<string | null>
  home?: readonly StateNames[]
  /** The complexes and the asesores that may be chosen, with the ones that are stored. */
  complexes?: readonly ComplexOption[]
  asesores?: readonly AsesorOption[]
  owners?: readonly OwnerOption[]
}

export type ControlFault = { control: string; message: string }

const NO_COMPLEX = 'Ese conjunto ya no existe. Elige otro, o ninguno.'
const NO_ASESOR = 'Esa persona ya no se muestra como asesor. Elige otra, o ninguna.'

export type Value = string | number | null

/** The values of a new property. */
export const STARTING = newValues(null)

/** The controls with one value. */
export const SINGLE_CONTROLS = FACT_NAMES.flatMap((name) =>
  controlsOf(name).map((control, at) => {
    const column = columnsOf(name)[at]
    if (!column) throw new Error(`${name} has no column for each of its controls`)
    return { fact: factOf(name), control, column }
  }),
)

export type ControlValues = Partial<Record<Control, Value>>

/** The value of each control; none for a control that is wrong. */
export function readControls(typed: PropertyFormValues, shown: PropertyFormValues | null, context: CheckContext) {
  const values: ControlValues = {}
  const faults: ControlFault[] = []
  for (const single of SINGLE_CONTROLS) {
    const { control } = single
    const read = readControl(single, typed[control], { ...context, shown: shown?.[control] ?? null })
    if ('value' in read) values[control] = read.value
    else faults.push({ control, message: read.message })
  }
  return { values, faults }
}

/** A price has a second control, its currency. @param shown what the control of the stored property shows */
function readControl(
  { fact, control, column }: (typeof SINGLE_CONTROLS)[number],
  typed: string,
  {
    today,
    stored,
    shown,
    complexes = [],
    asesores = [],
    owners = [],
    isFromFile,
  }: CheckContext & { shown: string | null },
): Reading<Value> {
  if (fact.kind === 'code' || control === 'currency') {
    const codes = fact.kind === 'code' ? fact.codes : CURRENCIES
    return requireChoice(readCode(typed || (shown ?? STARTING[control]), codes))
  }
  if (stored && typed !== '' && typed === shown) return { value: stored[column] }
  if (fact.kind === 'owner') return readOwner(typed, owners)
  if (isFromFile && fact.kind === 'day') return readFileDay(typed)
  if (fact.kind !== 'complex' && fact.kind !== 'asesor') return readFact(fact, typed, today)
  const ids = (fact.kind === 'complex' ? complexes : asesores).map(({ id }) => id)
  return readCode(typed, ids, fact.kind === 'complex' ? NO_COMPLEX : NO_ASESOR)
}

function requireChoice(read: Reading<string | null>): Reading<string | null> {
  return 'message' in read || read.value !== null ? read : { message: NOT_LISTED }
}

/** The facts whose values can be read now, the others empty: what a form describes while it is filled in. */
export function readableFacts(typed: PropertyFormValues, today: string): FactColumns & { amenities: Amenity[] } {
  const { values } = readControls(typed, null, { today, stored: null })
  const known = SINGLE_CONTROLS.flatMap(({ control, column }) =>
    values[control] === undefined ? [] : [[column, values[control]]],
  )
  return {
    ...UNKNOWN,
    ...Object.fromEntries(known),
    amenities: AMENITIES.filter((code) => typed.amenities.includes(code)),
  }
}
