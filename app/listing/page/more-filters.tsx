import { type ChangeEvent, memo, useDeferredValue, useMemo, useState } from 'react'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import { groupThousands } from '#app/ui/form/typed-caret.ts'
import type { Facets } from '#app/listing/search/facets.ts'
import { type Filter, forTypes } from '#app/listing/search/filter.ts'
import { FILTER_NAMES, filterOf } from '#app/listing/search/filter-table.ts'
import { appliesToTypes } from '#app/listing/search/filters.ts'
import { operationMessage, unreadableLimitMessage } from '#app/listing/search/unreadable-limits.ts'
import { FIELD, LABEL } from '#app/ui/field.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DateInput } from '#app/ui/form/date-field.tsx'
import { type FilterControl, isReversed, valuesInText } from './filter-controls.ts'
import { FILTER_INPUT, FilterFault, NO_LABELS, SelectFilter, faultAttributes } from './filter-field.tsx'
import { LISTING_FORM, ListingFormContext, useFilterTexts, useListingForm } from './listing-form.tsx'

/** Shown below all the fields, so it names the two it is about. */
const FLOORS_REVERSED = `«${filterOf('floorNumber').label}» es mayor que «${filterOf('maxFloorNumber').label}».`

const FILTERS_OF_TYPES = FILTER_NAMES.map(filterOf).filter(({ types }) => types)
const RARE_FILTERS = FILTER_NAMES.map(filterOf).filter(({ rare }) => rare)

/**
 * 'Más filtros': the filters that all chosen types, or the searched one, have, and the rare ones of every type. Collapsed until
 * one of them is applied.
 */
export function MoreFilters({ facets }: { facets: Facets | null }) {
  const form = useListingForm()
  const texts = useFilterTexts()
  // Another type brings many fields, so they are painted after the choice itself.
  const type = useDeferredValue(texts.type || (facets?.searchedType ?? null))
  const formOfType = useMemo<typeof form>(() => {
    // A filter has no effect without its type, which the search may have named only in words.
    const alsoSet = type === null ? {} : { type }
    return {
      ...form,
      type: (field, text) => form.type(field, text, alsoSet),
      choose: (field, value) => form.choose(field, value, alsoSet),
    }
  }, [form, type])
  const types = valuesInText(type ?? '')
  const ofType = FILTERS_OF_TYPES.filter((filter) => appliesToTypes(filter, types)).map((filter) =>
    forTypes(filter, types),
  )
  const filters = [...ofType, ...RARE_FILTERS]
  const applied = filters.filter(({ param }) => texts[param as FilterControl] !== '').length
  const [isOpen, setOpen] = useState(applied > 0)
  const checks = ofType.filter(isCheck)
  const fieldOf = (filter: Filter) => (
    <MoreField
      key={filter.param}
      filter={filter}
      value={texts[filter.param as FilterControl]}
      category={texts.category}
      facets={facets}
    />
  )
  return (
    <Disclosure
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      head="text-sm"
      summary={applied === 0 ? 'Más filtros' : `Más filtros · ${applied}`}
    >
      <div className="mt-2 grid grid-cols-2 items-end gap-x-2 gap-y-3">
        <ListingFormContext value={formOfType}>
          {ofType.filter((filter) => !isCheck(filter)).map(fieldOf)}
        </ListingFormContext>
        {RARE_FILTERS.map(fieldOf)}
      </div>
      <FilterFault id="filtro-pisos-falla">
        {isReversed([texts.floorNumber, texts.maxFloorNumber]) ? FLOORS_REVERSED : null}
      </FilterFault>
      <ListingFormContext value={formOfType}>
        {checks.length > 0 && (
          <div className="pills mt-3">
            {checks.map((filter) => (
              <CheckFilter
                key={filter.param}
                field={filter.param as FilterControl}
                label={filter.label}
                option={filter.options[0] ?? ''}
                value={texts[filter.param as FilterControl]}
              />
            ))}
          </div>
        )}
      </ListingFormContext>
    </Disclosure>
  )
}

function isCheck(filter: Filter): filter is Extract<Filter, { kind: 'choice' }> {
  return filter.kind === 'choice' && filter.control === 'check'
}

type MoreProps = { filter: Filter; value: string; category: string; facets: Facets | null }

function MoreField({ filter, value, category, facets }: MoreProps) {
  const field = { field: filter.param as FilterControl, label: filter.label, value }
  if (filter.kind === 'choice')
    return (
      <SelectFilter
        {...field}
        all={filter.all}
        options={filter.options}
        labels={filter.labels ?? NO_LABELS}
        counts={facets?.[filter.param as 'landUse'] ?? null}
      />
    )
  if (filter.kind === 'day') return <DayFilter {...field} />
  const unit = filter.kind === 'bound' && filter.figure !== 'count' ? `,\u00A0${filter.figure}` : ''
  return (
    <TypedFilter
      {...field}
      label={filter.label + unit}
      fault={operationMessage(filter, value, category) ?? unreadableLimitMessage(filter, value)}
    />
  )
}

type FieldProps = { field: FilterControl; label: string; value: string }

type TypedProps = FieldProps & { fault: string | null }

/** A minimum figure. */
const TypedFilter = memo(function TypedFilter({ field, label, value, fault }: TypedProps) {
  const { type } = useListingForm()
  const faultId = `filtro-${field}-falla`

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    groupThousands(event)
    type(field, event.target.value)
  }

  return (
    <div className={FIELD}>
      <label htmlFor={`filtro-${field}`} className={LABEL}>
        {label}
      </label>
      <input
        {...faultAttributes(fault === null ? null : faultId)}
        id={`filtro-${field}`}
        form={LISTING_FORM}
        name={field}
        inputMode="decimal"
        maxLength={12}
        value={value}
        onChange={onChange}
        className={`num ${FILTER_INPUT}`}
      />
      <FilterFault id={faultId}>{fault}</FilterFault>
    </div>
  )
})

/** A day: it applies when it is chosen in the calendar, or typed and left. */
const DayFilter = memo(function DayFilter({ field, label, value }: FieldProps) {
  const { choose } = useListingForm()
  const faultId = `filtro-${field}-falla`
  const isWrong = value !== '' && readWrittenDay(value) === null
  return (
    <div className={`col-span-2 ${FIELD}`}>
      <label htmlFor={`filtro-${field}`} className={LABEL}>
        {label}
      </label>
      <DateInput
        key={value}
        {...faultAttributes(isWrong ? faultId : null)}
        id={`filtro-${field}`}
        form={LISTING_FORM}
        name={field}
        defaultValue={value}
        onCommit={(text) => choose(field, text)}
      />
      <FilterFault id={faultId}>{isWrong ? 'Escribe la fecha como 3/12/2026' : null}</FilterFault>
    </div>
  )
})

const CheckFilter = memo(function CheckFilter({ field, label, option, value }: FieldProps & { option: string }) {
  const { choose } = useListingForm()
  return (
    <label className="pill">
      <input
        type="checkbox"
        form={LISTING_FORM}
        name={field}
        value={option}
        checked={value === option}
        onChange={(event) => choose(field, event.target.checked ? option : '')}
      />
      {label}
    </label>
  )
})
