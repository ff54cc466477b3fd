import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { QUOTE_COLUMNS } from '#app/catalogue/price/quoted.ts'

/** What the page of a conjunto reads of one of its spaces. */
export const SPACE_COLUMNS = [
  'title',
  'propertyId',
  'type',
  'status',
  'area',
  'divisibleFrom',
  'maintenanceCents',
  'maintenanceBase',
  ...QUOTE_COLUMNS,
  'shopLevel',
  'floorNumber',
  'availableFrom',
] as const

export type FreeSpace = Pick<FactColumns, (typeof SPACE_COLUMNS)[number]> & {
  id: string
  slug: string
  createdAt: string
}
