import type { ChangeEvent } from 'react'
import { FieldGroup, INPUT } from './filter-field.tsx'
import type { FormField } from './filter-controls.ts'
import { LISTING_FORM, useListingForm } from './listing-form.tsx'
import { groupThousands } from '#app/figures/typed-figure.ts'

/** 'Desde' and 'Hasta' of a price or an area. */
export function FigureRange({ label, from, to }: { label: string; from: FormField; to: FormField }) {
  return (
    <FieldGroup legend={label}>
      <div className="grid grid-cols-2 gap-2">
        <FigureInput field={from} bound="Desde" />
        <FigureInput field={to} bound="Hasta" />
      </div>
    </FieldGroup>
  )
}

function FigureInput({ field, bound }: { field: FormField; bound: string }) {
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
      aria-label={bound}
      placeholder={bound}
      value={values[field]}
      onChange={onChange}
      className={`num ${INPUT}`}
    />
  )
}
