import { useEffect, useEffectEvent } from 'react'
import type { Filter } from '#app/listing/search/filter.ts'
import { FILTER_NAMES, type FilterName, filterOf } from '#app/listing/search/filter-table.ts'
import { type Facets, isFacet } from '#app/listing/search/facets.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FigureRange } from './figure-range.tsx'
import { MoreFilters } from './more-filters.tsx'
import { type FilterControl, offersMunicipalities } from './filter-controls.ts'
import { NO_LABELS, PillsFilter, SelectFilter, WordsFilter } from './filter-field.tsx'
import { LISTING_FORM, useFilterTexts, useListingForm } from './listing-form.tsx'

const APPLY = buttonClass()
const APPLY_UNSCRIPTED = buttonClass({ className: 'not-noscript:hidden' })

const EVERY_TYPE = FILTER_NAMES.filter((name) => !filterOf(name).types)

/** The filters of the listing (spec, section 2), for the column and for the sheet. One copy stands in a page. */
export function FilterFields({ facets }: { facets: Facets | null }) {
  const { live, sheetOpen, catchUp } = useListingForm()
  const early = useEffectEvent(catchUp)
  useEffect(() => early(), [])
  return (
    <div className="filter-fields grid gap-[1.1rem] lg:pointer-fine:gap-[.7rem]">
      {EVERY_TYPE.map((name) => (
        <FilterField key={name} name={name} facets={facets} />
      ))}
      <MoreFilters facets={facets} />
      <button type="submit" form={LISTING_FORM} className={live || sheetOpen ? APPLY_UNSCRIPTED : APPLY}>
        Aplicar
      </button>
    </div>
  )
}

function FilterField({ name, facets }: { name: FilterName; facets: Facets | null }) {
  const texts = useFilterTexts()
  if (name === 'municipality' && !offersMunicipalities(texts)) return null
  const filter = filterOf(name)
  const param = filter.param as FilterControl
  const field = { field: param, label: filter.label, value: texts[param] }
  if (filter.kind === 'words')
    return filter.placeholder === undefined ? null : <WordsFilter {...field} placeholder={filter.placeholder} />
  if (filter.kind === 'bound') {
    const { range = '' } = filter
    const bounds = boundsOf(range)
    // Both ends of a range stand where its first one does in the table.
    return bounds[0] === filter ? <FigureRange label={range} bounds={bounds} /> : null
  }
  if (filter.kind === 'day') return null
  const { options, labels = NO_LABELS, all } = filter
  const choice = { ...field, all, options, labels, counts: (isFacet(name) && facets?.[name]) || null }
  return filter.control === 'pills' ? <PillsFilter {...choice} /> : <SelectFilter {...choice} />
}

function boundsOf(range: string): Filter[] {
  return FILTER_NAMES.map(filterOf).filter((filter) => filter.kind === 'bound' && filter.range === range)
}
