import type { Store } from '#app/db/store.server.ts'
import { inCurrency } from '#app/properties/price/quoted.ts'
import type { Currency } from '#app/properties/vocabulary.ts'
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
export async function findSearchFigures({ lists }: Store, search: CommonSearch): Promise<SearchFigures> {
  const { category, type, municipality } = search
  let rows = lists.selectFrom('properties').where('status', '=', 'disponible').where('category', '=', category)
  if (type) rows = rows.where('type', '=', type)
  if (municipality) rows = rows.where('municipality', '=', municipality)
  const groups = await rows
    .groupBy('currency')
    .orderBy('currency')
    .select(({ fn }) => [
      'currency',
      fn.countAll<number>().as('total'),
      fn.count<number>('comparableCents').as('priced'),
      fn.min('comparableCents').as('leastCents'),
      fn.max('comparableCents').as('mostCents'),
      fn.min('area').as('leastArea'),
      fn.max('area').as('mostArea'),
    ])
    .execute()
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    area: widest(groups.map(({ leastArea, mostArea }) => span(leastArea, mostArea))),
    prices: groups.flatMap(({ currency, priced, leastCents, mostCents }) => {
      const price = span(leastCents, mostCents)
      if (!price) return []
      // What each comes to, whatever its quote is for, in its own currency again.
      const least = inCurrency(price.least, currency)
      return [{ least, most: inCurrency(price.most, currency), currency, count: priced }]
    }),
  }
}

function span(least: number | null, most: number | null): Span | null {
  return least === null || most === null ? null : { least, most }
}

function widest(spans: readonly (Span | null)[]): Span | null {
  const told = spans.filter((each) => each !== null)
  if (told.length === 0) return null
  return { least: Math.min(...told.map(({ least }) => least)), most: Math.max(...told.map(({ most }) => most)) }
}
