import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import { CURRENCIES, type Currency } from '#app/catalogue/facts/vocabulary.ts'
import type { CommonSearch } from './common-search.ts'

/** What the properties of a search span. Money in centavos, areas in m²; null where none says it. */
export type SearchFigures = {
  total: number
  area: Span | null
  /** One span per currency that occurs: prices are never converted. */
  prices: (Span & { currency: Currency; count: number })[]
}
type Span = { least: number; most: number }

/** The figures of the available properties that a search finds; zero properties have no spans. */
export async function findSearchFigures(store: Store, search: CommonSearch): Promise<SearchFigures> {
  const { category, type, municipality } = search
  const rows = (await currentCatalogue(store)).offered.filter(
    (row) =>
      row.category === category && (!type || row.type === type) && (!municipality || row.municipality === municipality),
  )
  return {
    total: rows.length,
    area: span(rows.flatMap(({ area }) => area ?? [])),
    prices: CURRENCIES.flatMap((currency) => {
      const cents = rows.flatMap((row) => (row.currency === currency ? (row.comparableCents ?? []) : []))
      const price = span(cents)
      if (!price) return []
      // What each comes to, whatever its quote is for, in its own currency again.
      const least = inCurrency(price.least, currency)
      return [{ least, most: inCurrency(price.most, currency), currency, count: cents.length }]
    }),
  }
}

function span(figures: readonly number[]): Span | null {
  if (figures.length === 0) return null
  return {
    least: figures.reduce((least, each) => Math.min(least, each)),
    most: figures.reduce((most, each) => Math.max(most, each)),
  }
}
