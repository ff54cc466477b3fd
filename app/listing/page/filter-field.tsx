import { type ReactNode, memo } from 'react'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { formatCount } from '#app/figures/measure.ts'
import { CONTROL, FIELD, LABEL } from '#app/ui/field.ts'
import { Select } from '#app/ui/form/select.tsx'
import type { FilterControl } from './filter-controls.ts'
import { LISTING_FORM, useListingForm } from './listing-form.tsx'

export const FILTER_INPUT = `${CONTROL} px-[.8rem]`
const FAULT = 'text-2xs text-danger empty:absolute not-empty:mt-1'

export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={`mb-[.45rem] ${LABEL}`}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The fault of one or two fields. It stays in the page while it is empty, so that screen readers announce changes. */
export function FilterFault({ id, children }: { id: string; children: string | null }) {
  return (
    <p id={id} aria-live="polite" className={FAULT}>
      {children}
    </p>
  )
}

/** Attributes that link a field to its `FilterFault`. @param fault id of it; null without a fault */
export function faultAttributes(fault: string | null) {
  return fault === null ? {} : { 'aria-invalid': true, 'aria-describedby': fault }
}

type WordsProps = { field: FilterControl; label: string; value: string; placeholder: string }

/** A text filter. Memoised like the filters below: it is painted again only if its own props change. */
export const WordsFilter = memo(function WordsFilter({ field, label, value, placeholder }: WordsProps) {
  const { type } = useListingForm()
  return (
    <div className={FIELD}>
      <label htmlFor={`filtro-${field}`} className={LABEL}>
        {label}
      </label>
      <input
        id={`filtro-${field}`}
        form={LISTING_FORM}
        name={field}
        maxLength={LONGEST_SEARCH}
        placeholder={placeholder}
        value={value}
        onChange={(event) => type(field, event.target.value)}
        className={FILTER_INPUT}
      />
    </div>
  )
})

/** The options are their own labels. */
export const NO_LABELS = {}

export type ChoiceProps = {
  field: FilterControl
  label: string
  value: string
  /** Label of the empty option. */
  all: string
  options: readonly string[]
  labels: Readonly<Record<string, string>>
  /** The number of properties of each option; null if unknown. */
  counts: Readonly<Record<string, number>> | null
}

export const SelectFilter = memo(function SelectFilter(props: ChoiceProps) {
  const { field, label, value, all, options, labels, counts } = props
  const { choose } = useListingForm()
  return (
    <div className={FIELD}>
      <label htmlFor={`filtro-${field}`} className={LABEL}>
        {label}
      </label>
      <Select
        id={`filtro-${field}`}
        form={LISTING_FORM}
        name={field}
        value={value}
        onChange={(event) => choose(field, event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {(labels[option] ?? option) + (counts ? ` (${formatCount(counts[option] ?? 0)})` : '')}
          </option>
        ))}
      </Select>
    </div>
  )
})

export const PillsFilter = memo(function PillsFilter(props: ChoiceProps) {
  const { field, label, value, all, options, labels, counts } = props
  const { choose } = useListingForm()
  return (
    <FilterGroup legend={label}>
      <div className="pills">
        {['', ...options].map((option) => (
          <label key={option} className="pill">
            <input
              type="radio"
              form={LISTING_FORM}
              name={field}
              value={option}
              checked={value === option}
              onChange={() => choose(field, option)}
              aria-label={option === '' ? all : (labels[option] ?? option)}
              aria-describedby={counts && option ? `filtro-${field}-${option}` : undefined}
            />
            {option === '' ? all : (labels[option] ?? option)}
            {option !== '' && counts && (
              <span id={`filtro-${field}-${option}`} className="num ml-1 text-2xs opacity-75">
                {formatCount(counts[option] ?? 0)}
              </span>
            )}
          </label>
        ))}
      </div>
    </FilterGroup>
  )
})
