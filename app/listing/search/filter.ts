import type { ListedColumn } from '#app/catalogue/catalogue-row.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'

/**
 * What every filter has: its parameter in the URL (decision 31) and its label. `types`: the filter is available only for
 * these types, among 'Más filtros'; `rare`: for every type, among them.
 */
type Named = { param: string; label: string; types?: readonly PropertyType[]; rare?: true }

/** Words that must all occur in a text of the row. Without a placeholder, the form has a special control for it. */
type WordsFilter = Named & { kind: 'words'; placeholder?: string }

/**
 * One value of a list, or `several` that are alternatives. `isOpen`: the list comes with the results, so that any name is
 * read, and the server ignores unknown ones. `byType`: the options that each type has; default: all. `all`:
 * the text of the control while none is chosen. A check has one value and shows its label. A row has several `conditions`,
 * and several `landUses`: those that the text of the fact allows.
 */
type ChoiceFilter = Named & {
  kind: 'choice'
  column: ListedColumn | ListColumn
  options: readonly string[]
  byType?: Readonly<Record<PropertyType, readonly string[]>>
  labels?: Readonly<Record<string, string>>
  control: 'select' | 'pills' | 'check'
  several?: true
  isOpen?: true
  all: string
}

/** A column with several values. */
export type ListColumn = 'landUses' | 'conditions'

/** One limit of a range. `rate`: the price per m², in centavos of pesos. Its chip shows `label`; the two limits of one `range` share a group of the form. */
type BoundFilter = Named & {
  kind: 'bound'
  column: ListedColumn | 'comparableCents' | 'rate' | 'seats'
  operator: '>=' | '<='
  figure: 'pesos' | 'm²' | 'm' | 'kVA' | 't/m²' | 'meses' | 'count'
  range?: string
}

/** The latest calendar day that is accepted, or the first; a row without a day is available now. */
type DayFilter = Named &
  ({ kind: 'day'; operator: '<='; column: ListedColumn } | { kind: 'day'; operator: '>='; column: 'createdAt' })

export type Filter = WordsFilter | ChoiceFilter | BoundFilter | DayFilter

/** The filter with the options that the chosen types have; with all of them where no type is chosen. */
export function forTypes(filter: Filter, chosen: readonly string[]): Filter {
  if (filter.kind !== 'choice' || !filter.byType || chosen.length === 0) return filter
  const options = Object.entries(filter.byType).flatMap(([type, own]) => (chosen.includes(type) ? own : []))
  return { ...filter, options }
}
