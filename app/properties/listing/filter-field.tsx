import type { ReactNode } from 'react'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { formatCount } from '#app/figures/measure.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { FilterControl } from './filter-controls.ts'
import { LISTING_FORM, useListingForm } from './listing-form.tsx'

export const FILTER_INPUT =
  'min-h-(--control) w-full min-w-0 rounded-sm border border-line-strong bg-surface px-[.8rem] py-(--filter-pad,.55rem) text-base leading-[1.4] text-ink placeholder:text-placeholder hover:border-ink-2 focus-visible:border-focus focus-visible:shadow-none focus-visible:outline-offset-0'
export const FIELD = 'grid min-w-0 content-start gap-1'
export const LABEL = 'text-xs leading-[1.3] font-semibold'

export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={`mb-[.45rem] ${LABEL}`}>{legend}</legend>
      {children}
    </fieldset>
  )
}

export function WordsFilter({
  field,
  label,
  placeholder,
}: {
  field: FilterControl
  label: string
  placeholder: string
}) {
  const { values, type } = useListingForm()
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
        value={values[field]}
        onChange={(event) => type(field, event.target.value)}
        className={FILTER_INPUT}
      />
    </div>
  )
}

type ChoiceProps = {
  field: FilterControl
  label: string
  /** What is chosen while nothing is. */
  all: string
  options: readonly string[]
  labels: Readonly<Record<string, string>>
  /** How many properties each option would find; null where that is not known. */
  counts: Readonly<Record<string, number>> | null
}

export function SelectFilter({ field, label, all, options, labels, counts }: ChoiceProps) {
  const { values, choose } = useListingForm()
  return (
    <div className={FIELD}>
      <label htmlFor={`filtro-${field}`} className={LABEL}>
        {label}
      </label>
      <div className="relative">
        <select
          id={`filtro-${field}`}
          form={LISTING_FORM}
          name={field}
          value={values[field]}
          onChange={(event) => choose(field, event.target.value)}
          className={`${FILTER_INPUT} appearance-none pr-10 text-ellipsis`}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {(labels[option] ?? option) + (counts ? ` (${formatCount(counts[option] ?? 0)})` : '')}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 text-[.8rem] -translate-y-1/2 text-ink-3"
        />
      </div>
    </div>
  )
}

export function PillsFilter({ field, label, all, options, labels, counts }: ChoiceProps) {
  const { values, choose } = useListingForm()
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
              checked={values[field] === option}
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
}
