import { comparableCents } from '#app/catalogue/price/quoted.ts'
import type { ReferenceRate } from '#app/catalogue/price/price.ts'
import { type Offered, eachOffer } from '#app/catalogue/price/second-offer.ts'
import { CATEGORIES, type Category, type Status } from '#app/catalogue/facts/vocabulary.ts'

type Space = Offered & { status: Status; area: number | null }

/** The smallest and the largest of some values. */
type Range<Value> = { least: Value; most: Value }

/** The ranges of surface and price of the free spaces. Prices are grouped by operation; each end is the space that has it. */
export type FreeRanges<S extends Space> = {
  area: Range<number> | null
  prices: ({ category: Category } & Range<S>)[]
}

/**
 * Empty values are left out. Of several spaces with one price the first is taken. A space that is quoted from one price to
 * another counts with both prices, and one with two operations counts in both.
 * @param rate converts dollars, so that prices of both currencies can be ordered
 */
export function freeRanges<S extends Space>(spaces: readonly S[], rate: ReferenceRate): FreeRanges<S> {
  const free = spaces.filter(({ status }) => status === 'disponible')
  const offers = free.flatMap(eachOffer)
  const area = rangeBy(free, ({ area: surface }) => surface)
  return {
    area: area && { least: area.least.area ?? 0, most: area.most.area ?? 0 },
    prices: CATEGORIES.flatMap((category) => {
      const prices = rangeBy(offers.filter((offer) => offer.category === category).flatMap(atEachPrice), (offer) =>
        comparableCents(offer, rate),
      )
      return prices ? [{ category, ...prices }] : []
    }),
  }
}

function atEachPrice<S extends Space>(space: S): S[] {
  return space.priceToCents === null ? [space] : [space, { ...space, priceCents: space.priceToCents }]
}

function rangeBy<S>(spaces: readonly S[], figureOf: (space: S) => number | null): Range<S> | null {
  let range: Range<S> | null = null
  for (const space of spaces) {
    const figure = figureOf(space)
    if (figure === null) continue
    range ??= { least: space, most: space }
    if (figure < (figureOf(range.least) ?? 0)) range.least = space
    if (figure > (figureOf(range.most) ?? 0)) range.most = space
  }
  return range
}
