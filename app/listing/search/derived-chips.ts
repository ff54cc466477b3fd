import { formatArea, formatCount } from '#app/figures/measure.ts'
import { DEFAULT_RATE, formatAmount, formatPrice } from '#app/catalogue/price/price.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import type { SearchRange } from './amounts.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type DerivedFilter, filterText } from './filter-url.ts'
import { isUnset } from './filters.ts'
import type { SearchRate } from './money-in-search.ts'
import type { ListingRequest } from './read-request.ts'
import { leavesRentsOut } from './resolve-query.ts'
import type { Shape } from './shapes.ts'
import { ofThe } from '#app/catalogue/place/landmark.ts'

/** The chips of what is read from the search and of the places in filters and search. */
export function derivedChips(request: ListingRequest): DerivedFilter[] {
  const { place, shapes } = request
  const figures = figureChips(request, leavesRentsOut(request)).map(({ rest, ...chip }) => ({
    ...chip,
    rest: place ? { ...rest, search: [rest.search, place.typed].join(' ').trim() } : rest,
  }))
  return [...figures, ...shapes.map(placeChip)]
}

/**
 * The chips of the figures in a search: facts of a type, a price per surface, a price, and a surface.
 * @param withoutRents whether the chip of the price says that it excludes rents
 */
function figureChips({ filters, reading }: ListingRequest, withoutRents: boolean): DerivedFilter[] {
  const { facts: found, rate, price, size, words } = reading
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

function placeChip(shape: Shape): DerivedFilter {
  const { kind } = shape
  if (kind === 'circle') {
    const { kilometres, place, key, rest } = shape
    return { key, label: `A ${kilometres} km ${ofThe(place.name)}`, rest }
  }
  if (kind === 'area') return { key: 'place-area', label: 'En el área dibujada', rest: { area: '' } }
  if (kind === 'box') return { key: 'place-box', label: 'En la zona del mapa', rest: { bbox: '' } }
  return { key: 'place-nowhere', label: 'Sin ubicación en el mapa', rest: { sinpunto: '' } }
}

/** One text for each filter, those of the figures in the search included: 'Tipo: Bodega o Terreno'. */
export function requestedTexts(request: ListingRequest): string[] {
  const { filters } = request
  const texts = FILTER_NAMES.flatMap((name) => {
    const value = filters[name]
    return value === null || isUnset(filters, name) ? [] : [filterText(filterOf(name), value)]
  })
  return [...texts, ...figureChips(request, false).map(({ label }) => label)]
}
