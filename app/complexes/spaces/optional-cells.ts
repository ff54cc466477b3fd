import { type Fact, belongsTo, labelWithUnit } from '#app/catalogue/facts/fact.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { isLevelFact } from './space-level.ts'

/** A fact whose column in the table of spaces is hidden until a person shows it. */
export type OptionalCell = Exclude<
  FactName & Control,
  'title' | 'propertyId' | 'area' | 'price' | 'status' | 'category' | 'type'
>

/** The form sections whose facts may be columns: the price details, the sides and the technical facts of the type. */
export const OPTIONAL_SECTIONS = ['precio', 'caracteristicas', 'tecnica'] as const

/** The only ones of 'Características' that spaces differ in beside their area. */
const SIDES: readonly FactName[] = ['frontage', 'depth']

/** Kinds of facts that fit on one line. */
const KINDS: readonly Fact['kind'][] = ['text', 'figure', 'money', 'choice', 'day']

/** All optional columns, in the order of the form. */
export const OPTIONAL_CELLS = FACT_NAMES.filter((name): name is OptionalCell => {
  const fact = factOf(name)
  const { section } = fact.form
  const isOfSpaces =
    section === 'caracteristicas'
      ? SIDES.includes(name)
      : OPTIONAL_SECTIONS.some((each) => each === section) && !isLevelFact(name)
  return isOfSpaces && KINDS.includes(fact.kind) && !(fact.kind === 'text' && fact.lines)
})

export function isOptionalCell(name: string): name is OptionalCell {
  return OPTIONAL_CELLS.some((cell) => cell === name)
}

/** The columns that spaces of these types may have. */
export function optionalCellsOf(types: readonly PropertyType[]): OptionalCell[] {
  return OPTIONAL_CELLS.filter((cell) => types.some((type) => belongsTo(factOf(cell), type)))
}

/** The label with its unit, for example 'Depósito (meses)'. */
export function optionalCellLabel(cell: OptionalCell): string {
  return labelWithUnit(factOf(cell))
}

/** The labels by code, the empty choice first; null for a cell without choices. */
export function optionalChoices(cell: OptionalCell): Readonly<Record<string, string>> | null {
  const fact = factOf(cell)
  return fact.kind === 'choice' ? { '': fact.none ?? '—', ...fact.labels } : null
}
