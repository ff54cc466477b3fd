import { derivedChips } from './derived-chips.ts'
import { type AppliedFilter, appliedFilters } from './filter-url.ts'
import { type Filters, parseFilters } from './filters.ts'
import { type ListingRequest, withFilters } from './read-request.ts'

/** A list to offer where nothing was found. */
export type Candidate = { label: string; filters: Filters }

/**
 * Without each filter that passes the test. All filters of the price go together; so do those of surface and place, and all
 * values of one filter.
 */
export function withoutFilters(request: ListingRequest, isRemovable: (filter: AppliedFilter) => boolean): Candidate[] {
  const chips = chipsOf(request)
  const labels = new Set(chips.filter(isRemovable).map((chip) => withoutLabel(chip, chips)))
  return [...labels].map((label) => {
    const keys = new Set(chips.filter((chip) => withoutLabel(chip, chips) === label).map(({ key }) => key))
    return { label, filters: withoutKeys(request, keys) }
  })
}

function withoutKeys(request: ListingRequest, keys: ReadonlySet<AppliedFilter['key']>): Filters {
  const chip = chipsOf(request).find(({ key }) => keys.has(key))
  return chip ? withoutKeys(withFilters(request, parseFilters(chip.without)), keys) : request.filters
}

function chipsOf(request: ListingRequest): AppliedFilter[] {
  return appliedFilters(request.filters, derivedChips(request))
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
