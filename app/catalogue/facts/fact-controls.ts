import type { PictureControl } from '#app/photos/photo-choice.ts'
import { FORM_SECTIONS, type SectionId } from './fact.ts'
import { FACT_NAMES, type FactName, factOf } from './facts.ts'

/** A control with one value, named as the spec names its fields (decision 31). */
export type Control = Exclude<FactName, 'amenities' | PictureControl> | 'currency'

/** The controls of a fact that have one value each, in the order of its columns: a price has its currency. */
export function controlsOf(name: FactName): Control[] {
  const { kind } = factOf(name)
  if (kind === 'codes' || kind === 'pictures') return []
  return (kind === 'price' ? [name, 'currency'] : [name]) as Control[]
}

/** The facts of a section of the form, in their order. */
export function factsInSection(id: SectionId): FactName[] {
  const names = FACT_NAMES.filter((name) => factOf(name).form.section === id)
  return [...names.filter((name) => factOf(name).form.first), ...names.filter((name) => !factOf(name).form.first)]
}

/** In the order of the table. */
export const CONTROLS = FACT_NAMES.flatMap(controlsOf)

/** Checkboxes that confirm the deletion of facts which the chosen type or category does not have. */
export const DROPS = [
  {
    name: 'dropTerms',
    section: 'precio',
    label: 'Condiciones de otra categoría',
    unconfirmed: 'Confirma que estas condiciones se borran, o elige otra vez la categoría que las tiene',
  },
  {
    name: 'dropOther',
    section: 'tecnica',
    label: 'Datos de otro tipo',
    unconfirmed: 'Confirma que estos datos se borran, o elige otra vez el tipo que los tiene',
  },
] as const
export type Drop = (typeof DROPS)[number]['name']

/** `required`: the message for an empty required control. */
type NamedControl = { name: string; label: string; required?: string }

/** Every control that can have an error, in the order of the form, with its label. */
export const NAMED_CONTROLS: readonly NamedControl[] = [
  ...FORM_SECTIONS.flatMap(({ id }) => factsInSection(id)).flatMap((name) => [
    { name: name as string, label: factOf(name).label, required: factOf(name).form.required },
    ...(factOf(name).kind === 'price' ? [{ name: 'currency', label: 'Moneda' }] : []),
  ]),
  ...DROPS,
]

/** Whether a text may have several lines. */
export function hasLines(control: Control): boolean {
  const fact = control === 'currency' ? null : factOf(control)
  return fact?.kind === 'text' && fact.lines === true
}
