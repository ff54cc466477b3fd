import type { ChangeEvent } from 'react'
import { FilterGroup, FILTER_INPUT } from './filter-field.tsx'
import type { FilterControl } from './filter-controls.ts'
import { RANGE_REVERSED, isReversed } from './figure-range-order.ts'
import { LISTING_FORM, useListingForm } from './listing-form.tsx'
import { groupThousands } from '#app/figures/typed-figure.ts'

type Bound = { field: FilterControl; label: string }

/** 'Desde' and 'Hasta' of a price or an area. */
export function FigureRange({ label, bounds }: { label: string; bounds: readonly Bound[] }) {
  return (
    <FilterGroup legend={label}>
      <div className="grid grid-cols-2 gap-2">
        {bounds.map((bound) => (
          <FigureInput key={bound.field} {...bound} />
        ))}
      </div>
      <RangeReversed fields={bounds.map(({ field }) => field)} />
    </FilterGroup>
  )
}

function RangeReversed({ fields }: { fields: readonly FilterControl[] }) {
  const { values } = useListingForm()
  const reversed = isReversed(fields.map((field) => values[field]))
  return (
    <p aria-live="polite" className="text-2xs text-danger not-empty:mt-1">
      {reversed && RANGE_REVERSED}
    </p>
  )
}

function FigureInput({ field, label }: Bound) {
  const { values, type } = useListingForm()

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    groupThousands(event)
    type(field, event.target.value)
  }

  return (
    <input
      form={LISTING_FORM}
      name={field}
      inputMode="decimal"
      maxLength={20}
      aria-label={label}
      placeholder={label}
      value={values[field]}
      onChange={onChange}
      className={`num ${FILTER_INPUT}`}
    />
  )
}
