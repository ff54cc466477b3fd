import { formatArea, formatCount } from '#app/figures/measure.ts'
import { askedFacts } from './asked-facts.ts'
import { type AskedSize, askedSize } from './asked-size.ts'
import { filterOf } from './filter-table.ts'
import { type AppliedFilter, type Said, appliedFilters, filterText } from './filter-url.ts'
import type { Filters } from './filters.ts'

/** What a search says in figures: the facts of a type, and a surface. Visitors' pages are told of it: they don't read searches. */
export function saidFigures({ search, type }: Filters): Said[] {
  const asked = askedFacts(search, type)
  const said = asked?.facts ?? []
  const facts = said.map(({ name, value, without }) => ({
    key: `search-${name}` as const,
    label: filterText(filterOf(name), value),
    rest: { search: without },
  }))
  const size = askedSize(asked?.rest ?? search)
  if (!size) return facts
  const rest = [size.rest, ...said.map((fact) => fact.said)].join(' ').trim()
  return [...facts, { key: 'size', label: sizeText(size), rest: { search: rest } }]
}

function sizeText({ near, least, most }: AskedSize): string {
  if (least === null) return `Hasta ${formatArea(most)}`
  if (most === null) return `Desde ${formatArea(least)}`
  if (near === null) return `De ${formatCount(least)} a ${formatArea(most)}`
  return `Cerca de ${formatArea(near)}: de ${formatCount(Math.ceil(least))} a ${formatArea(Math.floor(most))}`
}

/** Every filter in force, and what the search says in figures. */
export function everyFilter(filters: Filters): AppliedFilter[] {
  return appliedFilters(filters, saidFigures(filters))
}
