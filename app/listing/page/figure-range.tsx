import { type ChangeEvent, memo } from 'react'
import type { Filter } from '#app/listing/search/filter.ts'
import { LONGEST_LIMIT, unreadSentence } from '#app/listing/search/unread-figures.ts'
import { groupThousands } from '#app/ui/form/typed-caret.ts'
import { FILTER_INPUT, FilterFault, FilterGroup, faulty } from './filter-field.tsx'
import type { FilterControl } from './filter-controls.ts'
import { RANGE_REVERSED, isReversed } from './figure-range-order.ts'
import { LISTING_FORM, useFilterTexts, useListingForm } from './listing-form.tsx'

type Props = { label: string; bounds: readonly Filter[] }

/** 'Desde' and 'Hasta' of a price or an area. */
export function FigureRange({ label, bounds }: Props) {
  const texts = useFilterTexts()
  const fields = bounds.map((filter) => {
    const field = filter.param as FilterControl
    return { field, label: filter.label, value: texts[field], unread: unreadSentence(filter, texts[field]) }
  })
  const unread = fields.map((each) => each.unread).find((sentence) => sentence !== null) ?? null
  const isTurned = unread === null && isReversed(fields.map(({ value }) => value))
  const id = `filtro-${fields[0]?.field}-falla`
  return (
    <FilterGroup legend={label}>
      <div className="grid grid-cols-2 gap-2">
        {fields.map((each) => (
          <FigureInput
            key={each.field}
            field={each.field}
            label={each.label}
            value={each.value}
            fault={isTurned || each.unread !== null ? id : null}
          />
        ))}
      </div>
      <FilterFault id={id}>{isTurned ? RANGE_REVERSED : unread}</FilterFault>
    </FilterGroup>
  )
}

type InputProps = { field: FilterControl; label: string; value: string; fault: string | null }

const FigureInput = memo(function FigureInput({ field, label, value, fault }: InputProps) {
  const { type } = useListingForm()

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    groupThousands(event)
    type(field, event.target.value)
  }

  return (
    <input
      {...faulty(fault)}
      form={LISTING_FORM}
      name={field}
      inputMode="decimal"
      maxLength={LONGEST_LIMIT}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      className={`num ${FILTER_INPUT}`}
    />
  )
})
