import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { isSalePrice } from './price-in-search.ts'
import type { Filters } from './filters.ts'
import { type SearchReading, type Wanted, readSearch } from './read-search.ts'
import { NAMED_COLUMNS } from './trade-words.ts'

/** What a price in millions is meant for where no category is named. */
const SOLD: readonly Category[] = ['venta', 'traspaso']

/** The categories that a search leaves by its price alone; null where it leaves all, or names one. */
function categoriesByPrice({ price, terms }: Pick<SearchReading, 'price' | 'terms'>): readonly Category[] | null {
  const isNamed = terms.some(({ meaning }) => meaning?.column === 'category')
  return price !== null && isSalePrice(price) && !isNamed ? SOLD : null
}

/** Whether rents are left out only because of the price that a search says. */
export function leavesRentsOut(filters: Filters): boolean {
  return filters.category === null && categoriesByPrice(readSearch(filters.search, filters.type)) !== null
}

/** The values of the named columns that filters and a search leave; a column that is left out has them all. */
export function chosenBy(filters: Filters, reading: SearchReading, { named }: Wanted): Wanted['named'] {
  const byPrice = filters.category === null ? categoriesByPrice(reading) : null
  const meant: Wanted['named'] = byPrice ? { ...named, category: byPrice } : named
  return Object.fromEntries(
    NAMED_COLUMNS.flatMap((column) => {
      const value = filters[column]
      const values = value === null ? meant[column] : (meant[column] ?? [value]).filter((each) => each === value)
      return values ? [[column, values]] : []
    }),
  )
}
