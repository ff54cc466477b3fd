import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { FormField } from './filter-controls.ts'
import { LISTING_FORM, useListingForm } from './listing-form.tsx'

export const INPUT =
  'min-h-(--control) w-full min-w-0 rounded-sm border border-line-strong bg-surface px-[.8rem] py-[.55rem] text-base leading-[1.4] text-ink placeholder:text-placeholder hover:border-ink-2 focus-visible:border-focus focus-visible:shadow-none focus-visible:outline-offset-0'
const FIELD = 'grid min-w-0 content-start gap-[.375rem]'
const LABEL = 'text-xs leading-[1.3] font-semibold'

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={`mb-[.45rem] ${LABEL}`}>{legend}</legend>
      {children}
    </fieldset>
  )
}

export function TextField({ field, label, placeholder }: { field: FormField; label: string; placeholder: string }) {
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
        maxLength={100}
        placeholder={placeholder}
        value={values[field]}
        onChange={(event) => type(field, event.target.value)}
        className={INPUT}
      />
    </div>
  )
}

export function SelectField({
  field,
  label,
  options,
}: {
  field: FormField
  label: string
  options: readonly string[]
}) {
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
          className={`${INPUT} appearance-none pr-10 text-ellipsis`}
        >
          <option value="">Todos</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
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

type PillsProps<T extends string> = {
  field: FormField
  label: string
  all: string
  options: readonly T[]
  labels: Record<T, string>
}

export function Pills<T extends string>({ field, label, all, options, labels }: PillsProps<T>) {
  const { values, choose } = useListingForm()
  return (
    <FieldGroup legend={label}>
      <div className="flex flex-wrap gap-2">
        {(['', ...options] as const).map((option) => (
          <label key={option} className="pill">
            <input
              type="radio"
              form={LISTING_FORM}
              name={field}
              value={option}
              checked={values[field] === option}
              onChange={() => choose(field, option)}
            />
            {option === '' ? all : labels[option]}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
