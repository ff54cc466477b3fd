import { formatCount } from '#app/figures/measure.ts'
import type { EditedFacts } from './cell-edit.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'

/** A property in the panel's list. `version` changes with every edit; `timeAlert`: its deadline, a calendar day. */
export type PanelRow = PropertyCard & { version: number; createdAt: string; timeAlert: string | null }
/**
 * The same with what is changed in place. `deadline`: 'Vence 20 nov 2026', 'Venció el 20 nov 2025'; `otherOffer`: its second
 * operation with its price; `priceLabel`: which price is typed and for what, 'Precio de renta, desde (USD/m²/mes)';
 * `isComplexCover`: it has no photo of its own and shows that of its complex.
 */
export type EditableRow = PanelRow &
  EditedFacts & { deadline: string | null; otherOffer: string | null; priceLabel: string; isComplexCover: boolean }

/**
 * One page of the panel's list. `found`: number of matching properties; `page`: the page itself, which is the last one if
 * the requested number is past the end; `municipalities`: those of the whole catalogue, for the filter.
 */
export type PanelPage = {
  rows: EditableRow[]
  found: number
  total: number
  page: number
  pages: number
  municipalities: string[]
  /** The corrected search if the list has its results; null if it has those of the typed search. */
  corrected: string | null
}

/** 'x de y propiedades' (spec, section 2, Properties). */
export function foundLabel({ found, total }: Pick<PanelPage, 'found' | 'total'>): string {
  return `${formatCount(found)} de ${formatCount(total)} propiedades`
}
