import { type ChangeEvent, useState } from 'react'
import { groupThousands } from '#app/figures/typed-figure.ts'
import type { Facets } from '#app/properties/search/facets.ts'
import type { Filter } from '#app/properties/search/filter.ts'
import { FILTER_NAMES, filterOf } from '#app/properties/search/filter-table.ts'
import { isOffered } from '#app/properties/search/filters.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { FilterControl } from './filter-controls.ts'
import { FIELD, FILTER_INPUT, LABEL, SelectFilter } from './filter-field.tsx'
import { LISTING_FORM, ListingFormContext, useListingForm } from './listing-form.tsx'

/** 'Más filtros': what only the type that is chosen or searched for has, folded until one of them is in force. */
export function MoreFilters({ facets }: { facets: Facets | null }) {
  const form = useListingForm()
  const { values } = form
  const type = values.type || (facets?.searchedType ?? null)
  // Without its type none of them would be asked for.
  const along = type === null ? {} : { type }
  const filters = FILTER_NAMES.map(filterOf).filter((filter) => filter.types && isOffered(filter, type))
  const applied = filters.filter(({ param }) => values[param as FilterControl] !== '').length
  const [isOpen, setOpen] = useState(applied > 0)
  if (filters.length === 0) return null
  const checks = filters.filter(isCheck)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group/more">
      <summary className="flex min-h-(--control) cursor-pointer list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {applied === 0 ? 'Más filtros' : `Más filtros · ${applied}`}
        <Icon name="chevron-down" className="text-[.8rem] text-ink-3 transition-[rotate] group-open/more:rotate-180" />
      </summary>
      <ListingFormContext
        value={{
          ...form,
          type: (field, text) => form.type(field, text, along),
          choose: (field, value) => form.choose(field, value, along),
        }}
      >
        <div className="mt-2 grid grid-cols-2 items-end gap-x-2 gap-y-3">
          {filters.map((filter) =>
            isCheck(filter) ? null : <FieldByType key={filter.param} filter={filter} facets={facets} />,
          )}
        </div>
        {checks.length > 0 && (
          <div className="pills mt-3">
            {checks.map((filter) => (
              <CheckFilter key={filter.param} field={filter.param as FilterControl} label={filter.label} />
            ))}
          </div>
        )}
      </ListingFormContext>
    </details>
  )
}

function isCheck(filter: Filter): boolean {
  return filter.kind === 'choice' && filter.control === 'check'
}

function FieldByType({ filter, facets }: { filter: Filter; facets: Facets | null }) {
  const field = { field: filter.param as FilterControl, label: filter.label }
  if (filter.kind === 'choice')
    return (
      <SelectFilter
        {...field}
        all={filter.all}
        options={filter.options}
        labels={filter.labels ?? {}}
        counts={facets?.[filter.param as 'landUse'] ?? null}
      />
    )
  if (filter.kind === 'day') return <TypedFilter {...field} isDay />
  const unit = filter.kind === 'bound' && filter.figure !== 'count' ? `, ${filter.figure}` : ''
  return <TypedFilter {...field} label={filter.label + unit} />
}

/** The least of a figure, or a day. */
function TypedFilter({ field, label, isDay }: { field: FilterControl; label: string; isDay?: boolean }) {
  const { values, type, choose } = useListingForm()

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    if (isDay) return choose(field, event.target.value)
    groupThousands(event)
    type(field, event.target.value)
  }

  return (
    <div className={isDay ? `col-span-2 ${FIELD}` : FIELD}>
      <label htmlFor={`filtro-${field}`} className={LABEL}>
        {label}
      </label>
      <input
        id={`filtro-${field}`}
        form={LISTING_FORM}
        name={field}
        type={isDay ? 'date' : 'text'}
        inputMode={isDay ? undefined : 'decimal'}
        maxLength={isDay ? undefined : 12}
        value={values[field]}
        onChange={onChange}
        className={`num ${FILTER_INPUT}`}
      />
    </div>
  )
}

function CheckFilter({ field, label }: { field: FilterControl; label: string }) {
  const { values, choose } = useListingForm()
  return (
    <label className="pill">
      <input
        type="checkbox"
        form={LISTING_FORM}
        name={field}
        value="si"
        checked={values[field] === 'si'}
        onChange={(event) => choose(field, event.target.checked ? 'si' : '')}
      />
      {label}
    </label>
  )
}
