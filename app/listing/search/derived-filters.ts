import { formatArea, formatCount } from '#app/figures/measure.ts'
import { DEFAULT_RATE, formatAmount, formatPrice } from '#app/catalogue/price/price.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import type { SearchRange } from './amounts.ts'
import { readFigures } from './figures-in-search.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type DerivedFilter, filterText } from './filter-url.ts'
import { type Filters, isUnset, singleType } from './filters.ts'
import type { SearchRate } from './money-in-search.ts'

/**
 * The chips of the figures in a search: facts of a type, a price per surface, a price, and a surface.
 * @param withoutRents whether the price excludes rents (`leavesRentsOut`); the chip then says so
 */
export function derivedFilters(filters: Filters, withoutRents = false): DerivedFilter[] {
  const { facts: found, rate, price, size, words } = readFigures(filters.search, singleType(filters))
  const facts = found?.facts ?? []
  const without = (removed: SearchRange) => {
    const figures = [
      ...facts.map(({ typed }) => typed),
      ...[rate, price, size].flatMap((range) => (range && range !== removed ? range.typed : [])),
    ]
    return { search: [words, ...figures].join(' ').trim() }
  }
  return [
    ...facts.map((fact) => ({
      key: `search-${fact.name}` as const,
      label: filterText(filterOf(fact.name), fact.value),
      // Without its subtype an office is still an office.
      rest: {
        search: fact.without,
        ...(fact.name === 'subtype' && found && filters.type.length === 0 && { type: [found.type] }),
      },
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

/** In the currency of the search, always per m²: 'Hasta USD 8 por m²'. */
function rateText({ currency, ...range }: SearchRate): string {
  return `${priceText(range, currency)} por m²`
}

function priceText({ near, least, most }: SearchRange, currency: Currency = 'MXN'): string {
  const cents = (comparable: number) => Math.round(inCurrency(comparable, currency, DEFAULT_RATE))
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

/** One text for each filter, those of the figures in the search included: 'Tipo: Bodega o Terreno'. */
export function requestedTexts(filters: Filters): string[] {
  const texts = FILTER_NAMES.flatMap((name) => {
    const value = filters[name]
    return value === null || isUnset(filters, name) ? [] : [filterText(filterOf(name), value)]
  })
  return [...texts, ...derivedFilters(filters).map(({ label }) => label)]
}
