import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { OFFER_COLUMNS } from '#app/catalogue/price/second-offer.ts'

/** The columns of a space that the page of its complex shows. */
export const SPACE_COLUMNS = [
  'title',
  'propertyId',
  'type',
  'status',
  'area',
  'divisibleFrom',
  'maintenanceCents',
  'maintenanceBase',
  ...OFFER_COLUMNS,
  'shopLevel',
  'floorNumber',
  'availableFrom',
] as const

export type FreeSpace = Pick<FactColumns, (typeof SPACE_COLUMNS)[number]> & {
  id: string
  slug: string
  createdAt: string
}
