import type { Places } from '#app/catalogue/place/places.ts'
import { derivedChips } from './derived-chips.ts'
import { type AppliedFilter, appliedFilters } from './filter-url.ts'
import { type Filters, parseFilters } from './filters.ts'

/** A list to offer where nothing was found. */
export type Candidate = { label: string; filters: Filters }

/** The filters of a list, with the places that they may name. */
export type PlacedQuery = { filters: Filters; places: Places }

/**
 * Without each filter that passes the test. All filters of the price go together; so do those of surface and place, and all
 * values of one filter.
 */
export function withoutFilters(query: PlacedQuery, isRemovable: (filter: AppliedFilter) => boolean): Candidate[] {
  const chips = chipsOf(query)
  const labels = new Set(chips.filter(isRemovable).map((chip) => withoutLabel(chip, chips)))
  return [...labels].map((label) => ({ label, filters: withoutLabelled(query, label) }))
}

function withoutLabelled(query: PlacedQuery, label: string): Filters {
  const chips = chipsOf(query)
  const keys = new Set(chips.filter((chip) => withoutLabel(chip, chips) === label).map(({ key }) => key))
  return withoutKeys(query, keys)
}

function withoutKeys({ filters, places }: PlacedQuery, keys: ReadonlySet<AppliedFilter['key']>): Filters {
  const chip = chipsOf({ filters, places }).find(({ key }) => keys.has(key))
  return chip ? withoutKeys({ filters: parseFilters(chip.without), places }, keys) : filters
}

function chipsOf({ filters, places }: PlacedQuery): AppliedFilter[] {
  return appliedFilters(filters, derivedChips(filters, places))
}

const GROUP_LABELS = new Map<AppliedFilter['key'], string>([
  ...(['minPrice', 'maxPrice', 'minPriceM2', 'maxPriceM2', 'price', 'rate'] as const).map(
    (key) => [key, 'De cualquier precio'] as const,
  ),
  ...(['minArea', 'maxArea', 'size'] as const).map((key) => [key, 'De cualquier superficie'] as const),
])

/** Of several values of one filter, without one the others would find even less. */
const SEVERAL_LABELS = new Map<AppliedFilter['key'], string>([
  ['type', 'De cualquier tipo'],
  ['municipality', 'En cualquier municipio'],
])

function withoutLabel({ key, label }: AppliedFilter, chips: readonly AppliedFilter[]): string {
  if (key.startsWith('place-')) return 'En cualquier lugar'
  const several = chips.filter((chip) => chip.key === key).length > 1 ? SEVERAL_LABELS.get(key) : undefined
  return GROUP_LABELS.get(key) ?? several ?? `Sin ${label}`
}
