import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { Box } from '#app/catalogue/place/box.ts'
import { type Places, homeText } from '#app/catalogue/place/places.ts'
import { boxOfStates } from '#app/catalogue/place/state-boxes.ts'
import type { ReferenceRate } from '#app/catalogue/price/price.ts'
import type { LeadRequirement } from '#app/leads/requirements/requirement.ts'
import { FILTER_NAMES, type FilterName, filterOf } from '#app/listing/search/filter-table.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { type Filters, isUnset, parseFilters } from '#app/listing/search/filters.ts'
import {
  type ListingRequest,
  type ReadWords,
  readFilters,
  readSearchedWords,
  requestedFilters,
} from '#app/listing/search/read-request.ts'
import { isFound, leavesRentsOut, resolveQuery } from '#app/listing/search/resolve-query.ts'
import { ANYWHERE, dropMalformed, liesIn, shapesOf } from '#app/listing/search/shapes.ts'
import { DEFAULT_RATE } from '#app/catalogue/price/price.ts'
import { NAMED_COLUMNS } from '#app/listing/search/trade-words.ts'
import {
  type Criterion,
  NEAR_SHARE,
  type Range,
  budgetCriterion,
  dayCriterion,
  factCriterion,
  surfaceCriterion,
} from './criterion.ts'

/**
 * A requirement as one snapshot of the catalogue reads it. `isPossible`: whether a row has what can't be missed, the operation,
 * the type, the place and the words; `surface`: in m².
 */
export type ReadRequirement = {
  isPossible: (row: CatalogueRow) => boolean
  criteria: readonly Criterion[]
  surface: Range | null
  namesPlace: boolean
}

/** A property that fits a requirement, or misses one thing of it. `excess`: the share by which its surface differs. */
export type PropertyMatch = { row: CatalogueRow; missed: Criterion | null; shortfall: number; excess: number }

/** What a person reads about a match. `miss`: null for one that has everything. */
export type MatchText = { reasons: string[]; miss: string | null }

/** The filters with a budget in dollars as pesos, at the rate at which the listing compares prices. */
export function comparableFilters(requirement: LeadRequirement, { places, rate }: Catalogue): Filters {
  const filters = filtersOfQuery(requirement.query, places)
  const { leastDollars, mostDollars } = requirement
  return {
    ...filters,
    ...(leastDollars !== null && { minPriceCents: inPesos(leastDollars, rate) }),
    ...(mostDollars !== null && { maxPriceCents: inPesos(mostDollars, rate) }),
  }
}

/** The query string of the public listing that finds what a requirement asks for. */
export function listingQueryOf(requirement: LeadRequirement, catalogue: Catalogue): string {
  return listingQuery(comparableFilters(requirement, catalogue))
}

/** Why nothing can lie in the place of a requirement: 'El área queda fuera de Nuevo León'; null where something can. */
export function placeFault(
  { query }: Pick<LeadRequirement, 'query'>,
  { places }: Pick<Catalogue, 'places'>,
): string | null {
  const { area, bbox } = parseFilters(query)
  const shapes = shapesOf({ ...ANYWHERE, area, bbox }, null, places)
  const home = boxOfStates(places.homeStates)
  const isOutside = shapes.some((shape) => shape.kind !== 'nowhere' && home !== null && !overlap(shape.box, home))
  return isOutside ? `El área queda fuera de ${homeText(places)}` : null
}

function overlap(one: Box, other: Box): boolean {
  return one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south
}

function inPesos(cents: number, { pesosPerDollar }: ReferenceRate): number {
  return Math.round(cents * pesosPerDollar)
}

/**
 * Reads a requirement.
 * @param today the day of the agency; what was needed before it is needed now
 */
export function readRequirement(
  requirement: LeadRequirement,
  catalogue: Catalogue,
  { today }: { today: string },
): ReadRequirement {
  const filters = comparableFilters(requirement, catalogue)
  const request = readFilters(filters, catalogue, wordsOf(filters, catalogue.places))
  const { narrowing, shapes } = request
  const query = resolveQuery(withoutSoft(request))
  const withoutRents = leavesRentsOut(request)
  const surface = rangeOf(filters.minArea, filters.maxArea, narrowing.size)
  const budget = rangeOf(filters.minPriceCents, filters.maxPriceCents, narrowing.price)
  const isInDollars = requirement.leastDollars !== null || requirement.mostDollars !== null
  const day = [filters.availableFrom, requirement.neededBy].filter((each) => each !== null).toSorted()[0]
  return {
    isPossible: (row) =>
      isFound(row, query) && (!withoutRents || row.category !== 'renta') && shapes.every((shape) => liesIn(row, shape)),
    criteria: [
      ...(budget ? [budgetCriterion(budget, isInDollars ? 'USD' : 'MXN', catalogue.rate)] : []),
      ...(surface ? [surfaceCriterion(surface)] : []),
      ...factCriteria(request),
      ...(day === undefined ? [] : [dayCriterion(day < today ? today : day)]),
    ],
    surface,
    namesPlace: query.allowed.municipality !== undefined || shapes.length > 0 || filters.location !== '',
  }
}

/** What was read of requirements, which the places of the catalogue decide: their filters by query, and their words. */
type Readings = { filters: Map<string, Filters>; words: Map<string, ReadWords> }
const readingsByPlaces = new WeakMap<Places, Readings>()
/** The most filters, and the most words, that are cached: more than an agency has requirements. */
const MOST_READ = 20_000

