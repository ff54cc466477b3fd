import { derivedFilters } from './derived-filters.ts'
import { type AppliedFilter, appliedFilters } from './filter-url.ts'
import { type Filters, parseFilters } from './filters.ts'
import { derivedPlaces } from './shapes.ts'

/** A list to offer where nothing was found. */
export type Candidate = { label: string; filters: Filters }

/**
 * Without each filter that passes the test. All filters of the price go together; so do those of surface and place, and all
 * values of one filter.
 */
export function withoutFilters(filters: Filters, isRemovable: (filter: AppliedFilter) => boolean): Candidate[] {
  const chips = chipsOf(filters)
  const labels = new Set(chips.filter(isRemovable).map((chip) => withoutLabel(chip, chips)))
  return [...labels].map((label) => ({ label, filters: withoutLabelled(filters, label) }))
}

function withoutLabelled(filters: Filters, label: string): Filters {
  const chips = chipsOf(filters)
  const keys = new Set(chips.filter((chip) => withoutLabel(chip, chips) === label).map(({ key }) => key))
  return withoutKeys(filters, keys)
}

function withoutKeys(filters: Filters, keys: ReadonlySet<AppliedFilter['key']>): Filters {
  const chip = chipsOf(filters).find(({ key }) => keys.has(key))
  return chip ? withoutKeys(parseFilters(chip.without), keys) : filters
}

function chipsOf(filters: Filters): AppliedFilter[] {
  return appliedFilters(filters, [...derivedFilters(filters), ...derivedPlaces(filters)])
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
