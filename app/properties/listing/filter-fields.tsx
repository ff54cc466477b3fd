import { FILTER_NAMES, type FilterName, filterOf } from '#app/properties/search/filter-table.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FigureRange } from './figure-range.tsx'
import type { FilterControl } from './filter-controls.ts'
import { PillsFilter, SelectFilter, WordsFilter } from './filter-field.tsx'
import { LISTING_FORM } from './listing-form.tsx'

const APPLY = buttonClass({ className: 'not-noscript:hidden' })

/** The filters of the listing (spec, section 2), for the column and for the sheet. One copy stands in a page. */
export function FilterFields() {
  return (
    <div className="grid gap-[1.1rem]">
      {FILTER_NAMES.map((name) => (
        <FilterField key={name} name={name} />
      ))}
      <button type="submit" form={LISTING_FORM} className={APPLY}>
        Aplicar
      </button>
    </div>
  )
}

function FilterField({ name }: { name: FilterName }) {
  const filter = filterOf(name)
  const field = { field: filter.param as FilterControl, label: filter.label }
  if (filter.kind === 'words')
    return filter.placeholder === undefined ? null : <WordsFilter {...field} placeholder={filter.placeholder} />
  if (filter.kind === 'bound') {
    const bounds = boundsOf(filter.range)
    // Both ends of a range stand where its first one does in the table.
    return bounds[0]?.field === field.field ? <FigureRange label={filter.range} bounds={bounds} /> : null
  }
  const { options, labels = {}, all } = filter
  return filter.control === 'pills' ? (
    <PillsFilter {...field} all={all} options={options} labels={labels} />
  ) : (
    <SelectFilter {...field} all={all} options={options} labels={labels} />
  )
}

function boundsOf(range: string): { field: FilterControl; label: string }[] {
  return FILTER_NAMES.map(filterOf).flatMap((filter) =>
    filter.kind === 'bound' && filter.range === range
      ? [{ field: filter.param as FilterControl, label: filter.label }]
      : [],
  )
}