/** A reading that is there, or a new one. Every change of the catalogue needs those of all requirements again. */
function readOnce<Reading>(known: Map<string, Reading>, key: string, read: () => Reading): Reading {
  const before = known.get(key)
  if (before) return before
  if (known.size >= MOST_READ) known.clear()
  const reading = read()
  known.set(key, reading)
  return reading
}

function readingsFor(places: Places): Readings {
  const known = readingsByPlaces.get(places) ?? { filters: new Map(), words: new Map() }
  readingsByPlaces.set(places, known)
  return known
}

/** The filters of a requirement's query, as the listing reads them. */
export function filtersOfQuery(query: string, places: Places): Filters {
  return readOnce(readingsFor(places).filters, query, () =>
    dropMalformed(requestedFilters(new URLSearchParams(query), places)),
  )
}

function wordsOf(filters: Filters, places: Places): ReadWords {
  const key = `${filters.type.join()} ${filters.search}`
  return readOnce(readingsFor(places).words, key, () => readSearchedWords(filters, places))
}

/** Names of filters that a property may miss, of which the others are facts. */
const RANGES: readonly FilterName[] = ['minPriceCents', 'maxPriceCents', 'minArea', 'maxArea']
const SOFT = FILTER_NAMES.filter((name) => {
  const filter = filterOf(name)
  if (filter.kind === 'choice') return !NAMED_COLUMNS.some((column) => column === filter.column)
  return filter.kind === 'bound' || name === 'availableFrom'
})

/** The request with only what can't be missed. Its shapes are tested apart, so that no radius is widened. */
function withoutSoft(request: ListingRequest): ListingRequest {
  const { filters, narrowing } = request
  const facts = narrowing.facts && { ...narrowing.facts, facts: [] }
  return {
    ...request,
    shapes: [],
    filters: { ...filters, ...Object.fromEntries(SOFT.map((name) => [name, null])) },
    narrowing: { ...narrowing, facts, price: null, size: null, rate: null },
  }
}

function rangeOf(least: number | null, most: number | null, searched: Range | null): Range | null {
  const [from, to] = [highest(least, searched?.least), lowest(most, searched?.most)]
  return from === null && to === null ? null : { least: from, most: to }
}

function highest(one: number | null, other: number | null = null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

function lowest(one: number | null, other: number | null = null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function factCriteria({ filters, narrowing, catalogue }: ListingRequest): Criterion[] {
  const chosen = SOFT.filter((name) => !RANGES.includes(name) && name !== 'availableFrom' && !isUnset(filters, name))
  const { rate } = narrowing
  // A rate in a search is at the default rate of dollars.
  const factor = rate?.currency === 'USD' ? catalogue.rate.pesosPerDollar / DEFAULT_RATE.pesosPerDollar : 1
  return [
    ...chosen.flatMap((name) => {
      const value = filters[name]
      return typeof value === 'string' || typeof value === 'number' ? [factCriterion(name, value)] : []
    }),
    ...(narrowing.facts?.facts ?? []).map(({ name, value, phrases }) => factCriterion(name, value, phrases)),
    ...(rate?.least ? [factCriterion('minPriceM2', Math.round(rate.least * factor))] : []),
    ...(rate?.most ? [factCriterion('maxPriceM2', Math.round(rate.most * factor))] : []),
  ]
}

/** How a row fits; null where it misses more than one thing, or too much of it. */
export function matchOf({ isPossible, criteria, surface }: ReadRequirement, row: CatalogueRow): PropertyMatch | null {
  if (!isPossible(row)) return null
  let missed: Criterion | null = null
  let shortfall = 0
  for (const criterion of criteria) {
    const share = criterion.shortfall(row)
    if (share === 0) continue
    if (missed || !(criterion.canMiss || share <= NEAR_SHARE)) return null
    missed = criterion
    shortfall = share
  }
  return { row, missed, shortfall, excess: excessOf(surface, row.area) }
}

function excessOf(surface: Range | null, area: number | null): number {
  const wanted = surface?.least ?? surface?.most
  return wanted && area !== null ? Math.abs(area - wanted) / wanted : 0
}

/** Whatever has everything comes first, the nearest surface before others; then what misses one thing, the least before. */
export function compareMatches(one: PropertyMatch, other: PropertyMatch): number {
  return (
    Number(one.missed !== null) - Number(other.missed !== null) ||
    one.shortfall - other.shortfall ||
    one.excess - other.excess
  )
}

/** The properties on offer for a requirement, the best first; each once, by the operation that fits best. */
export function propertiesFor(read: ReadRequirement, { offers }: Pick<Catalogue, 'offers'>): PropertyMatch[] {
  const matches: PropertyMatch[] = []
  for (const row of offers) {
    const match = matchOf(read, row)
    if (match) matches.push(match)
  }
  matches.sort(compareMatches)
  if (matches.every(({ row }) => row.secondCategory === null)) return matches
  const met = new Set<string>()
  return matches.filter(({ row }) => !met.has(row.id) && Boolean(met.add(row.id)))
}

export function matchText({ criteria, namesPlace }: ReadRequirement, { row, missed }: PropertyMatch): MatchText {
  const place = namesPlace && row.municipality !== null ? [row.municipality] : []
  const kept = criteria.filter((criterion) => criterion !== missed).map(({ reason }) => reason(row))
  return { reasons: [...new Set([...place, ...kept])], miss: missed && missed.miss(row) }
}
