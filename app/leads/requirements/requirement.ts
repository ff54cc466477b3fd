import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { RANGE_REVERSED } from '#app/listing/page/filter-controls.ts'
import { EVERYTHING, listingTitle } from '#app/listing/page/listing-meta.ts'
import type { FilterName } from '#app/listing/search/filter-table.ts'
import { type AppliedFilter, appliedFilters, listingQuery } from '#app/listing/search/filter-url.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'

/**
 * What a lead looks for. `number`: of this lead; `query`: the filters of the public listing, as `listingQuery` writes them (''
 * or '?…'); `leastDollars`, `mostDollars`: a budget in US cents, where `query` has none in pesos; `neededBy`: 'AAAA-MM-DD'.
 */
export type LeadRequirement = {
  number: number
  query: string
  leastDollars: number | null
  mostDollars: number | null
  neededBy: string | null
  note: string | null
}

/** A requirement as a form sends it. */
export type RequirementFields = Omit<LeadRequirement, 'number'>

/** Requirements of one lead. */
export const MOST_REQUIREMENTS = 10
export const LONGEST_REQUIREMENT_NOTE = 500

/** The filters that a stored requirement has. */
export function filtersOf({ query }: Pick<LeadRequirement, 'query'>): Filters {
  return parseFilters(query)
}

/** The query string that stores filters: without view, order and page. */
export function storedQuery(filters: Filters): string {
  return listingQuery({ ...filters, vista: '', sort: null, page: 1 })
}

/** The filters that the heading of a search names. */
const NAMED: readonly AppliedFilter['key'][] = ['search', 'location', 'category', 'type', 'municipality', 'state']

/** 'Bodegas en renta en Apodaca · Andenes desde 4 · Hasta USD 8,000 · para el 1 mar 2027'. The note is not in it. */
export function requirementText(requirement: LeadRequirement): string {
  const filters = filtersOf(requirement)
  const chosen = appliedFilters(filters).filter(({ key }) => !NAMED.includes(key))
  const { neededBy } = requirement
  const title = listingTitle(filters, '')
  return [
    // A sentence needs no 'Propiedades' beside it.
    title.endsWith(`» · ${EVERYTHING}`) ? title.slice(0, -` · ${EVERYTHING}`.length) : title,
    ...chosen.map(({ label }) => label),
    ...placeTexts(filters),
    dollarsText(requirement),
    neededBy && `para el ${formatDay(neededBy)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function placeTexts({ area, bbox, cerca, radio }: Filters): string[] {
  return [
    ...(area ? ['En el área dibujada'] : []),
    ...(bbox ? ['En la zona del mapa'] : []),
    ...(cerca && radio ? [`A ${radio} km de ${cerca}`] : []),
  ]
}

type Dollars = Pick<LeadRequirement, 'leastDollars' | 'mostDollars'>

/** 'Hasta USD 8,000', 'De USD 5,000 a USD 8,000'; '' without a budget in dollars. */
export function dollarsText({ leastDollars, mostDollars }: Dollars): string {
  const [least, most] = [leastDollars, mostDollars].map((cents) => cents && formatPrice(cents, 'USD'))
  if (least && most) return `De ${least} a ${most}`
  return least ? `Desde ${least}` : most ? `Hasta ${most}` : ''
}

/** The lines of the log and of versions: each requirement with its note. */
export function requirementsText(requirements: readonly LeadRequirement[]): string {
  return requirements.map((each) => [requirementText(each), each.note].filter(Boolean).join(': ')).join('\n')
}

const RANGES: readonly (readonly [least: FilterName, most: FilterName, of: string])[] = [
  ['minPriceCents', 'maxPriceCents', 'Precio'],
  ['minArea', 'maxArea', 'Superficie'],
  ['minPriceM2', 'maxPriceM2', 'Precio por m²'],
  ['floorNumber', 'maxFloorNumber', 'Piso'],
]

/** Why nothing can fulfil a requirement; null where something can. */
export function requirementFault(requirement: RequirementFields): string | null {
  const { query, leastDollars, mostDollars } = requirement
  const filters = filtersOf(requirement)
  const hasDollars = leastDollars !== null || mostDollars !== null
  if (query === '' && !hasDollars) return 'Escribe o elige qué busca.'
  if (hasDollars && (filters.minPriceCents !== null || filters.maxPriceCents !== null))
    return 'Escribe el presupuesto en pesos o en dólares, no en los dos.'
  if (leastDollars !== null && mostDollars !== null && leastDollars > mostDollars)
    return `Presupuesto en dólares: ${lowerFirst(RANGE_REVERSED)}`
  const reversed = RANGES.find(([least, most]) => isReversedIn(filters, least, most))
  return reversed ? `${reversed[2]}: ${lowerFirst(RANGE_REVERSED)}` : null
}

function isReversedIn(filters: Filters, least: FilterName, most: FilterName): boolean {
  const [from, to] = [filters[least], filters[most]]
  return typeof from === 'number' && typeof to === 'number' && from > to
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The requirements with one more, which gets the next number, or with another one in the place of the same number. */
export function withRequirement(
  requirements: readonly LeadRequirement[],
  fields: RequirementFields,
  number: number | null,
): LeadRequirement[] {
  const { query, leastDollars, mostDollars, neededBy, note } = fields
  const of = (own: number) => ({ number: own, query, leastDollars, mostDollars, neededBy, note })
  if (number !== null) return requirements.map((each) => (each.number === number ? of(number) : each))
  return [...requirements, of(Math.max(0, ...requirements.map((each) => each.number)) + 1)]
}
