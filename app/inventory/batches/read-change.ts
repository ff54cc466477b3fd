import type { AsesorOption } from '#app/asesores/asesor-card.ts'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { AMENITIES, AMENITY_LABELS, type Amenity } from '#app/catalogue/facts/amenities.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import { labelWithUnit } from '#app/catalogue/facts/fact.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { readFact } from '#app/editing/form/read-fact.ts'
import { readPosted } from '#app/editing/form-state/form-values.ts'
import { type OwnerOption, ownerIdOr, readOwner } from '#app/owners/owner.ts'
import { NOT_LISTED } from '#app/forms/control-readers.ts'
import { inOneLine } from '#app/text/in-one-line.ts'
import type { BatchAction } from '#app/inventory/selection.ts'
import type { ReadChange } from './batch-change.ts'
import { readPriceChange } from './read-price-change.ts'

/** Controls of the form of a change that are not controls of a property. */
export const CHANGE_CONTROLS = { fact: 'dato', clear: 'vaciar', add: 'anadir', remove: 'quitar' } as const
/** The value of a select for an asesor that is removed: '' leaves it as it is. */
export const NO_ASESOR = 'ninguno'
const CONTACT = ['contactName', 'contactPhone', 'contactEmail'] as const
/** Facts with an action of their own, and those that name one property. */
const OWN: readonly FactName[] = [
  'title',
  'propertyId',
  'price',
  'status',
  'timeAlert',
  'asesorId',
  'ownerId',
  ...CONTACT,
]
/** The facts of 'Otro dato'. */
export const OTHER_FACTS = FACT_NAMES.filter(
  (name) => !OWN.includes(name) && !['codes', 'pictures'].includes(factOf(name).kind),
) as (FactName & Control)[]

export type ChangeContext = {
  today: string
  complexes: readonly ComplexOption[]
  asesores: readonly AsesorOption[]
  owners: readonly OwnerOption[]
}

/** The change that the form of an action describes. */
export function readChange(action: BatchAction, form: FormData, context: ChangeContext): ReadChange {
  switch (action) {
    case 'papelera':
      return { ok: true, change: { kind: 'trash' }, title: 'A la papelera' }
    case 'precio':
      return readPriceChange(form, context.today)
    case 'condiciones':
      return readAmenities(form)
    case 'estatus':
      return readFacts(form, ['status'], context)
    case 'contacto':
      return readContact(form, context)
    case 'fecha':
      return form.has(CHANGE_CONTROLS.clear) || readPosted(form).timeAlert
        ? readFacts(form, ['timeAlert'], context)
        : { ok: false, refusal: { timeAlert: 'Escribe la fecha, o marca que se quita' } }
    case 'propietario':
      return form.has(CHANGE_CONTROLS.clear) || readPosted(form).ownerId
        ? readFacts(form, ['ownerId'], context)
        : { ok: false, refusal: { ownerId: 'Elige un propietario, o marca que se quita' } }
    case 'dato': {
      const name = OTHER_FACTS.find((each) => each === form.get(CHANGE_CONTROLS.fact))
      return name ? readFacts(form, [name], context) : { ok: false, refusal: { [CHANGE_CONTROLS.fact]: NOT_LISTED } }
    }
  }
}

/** The name of a fact as the change shows it. */
export function changeLabel(name: FactName): string {
  return labelWithUnit(factOf(name))
}

function readAmenities(form: FormData): ReadChange {
  const add = amenitiesIn(form, CHANGE_CONTROLS.add)
  const remove = amenitiesIn(form, CHANGE_CONTROLS.remove)
  const both = add.filter((code) => remove.includes(code))
  if (both.length > 0)
    return { ok: false, refusal: { [CHANGE_CONTROLS.add]: `Se añade y se quita a la vez: ${amenityLabels(both)}` } }
  if (add.length + remove.length === 0)
    return { ok: false, refusal: { [CHANGE_CONTROLS.add]: 'Elige qué se añade o se quita' } }
  const parts = [
    add.length > 0 && `añadir ${amenityLabels(add)}`,
    remove.length > 0 && `quitar ${amenityLabels(remove)}`,
  ]
  return {
    ok: true,
    change: { kind: 'amenities', add, remove },
    title: `Condición y servicios: ${parts.filter(Boolean).join('; ')}`,
  }
}

function amenitiesIn(form: FormData, control: string): Amenity[] {
  const posted = new Set(form.getAll(control))
  return AMENITIES.filter((code) => posted.has(code))
}

function amenityLabels(codes: readonly Amenity[]): string {
  return codes.map((code) => AMENITY_LABELS[code]).join(', ')
}

/** What is left empty of the contact stays as it is. */
function readContact(form: FormData, context: ChangeContext): ReadChange {
  const posted = readPosted(form)
  const filled = [...CONTACT, 'asesorId' as const].filter((name) => posted[name].trim() !== '')
  if (filled.length === 0) return { ok: false, refusal: { contactName: 'Escribe qué cambia del contacto' } }
  return readFacts(form, filled, context)
}

function readFacts(form: FormData, names: readonly (FactName & Control)[], context: ChangeContext): ReadChange {
  const posted = readPosted(form)
  const values: Partial<Record<Control, string>> = {}
  const errors: Record<string, string> = {}
  for (const name of names) {
    const typed = form.has(CHANGE_CONTROLS.clear) ? '' : posted[name]
    const text = valueTyped(name, typed, context)
    const message = faultOf(name, text, context)
    if (message) errors[name] = message
    values[name] = text
  }
  if (Object.keys(errors).length > 0) return { ok: false, refusal: errors }
  const title = names.map((name) => `${changeLabel(name)}: ${shownValue(name, values[name] ?? '', context)}`).join('; ')
  return { ok: true, change: { kind: 'facts', values }, title }
}

function valueTyped(name: FactName, typed: string, { owners }: ChangeContext): string {
  if (name === 'ownerId') return ownerIdOr(typed, owners)
  return name === 'asesorId' && typed === NO_ASESOR ? '' : typed
}

function faultOf(name: FactName, text: string, { today, complexes, asesores, owners }: ChangeContext): string | null {
  const fact = factOf(name)
  if (fact.kind === 'complex' || fact.kind === 'asesor') {
    const options = fact.kind === 'complex' ? complexes : asesores
    return text === '' || options.some(({ id }) => id === text) ? null : NOT_LISTED
  }
  const read = fact.kind === 'owner' ? readOwner(text, owners) : readFact(fact, text, today)
  if ('message' in read) return read.message
  return fact.kind === 'code' && read.value === null ? NOT_LISTED : null
}

const LONGEST_VALUE = 80

function shownValue(name: FactName, text: string, { complexes, asesores, owners }: ChangeContext): string {
  const fact = factOf(name)
  if (text.trim() === '') return (fact.kind === 'choice' && fact.none) || 'sin dato'
  if (fact.kind === 'code' || fact.kind === 'choice') return fact.labels[text] ?? text
  if (fact.kind === 'day') return formatDay(text)
  const named = [...complexes, ...asesores, ...owners].find(({ id }) => id === text)
  return named?.name ?? inOneLine(text).slice(0, LONGEST_VALUE)
}
