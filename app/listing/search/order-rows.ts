import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { metresFrom } from './resolve-query.ts'
import type { Circle } from './shapes.ts'
import type { Sort } from './sorts.ts'

/** The figure of an order; null where a row has none. */
type FigureOf = (row: CatalogueRow) => number | null

const priceOf: FigureOf = ({ comparableCents }) => comparableCents
const areaOf: FigureOf = ({ area }) => area
const rateOf: FigureOf = ({ comparableCents, area }) =>
  comparableCents !== null && area ? comparableCents / area : null

/** `byOperation`: rents first, then traspasos and sales, because their figures are not compared. */
type Order = { figureOf: FigureOf; sign: 1 | -1; byOperation?: true }

/** 'Más cerca primero' depends on the place, so `nearestFirst` orders the results. */
const ORDERS: Record<Exclude<Sort, 'recientes' | 'cercania'>, Order> = {
  'precio-asc': { figureOf: priceOf, sign: 1 },
  'precio-desc': { figureOf: priceOf, sign: -1 },
  'precio-m2-asc': { figureOf: rateOf, sign: 1, byOperation: true },
  'precio-m2-desc': { figureOf: rateOf, sign: -1, byOperation: true },
  'superficie-asc': { figureOf: areaOf, sign: 1 },
  'superficie-desc': { figureOf: areaOf, sign: -1 },
}
const OPERATIONS: readonly Category[] = ['renta', 'traspaso', 'venta']

/** The offers in each order that was requested, for each snapshot. */
const sortedRows = new WeakMap<Catalogue, Map<Sort, readonly CatalogueRow[]>>()

/** All offers in an order. */
export function rowsInOrder(catalogue: Catalogue, sort: Sort): readonly CatalogueRow[] {
  if (sort === 'recientes' || sort === 'cercania') return catalogue.offers
  const orders = sortedRows.get(catalogue) ?? new Map<Sort, readonly CatalogueRow[]>()
  sortedRows.set(catalogue, orders)
  const rows = orders.get(sort) ?? sorted(catalogue.offers, ORDERS[sort])
  orders.set(sort, rows)
  return rows
}

/**
 * The rows by the distance of their public points from the centre of a circle, equal ones in their previous order. Hidden
 * points have no influence.
 */
export function nearestFirst(rows: readonly CatalogueRow[], { centre }: Circle): readonly CatalogueRow[] {
  const placed = rows.map((row) => ({ row, metres: metresFrom(centre, row) }))
  return placed.toSorted((one, other) => one.metres - other.metres).map(({ row }) => row)
}

/** In any order, a property without the figure comes last; equal figures are sorted by id. */
function sorted(rows: readonly CatalogueRow[], { figureOf, sign, byOperation }: Order) {
  const placeOf = ({ category }: CatalogueRow) => (byOperation ? OPERATIONS.indexOf(category) : 0)
  return rows.toSorted((one, other) => {
    const [first, second] = [figureOf(one), figureOf(other)]
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || sign * compareTexts(one.id, other.id)
    return placeOf(one) - placeOf(other) || sign * (first - second || compareTexts(one.id, other.id))
  })
}
