import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'

/** The cells of the panel's list that can be changed in place, with their controls of the form. */
export const EDITED_CELLS = {
  price: ['price'],
  status: ['status'],
  timeAlert: ['timeAlert'],
  contact: ['contactName', 'contactPhone', 'contactEmail'],
} as const satisfies Record<string, readonly Control[]>
export type EditedCell = keyof typeof EDITED_CELLS

/** Fields of a post that changes a cell, besides its controls. */
export const CELL_PARAM = 'celda'
export const VERSION_PARAM = 'version'

/** The facts of a row that are changed in place and that its card does not have. */
export type EditedFacts = Pick<FactColumns, 'contactName' | 'contactPhone' | 'contactEmail'>
