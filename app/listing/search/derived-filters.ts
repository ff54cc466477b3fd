import { formatArea, formatCount } from '#app/figures/measure.ts'
import { formatAmount, formatPrice } from '#app/catalogue/price/price.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import type { SearchRate } from './rate-in-search.ts'
import { filterOf } from './filter-table.ts'
import { type AppliedFilter, type DerivedFilter, appliedFilters, filterText } from './filter-url.ts'
import type { Filters } from './filters.ts'
import { readFigures } from './read-figures.ts'
import type { SearchRange } from './search-range.ts'

/**
 * What a search says in figures: the facts of a type, a price, by surface or for the whole, and a surface. Visitors'
 * pages are told of it: they don't read searches.
 * @param withoutRents whether its price leaves rents out (`leavesRentsOut`), which then has to be said
 */
export function derivedFilters({ search, type }: Filters, withoutRents = false): DerivedFilter[] {
  const { facts: asked, rate, price, size, words } = readFigures(search, type)
  const facts = asked?.facts ?? []
  const without = (one: SearchRange) => {
    const kept = [
      ...facts.map(({ said }) => said),
      ...[rate, price, size].flatMap((other) => (other && other !== one ? other.said : [])),
    ]
    return { search: [words, ...kept].join(' ').trim() }
  }
  return [
    ...facts.map((fact) => ({
      key: `search-${fact.name}` as const,
      label: filterText(filterOf(fact.name), fact.value),
      rest: { search: fact.without },
    })),
    ...(rate ? [{ key: 'rate' as const, label: rateText(rate), rest: without(rate) }] : []),
    ...(price
      ? [
          {
            key: 'price' as const,
            label: `${priceText(price)}${withoutRents ? ', sin rentas' : ''}`,
            rest: without(price),
          },
        ]
      : []),
    ...(size ? [{ key: 'size' as const, label: sizeText(size), rest: without(size) }] : []),
  ]
}

/** In the currency that it was said in, whatever the unit: 'Hasta USD 8 por m²'. */
function rateText({ currency, ...range }: SearchRate): string {
  return `${priceText(range, currency)} por m²`
}

function priceText({ near, least, most }: SearchRange, currency: Currency = 'MXN'): string {
  const cents = (comparable: number) => Math.round(inCurrency(comparable, currency))
  if (least === null) return `Hasta ${formatPrice(cents(most), currency)}`
  if (most === null) return `Desde ${formatPrice(cents(least), currency)}`
  const ends = `${formatAmount(cents(least), currency)} a ${formatPrice(cents(most), currency)}`
  return near === null ? `De ${ends}` : `Cerca de ${formatPrice(cents(near), currency)}: de ${ends}`
}

function sizeText({ near, least, most }: SearchRange): string {
  if (least === null) return `Hasta ${formatArea(most)}`
  if (most === null) return `Desde ${formatArea(least)}`
  if (near === null) return `De ${formatCount(least)} a ${formatArea(most)}`
  return `Cerca de ${formatArea(near)}: de ${formatCount(Math.ceil(least))} a ${formatArea(Math.floor(most))}`
}

/** Every filter in force, and what the search says in figures. */
export function everyFilter(filters: Filters): AppliedFilter[] {
  return appliedFilters(filters, derivedFilters(filters))
}
