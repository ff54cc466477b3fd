import type { ListedColumn } from '#app/catalogue/catalogue-row.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'

/**
 * What every filter tells of itself: its name in the URL (decision 31), and what people call it. `types`: it is asked
 * for only once one of them is chosen, among 'Más filtros'.
 */
type Named = { param: string; label: string; types?: readonly PropertyType[] }

/** Words that must all occur in a text of the row. Without a placeholder it has a control of its own elsewhere. */
type WordsFilter = Named & { kind: 'words'; placeholder?: string }

/**
 * One value of a list; `all` is what the control says while none is chosen. A check has one value, which is its label.
 * 'landUses' are several: those that the text of the fact allows.
 */
type ChoiceFilter = Named & {
  kind: 'choice'
  column: ListedColumn | 'landUses'
  options: readonly string[]
  labels?: Readonly<Record<string, string>>
  control: 'select' | 'pills' | 'check'
  all: string
}

/** One end of a range, named by its `label` in the chip; two ends of one `range` share a group of the form. */
type BoundFilter = Named & {
  kind: 'bound'
  column: ListedColumn | 'comparableCents'
  operator: '>=' | '<='
  figure: 'pesos' | 'm²' | 'm' | 'kVA' | 't/m²' | 'count'
  range?: string
}

/** A calendar day that must not be later; a row without one has it behind it. */
type DayFilter = Named & { kind: 'day'; column: ListedColumn }

export type Filter = WordsFilter | ChoiceFilter | BoundFilter | DayFilter
