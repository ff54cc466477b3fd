import { type ChangeEvent, memo } from 'react'
import { FilterGroup, FILTER_INPUT } from './filter-field.tsx'
import type { FilterControl } from './filter-controls.ts'
import { RANGE_REVERSED, isReversed } from './figure-range-order.ts'
import { LISTING_FORM, useFilterTexts, useListingForm } from './listing-form.tsx'
import { groupThousands } from '#app/ui/form/typed-caret.ts'

type Bound = { field: FilterControl; label: string }

/** 'Desde' and 'Hasta' of a price or an area. */
export function FigureRange({ label, bounds }: { label: string; bounds: readonly Bound[] }) {
  const texts = useFilterTexts()
  return (
    <FilterGroup legend={label}>
      <div className="grid grid-cols-2 gap-2">
        {bounds.map((bound) => (
          <FigureInput key={bound.field} {...bound} value={texts[bound.field]} />
        ))}
      </div>
      <p aria-live="polite" className="text-2xs text-danger not-empty:mt-1">
        {isReversed(bounds.map(({ field }) => texts[field])) && RANGE_REVERSED}
      </p>
    </FilterGroup>
  )
}

const FigureInput = memo(function FigureInput({ field, label, value }: Bound & { value: string }) {
  const { type } = useListingForm()

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
      value={value}
      onChange={onChange}
      className={`num ${FILTER_INPUT}`}
    />
  )
})
