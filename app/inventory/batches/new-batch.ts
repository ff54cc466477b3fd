import type { AsesorOption } from '#app/asesores/asesor-card.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import type { FactName } from '#app/catalogue/facts/facts.ts'
import type { OwnerOption } from '#app/owners/owner.ts'
import type { BatchAction, Selection } from '#app/inventory/selection.ts'
import type { ChangeErrors } from './batch-change.ts'

/**
 * What the page of a new batch shows. `fact`: the chosen fact of 'Otro dato'; `titles`: of the first properties; `fault`: the
 * sentence about a selection that can't be changed; `typed`: what was entered for a preview that was left.
 */
export type NewBatch = {
  selection: Selection
  action: BatchAction
  fact: (FactName & Control) | null
  count: number
  titles: string[]
  fault: string | null
  typed: [string, string][]
  complexes: { id: string; name: string }[]
  asesores: readonly AsesorOption[]
  owners: readonly OwnerOption[]
  today: string
}

/** What every group of fields gets: the errors, and what was typed before a refusal. */
export type TypedFields = {
  errors: ChangeErrors
  typedIn: (name: string) => string
  allTyped: (name: string) => string[]
}
