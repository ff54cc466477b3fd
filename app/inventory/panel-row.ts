import { formatCount } from '#app/figures/measure.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'

/** A property as the panel lists it. `version` tells whether it has changed. */
export type PanelRow = PropertyCard & { version: number; createdAt: string }

/**
 * One page of the panel's list, of `found` properties. `page` is the page that was answered: past the end it is the last
 * one; `municipalities` are those of the whole catalogue, to choose from.
 */
export type PanelPage = {
  rows: PanelRow[]
  found: number
  total: number
  page: number
  pages: number
  municipalities: string[]
  /** The search in its right spelling, which the list is of; null where it is of what was typed. */
  corrected: string | null
}

/** 'x de y propiedades' (spec, section 2, Properties). */
export function foundLabel({ found, total }: Pick<PanelPage, 'found' | 'total'>): string {
  return `${formatCount(found)} de ${formatCount(total)} propiedades`
}
