import type { ReactNode } from 'react'
import type { Control } from '#app/properties/facts/fact-controls.ts'
import { type FactName, factOf } from '#app/properties/facts/facts.ts'
import { AmenitiesField, SegmentsField } from './choices-field.tsx'
import { Field, SelectField, TextField } from './field.tsx'
import { FigureField, MoneyField, PriceField, Unit } from './figure-field.tsx'
import { useLiveForm } from './live-form.tsx'
import { MunicipalityField } from './municipality-field.tsx'
import { StatePicker } from './state-picker.tsx'
import { TitleField } from './title-field.tsx'

/** The control of a fact, by its kind; photos have a section of their own. */
export function FactField({ name }: { name: FactName }): ReactNode {
  const fact = factOf(name)
  const { label = fact.label, placeholder, note, required } = fact.form
  const field = { name: name as Control, label, placeholder, note, required: Boolean(required) }
  if (name === 'title') return <TitleField label={label} required={field.required} />
  if (name === 'municipality') return <MunicipalityField label={label} />
  switch (fact.kind) {
    case 'text':
      return fact.lines ? <LinesField {...field} /> : <TextField {...field} />
    case 'email':
      return <TextField {...field} type="email" />
    case 'phone':
      return <TextField {...field} type="tel" />
    case 'year':
      return <TextField {...field} />
    case 'day':
      return <DayField {...field} />
    case 'figure':
      return <FigureField {...field} decimals={fact.decimals} after={fact.unit && <Unit>{fact.unit}</Unit>} />
    case 'money':
      return <MoneyField {...field} />
    case 'price':
      return <PriceField {...field} />
    case 'code':
      return name === 'category' ? (
        <SegmentsField {...field} options={fact.codes} labels={fact.labels} />
      ) : (
        <SelectField {...field} options={fact.codes} labels={fact.labels} />
      )
    case 'listed':
      return <StatePicker label={label} options={fact.options} />
    case 'codes':
      return <AmenitiesField groups={fact.groups} />
    case 'photos':
      return null
  }
}

type FieldProps = { name: Control; label: string; required: boolean; note?: string }

function LinesField(field: FieldProps) {
  return (
    <Field {...field}>
      {(control, initial) => <textarea {...control} defaultValue={initial} className="form-control form-text" />}
    </Field>
  )
}

/** A day from today on; one that has passed may stay (decision 10). */
function DayField(field: FieldProps) {
  const { initial, today } = useLiveForm()
  const stored = initial[field.name]
  return <TextField {...field} type="date" min={stored && stored < today ? undefined : today} />
}
